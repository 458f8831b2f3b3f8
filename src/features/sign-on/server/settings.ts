import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { lockAccount } from '../../accounts/server/writes.ts';
import type { Actor } from '../../identity/actor.ts';
import { changeAccount, endSessionsWithoutSignOn, endSignOnSessions } from '../../identity/server/writes.ts';
import type { SignOn } from '../contract.ts';
import { recordName, recordText } from '../rules.ts';
import { discover, redirectUri, sealedSignOn } from './provider.ts';
import type { SignOnServices } from './services.ts';
import './tables.ts';

const peopleOutside = (db: Db, accountId: string, domains: string[]) =>
  db
    .selectFrom('users')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account_id', '=', accountId)
    .where('is_active', '=', true)
    .where('role', 'not in', ['ACCOUNT_OWNER', 'ADMIN'])
    .$if(domains.length > 0, (qb) =>
      qb.where(({ not, or, eb }) => not(or(domains.map((domain) => eb('email', 'like', `%@${domain}`))))),
    )
    .executeTakeFirstOrThrow();

/** Single sign-on of an account as its owner sees it. */
export async function signOnOf({ db, config }: SignOnServices, accountId: string): Promise<SignOn> {
  const { is_sign_on_required } = await db
    .selectFrom('accounts')
    .select('is_sign_on_required')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const provider = await db
    .selectFrom('sign_on_providers')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const domains = await db
    .selectFrom('sign_on_domains')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('domain')
    .execute();
  const verified = domains.filter(({ verified_at }) => verified_at !== null).map(({ domain }) => domain);
  return {
    provider: provider
      ? {
          issuer: provider.issuer,
          clientId: provider.client_id,
          hasSecret: provider.sealed_client_secret !== null,
        }
      : null,
    redirectUri: redirectUri(config),
    isRequired: is_sign_on_required,
    domains: domains.map(({ domain, verified_at, record }) => ({
      domain,
      verifiedAt: verified_at?.toISOString() ?? null,
      recordName: recordName(domain),
      record: recordText(record),
    })),
    peopleOutside: (await peopleOutside(db, accountId, verified)).count,
  };
}

/** Writes in the audit log what was changed, of the actor's account unless another is named; secrets never stand there. */
export const audit = (
  tx: Tx,
  actor: Actor,
  action: string,
  at: Date,
  change: { before?: Record<string, unknown>; after?: Record<string, unknown> },
  accountId = actor.accountId,
): Promise<void> =>
  recordAudit(tx, {
    at,
    actor: { userId: actor.userId, email: actor.email },
    action,
    subject: { kind: 'account', id: accountId },
    ...change,
  });

type Settings = { issuer: string; client_id: string; sealed_client_secret: string | Buffer | null };

/** A provider as the log tells of it. */
const logged = ({ issuer, client_id, sealed_client_secret }: Settings) => ({
  issuer,
  clientId: client_id,
  hasSecret: sealed_client_secret !== null,
});

const secretOf = (services: SignOnServices, accountId: string) =>
  services.db
    .selectFrom('sign_on_providers')
    .select(['issuer', 'client_id', 'sealed_client_secret'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

/**
 * Sets the provider of the actor's account. It is asked how it is talked to first; throws 400 at `issuer` when it does not answer as
 * a provider does. Another provider than before ends the sessions that the old one vouched for.
 */
export async function configure(
  services: SignOnServices,
  actor: Actor,
  wish: { issuer: string; clientId: string; clientSecret?: string },
): Promise<void> {
  const { db, clock } = services;
  const before = await secretOf(services, actor.accountId);
  const isSame = before?.issuer === wish.issuer && before.client_id === wish.clientId;
  const sealed = wish.clientSecret
    ? sealedSignOn(services).seal(wish.clientSecret)
    : isSame
      ? before.sealed_client_secret
      : null;
  const settings = { issuer: wish.issuer, client_id: wish.clientId, sealed_client_secret: sealed };
  await discover(services, settings).catch(() => {
    throw badRequest(
      'issuer',
      t(
        'No provider of OpenID Connect answers at this address. It must be exactly the issuer, on the public internet.',
      ),
    );
  });
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    await tx
      .insertInto('sign_on_providers')
      .values({ account_id: actor.accountId, ...settings, updated_at: now })
      .onConflict((oc) => oc.column('account_id').doUpdateSet({ ...settings, updated_at: now }))
      .execute();
    if (!isSame) await endSignOnSessions(tx, actor.accountId, now);
    await audit(tx, actor, 'signOn.configure', now, {
      ...(before ? { before: logged(before) } : {}),
      after: logged(settings),
    });
  });
}

/** Ends single sign-on: people come in as before, those without a password by *Forgot password?*. */
export async function removeProvider({ db, clock }: SignOnServices, actor: Actor): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.accountId);
    const before = await tx
      .deleteFrom('sign_on_providers')
      .where('account_id', '=', actor.accountId)
      .returning(['issuer', 'client_id', 'sealed_client_secret'])
      .executeTakeFirst();
    await changeAccount(tx, actor.accountId, { is_sign_on_required: false });
    await endSignOnSessions(tx, actor.accountId, now);
    await audit(tx, actor, 'signOn.remove', now, before ? { before: logged(before) } : {});
  });
}

/** Asks single sign-on of everybody but the owners, and ends their other sessions; or of nobody. Throws 409 while nobody could come in. */
export async function requireSignOn(
  { db, clock }: SignOnServices,
  actor: Actor,
  isRequired: boolean,
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    const account = await lockAccount(tx, actor.accountId);
    const ready = await tx
      .selectFrom('sign_on_providers')
      .innerJoin('sign_on_domains', 'sign_on_domains.account_id', 'sign_on_providers.account_id')
      .select('domain')
      .where('sign_on_providers.account_id', '=', actor.accountId)
      .where('verified_at', 'is not', null)
      .executeTakeFirst();
    if (isRequired && !ready) {
      throw conflict('sign_on_not_ready', t('Set a provider and verify a domain first.'));
    }
    await changeAccount(tx, actor.accountId, { is_sign_on_required: isRequired });
    if (isRequired) await endSessionsWithoutSignOn(tx, actor.accountId, now);
    await audit(tx, actor, 'signOn.require', now, {
      before: { isRequired: account.is_sign_on_required },
      after: { isRequired },
    });
  });
}

/** Throws 404 unless the account named this domain. */
export async function assertNamed(tx: Db | Tx, accountId: string, domain: string) {
  const row = await tx
    .selectFrom('sign_on_domains')
    .select(['record', 'verified_at'])
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}
