import type { FastifyRequest } from 'fastify';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, conflict, forbidden } from '../../../platform/errors.ts';
import { newId } from '../../../platform/newId.ts';
import { t } from '../../../shared/text.ts';
import { assertSeat, isEmailTaken, lockAccount } from '../../accounts/server/writes.ts';
import type { CurrentUser } from '../../auth/contract.ts';
import { openSession } from '../../auth/server/writes.ts';
import { accountName } from '../../identity/server/reads.ts';
import { agreeToTerms, insertUsers } from '../../identity/server/writes.ts';
import type { TermsRequired } from '../contract.ts';
import { domainOf } from '../rules.ts';
import { type Arrival, keepArrival, spendArrival } from './arrivals.ts';
import { hashOf } from './begin.ts';
import { type ProviderAnswer, type Vouched, vouchedBy } from './claims.ts';
import { providerOf, sealedSignOn } from './provider.ts';
import type { SignOnServices } from './services.ts';
import './tables.ts';

const isOver = (): AppError =>
  new AppError(400, 'sign_in_over', t('This took too long. Please log in again.'));

/** Spends an attempt; throws 400 when it is unknown, over or spent. */
async function spendAttempt({ db, clock }: SignOnServices, state: string) {
  const attempt = await db
    .deleteFrom('sign_on_attempts')
    .where('state_hash', '=', hashOf(state))
    .where('expires_at', '>', clock.now())
    .returning(['account_id', 'nonce', 'sealed_verifier'])
    .executeTakeFirst();
  const settings =
    attempt &&
    (await db
      .selectFrom('sign_on_providers')
      .select(['issuer', 'client_id', 'sealed_client_secret'])
      .where('account_id', '=', attempt.account_id)
      .executeTakeFirst());
  if (!settings) throw isOver();
  return { ...attempt, settings };
}

const userColumns = [
  'users.id',
  'users.account_id',
  'is_active',
  'terms_agreed_at',
  'password_hash',
  'last_sign_in_at',
] as const;

type Person = Awaited<ReturnType<typeof personOf>>;

/** Who never came in any way has not seen the terms. */
const hasAgreed = (person: Person): boolean =>
  person !== undefined &&
  (person.terms_agreed_at !== null || person.password_hash !== null || person.last_sign_in_at !== null);

/** Who it is: whom the provider named before, else whoever has the address. */
async function personOf(db: Db, accountId: string, issuer: string, { subject, email }: Vouched) {
  const known = await db
    .selectFrom('sign_on_subjects')
    .innerJoin('users', 'users.id', 'sign_on_subjects.user_id')
    .select(userColumns)
    .where('sign_on_subjects.account_id', '=', accountId)
    .where('users.account_id', '=', accountId)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return known ?? db.selectFrom('users').select(userColumns).where('email', '=', email).executeTakeFirst();
}

/** Whether a domain was shown to be this account's: then whoever has an address there may join it. */
const isDomainOf = async (db: Db, accountId: string, domain: string): Promise<boolean> =>
  (await db
    .selectFrom('sign_on_domains')
    .select('domain')
    .where('account_id', '=', accountId)
    .where('domain', '=', domain)
    .where('verified_at', 'is not', null)
    .executeTakeFirst()) !== undefined;

const isStaffAccount = async (db: Db, accountId: string): Promise<boolean> =>
  (await db.selectFrom('accounts').select('is_staff').where('id', '=', accountId).executeTakeFirstOrThrow())
    .is_staff;

const remember = (
  tx: Tx | Db,
  row: { account_id: string; issuer: string; subject: string; user_id: string },
) =>
  tx
    .insertInto('sign_on_subjects')
    .values(row)
    .onConflict((oc) => oc.columns(['account_id', 'issuer', 'subject']).doUpdateSet({ user_id: row.user_id }))
    .execute();

const sealedTokenOf = (services: SignOnServices, refreshToken: string | null): string | null =>
  refreshToken === null ? null : sealedSignOn(services).seal(refreshToken);

/**
 * What the provider answered becomes a session of the person it vouches for. Who comes for the first time, or was invited and has not
 * agreed to the terms, is asked for that first. An address joins only by a verified domain of this account or by an invitation into
 * it; staff accounts by invitation alone. Throws 400, 403 or 409 with what stands in the way.
 */
export async function finish(
  services: SignOnServices,
  request: FastifyRequest,
  answer: ProviderAnswer,
): Promise<CurrentUser | TermsRequired> {
  const { db, clock } = services;
  const {
    account_id: accountId,
    settings,
    nonce,
    sealed_verifier,
  } = await spendAttempt(services, answer.state);
  const verifier = sealedSignOn(services).open(sealed_verifier);
  if (verifier === null) throw isOver();
  const provider = await providerOf(services, settings).catch(() => {
    throw isOver();
  });
  const vouched = await vouchedBy(services, provider, answer, { nonce, verifier });
  const person = await personOf(db, accountId, settings.issuer, vouched);
  if (person && person.account_id !== accountId) {
    throw conflict('user_exists', t('This email address belongs to another account.'));
  }
  if (person && !person.is_active) {
    throw forbidden('deactivated', t('The owner of your account took your access away.'));
  }
  const mayJoin =
    person ??
    ((await isDomainOf(db, accountId, domainOf(vouched.email))) && !(await isStaffAccount(db, accountId)));
  if (!mayJoin)
    throw forbidden('not_invited', t('Nobody with this email address was invited into the account.'));
  if (!person || !hasAgreed(person)) {
    const arrival: Arrival = { ...vouched, issuer: settings.issuer, userId: person?.id ?? null };
    return {
      termsRequired: true,
      ticket: await keepArrival(services, accountId, arrival, clock.now()),
      email: vouched.email,
      accountName: await accountName(db, accountId),
    };
  }
  await remember(db, {
    account_id: accountId,
    issuer: settings.issuer,
    subject: vouched.subject,
    user_id: person.id,
  });
  return openSession(services, request, person.id, 'signOn', {
    sealedToken: sealedTokenOf(services, vouched.refreshToken),
  });
}

/** Agrees to the terms for who arrived; a person who is not there yet takes a seat. Throws 403 in a trial, 409 without a free seat. */
export async function join(
  services: SignOnServices,
  request: FastifyRequest,
  ticket: string,
): Promise<CurrentUser> {
  const { db, clock } = services;
  const now = clock.now();
  try {
    const { userId, refreshToken } = await inTransaction(db, async (tx) => {
      const spent = await spendArrival(services, tx, ticket, now);
      if (!spent) throw isOver();
      const { accountId, arrival } = spent;
      const account = await lockAccount(tx, accountId);
      const id = arrival.userId ?? newId();
      if (arrival.userId === null) {
        await assertSeat(services, tx, account);
        await insertUsers(tx, [
          {
            id,
            account_id: accountId,
            email: arrival.email,
            first_name: arrival.firstName,
            last_name: arrival.lastName,
            role: 'USER',
            created_at: now,
          },
        ]);
      }
      await agreeToTerms(tx, id, now);
      const { issuer, subject } = arrival;
      await remember(tx, { account_id: accountId, issuer, subject, user_id: id });
      return { userId: id, refreshToken: arrival.refreshToken };
    });
    return await openSession(services, request, userId, 'signOn', {
      sealedToken: sealedTokenOf(services, refreshToken),
    });
  } catch (error) {
    if (isEmailTaken(error)) {
      throw conflict('user_exists', t('An account with the same email address already exists.'));
    }
    throw error;
  }
}
