import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { lockAccount } from '../../accounts/server/writes.ts';
import type { Actor } from '../../identity/actor.ts';
import { userByEmail } from '../../identity/server/reads.ts';
import { changeAccount } from '../../identity/server/writes.ts';
import { recordName, recordText } from '../rules.ts';
import type { SignOnServices } from './services.ts';
import { assertNamed, audit } from './settings.ts';
import './tables.ts';

const MAX_DOMAINS = 50;

const isTaken = (error: unknown): boolean =>
  (error as { constraint?: string } | null)?.constraint === 'sign_on_domains_verified';

/** Names a domain of the actor's account; naming it twice changes nothing. Throws 409 when it was shown to be another account's. */
export async function addDomain({ db, clock }: SignOnServices, actor: Actor, domain: string): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const { count } = await tx
      .selectFrom('sign_on_domains')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account_id', '=', actor.accountId)
      .executeTakeFirstOrThrow();
    if (count >= MAX_DOMAINS) throw badRequest('domain', t('These are too many domains.'));
    await tx
      .insertInto('sign_on_domains')
      .values({
        account_id: actor.accountId,
        domain,
        record: randomBytes(18).toString('base64url'),
        verified_at: null,
        staff_reason: null,
        created_at: now,
      })
      .onConflict((oc) => oc.doNothing())
      .execute();
    await audit(tx, actor, 'signOn.addDomain', now, { after: { domain } });
  });
}

const verified = async (
  tx: Tx,
  accountId: string,
  domain: string,
  columns: { verified_at: Date; staff_reason: string | null },
): Promise<void> => {
  await tx
    .updateTable('sign_on_domains')
    .set(columns)
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .execute();
};

const toConflict = (error: unknown): never => {
  if (isTaken(error)) throw conflict('domain_taken', t('Another account showed that this domain is theirs.'));
  throw error;
};

/** Looks for the record of a domain in DNS. Throws 400 at `domain` with what has to stand there, 409 when it is another account's. */
export async function verifyDomain(
  { db, clock, resolveTxt }: SignOnServices,
  actor: Actor,
  domain: string,
): Promise<void> {
  const { record } = await assertNamed(db, actor.accountId, domain);
  const texts = await resolveTxt(recordName(domain)).catch(() => []);
  if (!texts.some((pieces) => pieces.join('').trim() === recordText(record))) {
    throw badRequest(
      'domain',
      t('The record was not found at {{name}}. A new one can take an hour to be seen.', {
        name: recordName(domain),
      }),
    );
  }
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await verified(tx, actor.accountId, domain, { verified_at: now, staff_reason: null });
    await audit(tx, actor, 'signOn.verifyDomain', now, {
      before: { domain, isVerified: false },
      after: { domain, isVerified: true, by: 'dns' },
    });
  }).catch(toConflict);
}

/** Staff take the word of an account for a domain it named. Throws 404 where nobody has the address, or the account did not name it. */
export async function verifyByStaff(
  { db, clock }: SignOnServices,
  actor: Actor,
  wish: { email: string; domain: string; reason: string },
): Promise<void> {
  const now = clock.now();
  const person = await userByEmail(db, wish.email);
  if (!person) throw notFound(t('There is nobody with this email.'));
  await assertNamed(db, person.account_id, wish.domain);
  await inTransaction(db, async (tx) => {
    await verified(tx, person.account_id, wish.domain, { verified_at: now, staff_reason: wish.reason });
    const after = { domain: wish.domain, isVerified: true, by: 'staff', reason: wish.reason };
    const before = { domain: wish.domain, isVerified: false };
    await audit(tx, actor, 'signOn.verifyDomain', now, { before, after }, person.account_id);
  }).catch(toConflict);
}

/** Takes a domain away; with the last one nobody can be asked to come by it, so nobody is. */
export async function removeDomain(
  { db, clock }: SignOnServices,
  actor: Actor,
  domain: string,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    await assertNamed(tx, actor.accountId, domain);
    await tx
      .deleteFrom('sign_on_domains')
      .where('account_id', '=', actor.accountId)
      .where('domain', '=', domain)
      .execute();
    const left = await tx
      .selectFrom('sign_on_domains')
      .select('domain')
      .where('account_id', '=', actor.accountId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst();
    if (!left) await changeAccount(tx, actor.accountId, { is_sign_on_required: false });
    await audit(tx, actor, 'signOn.removeDomain', now, { before: { domain } });
  });
}
