import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, conflict, notFound } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import { t } from '../../../../shared/text.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { NewFactor, OwnFactors } from '../../factorsContract.ts';
import { MAX_FACTORS } from '../../rules.ts';
import { writeFactorEmail } from '../emails.ts';
import { linkIsOver } from '../linkIsOver.ts';
import type { AuthServices } from '../services.ts';
import { openChallenge, readChallenge, spendChallenge } from './challenges.ts';
import { codesLeft, factorsOf, noteFactors, presentFactor } from './factorStore.ts';
import { newPasskeyOptions, readNewPasskey } from './passkeys.ts';
import { makeRecoveryCodes } from './recoveryCodes.ts';
import { relyingParty, sealedFactors } from './spendFactor.ts';
import { makeTotp, spendTotp } from './totp.ts';

const recipient = ({ email, firstName }: Actor) => ({ email, firstName });

/** The actor's factors, and what their account asks for. */
export async function ownFactors({ db }: AuthServices, actor: Actor): Promise<OwnFactors> {
  const rows = await factorsOf(db, actor.userId);
  return {
    factors: rows.map(presentFactor),
    recoveryCodesLeft: await codesLeft(db, actor.userId),
    requiredFrom: actor.account.factorRequiredFrom?.toISOString() ?? null,
  };
}

async function assertRoom(services: AuthServices, actor: Actor) {
  const rows = await factorsOf(services.db, actor.userId);
  if (rows.length >= MAX_FACTORS)
    throw conflict('too_many', t('You have {{max}} factors already.', { max: MAX_FACTORS }));
  return rows;
}

/** Begins to add an authenticator app; it is no factor until its first code was right. */
export async function beginApp(services: AuthServices, actor: Actor) {
  const { db, clock, config } = services;
  await assertRoom(services, actor);
  const { secret, uri } = await makeTotp(config.productName, actor.email);
  const id = newId();
  await inTransaction(db, async (tx) => {
    await tx
      .deleteFrom('sign_in_factors')
      .where('user_id', '=', actor.userId)
      .where('confirmed_at', 'is', null)
      .execute();
    await tx
      .insertInto('sign_in_factors')
      .values({
        id,
        user_id: actor.userId,
        kind: 'totp',
        name: t('Authenticator app'),
        created_at: clock.now(),
        confirmed_at: null,
        last_used_at: null,
        credential_id: null,
        public_key: null,
        sealed_secret: sealedFactors(services).seal(secret),
      })
      .execute();
  });
  return { id, secret, uri };
}

/** Tells of a new factor by email, and makes recovery codes with the first one. */
async function finishAdding(services: AuthServices, actor: Actor, name: string): Promise<NewFactor> {
  const { db, clock, brand } = services;
  return inTransaction(db, async (tx) => {
    const had = await codesLeft(tx, actor.userId);
    await noteFactors(tx, actor.userId);
    await writeFactorEmail(tx, brand, recipient(actor), { what: 'added', name, at: clock.now() });
    return {
      recoveryCodes: had > 0 ? null : await makeRecoveryCodes(tx, sealedFactors(services), actor.userId),
    };
  });
}

/** Makes an authenticator app a factor by its first code. */
export async function confirmApp(
  services: AuthServices,
  actor: Actor,
  id: string,
  code: string,
): Promise<NewFactor> {
  const { db, clock } = services;
  const now = clock.now();
  const row = await db
    .selectFrom('sign_in_factors')
    .select(['id', 'name', 'sealed_secret'])
    .where('id', '=', id)
    .where('user_id', '=', actor.userId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound();
  return inTransaction(db, async (tx) => {
    if (!(await spendTotp(tx, sealedFactors(services), row, code.replace(/\s/g, ''), now))) {
      throw badRequest('code', t('This code is not right. Does your device show the right time?'));
    }
    await tx.updateTable('sign_in_factors').set({ confirmed_at: now }).where('id', '=', id).execute();
    return finishAdding(services, actor, row.name);
  });
}

/** Begins to add a passkey. */
export async function beginPasskey(services: AuthServices, actor: Actor) {
  const { db, clock } = services;
  const rows = await assertRoom(services, actor);
  const fullName = `${actor.firstName} ${actor.lastName}`.trim();
  const options = await newPasskeyOptions(relyingParty(services), { ...actor, fullName }, rows);
  const waiting = {
    user_id: actor.userId,
    purpose: 'addPasskey',
    method: null,
    challenge: options.challenge,
  } as const;
  return { ticket: await openChallenge(db, waiting, clock.now()), options: { ...options } };
}

/** Makes the passkey that the browser made a factor. */
export async function addPasskey(
  services: AuthServices,
  actor: Actor,
  given: { ticket: string; passkey: unknown; name: string },
): Promise<NewFactor> {
  const { db, clock } = services;
  const now = clock.now();
  const waiting = await readChallenge(db, given.ticket, 'addPasskey', now);
  if (!waiting || waiting.user_id !== actor.userId) throw linkIsOver();
  const made = await readNewPasskey(relyingParty(services), given.passkey, waiting.challenge);
  if (!made) throw badRequest('passkey', t('This passkey could not be read. Please try again.'));
  return inTransaction(db, async (tx) => {
    if (!(await spendChallenge(tx, given.ticket))) throw linkIsOver();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('sign_in_factors')
      .values({
        id: newId(),
        user_id: actor.userId,
        kind: 'passkey',
        name: given.name,
        created_at: now,
        confirmed_at: now,
        last_used_at: null,
        credential_id: made.credentialId,
        public_key: made.publicKey,
        counter: made.counter,
        transports: made.transports,
        sealed_secret: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) throw conflict('passkey_known', t('This passkey is in use already.'));
    return finishAdding(services, actor, given.name);
  });
}

/** Takes one of the actor's factors away; the last one stays where the account asks for one. */
export async function removeFactor(services: AuthServices, actor: Actor, id: string): Promise<void> {
  const { db, clock, brand } = services;
  await inTransaction(db, async (tx) => {
    const gone = await tx
      .deleteFrom('sign_in_factors')
      .where('id', '=', id)
      .where('user_id', '=', actor.userId)
      .returning('name')
      .executeTakeFirst();
    if (!gone) throw notFound();
    if (!(await noteFactors(tx, actor.userId)) && actor.account.factorRequiredFrom) {
      throw conflict(
        'factor_required',
        t('Your account asks everybody for a second factor. Add another one first.'),
      );
    }
    await writeFactorEmail(tx, brand, recipient(actor), {
      what: 'removed',
      name: gone.name,
      at: clock.now(),
    });
  });
}

/** New recovery codes in place of the old ones, shown once. */
export async function renewCodes(services: AuthServices, actor: Actor): Promise<NewFactor> {
  const { db } = services;
  if ((await factorsOf(db, actor.userId)).length === 0) throw notFound();
  return inTransaction(db, async (tx) => ({
    recoveryCodes: await makeRecoveryCodes(tx, sealedFactors(services), actor.userId),
  }));
}
