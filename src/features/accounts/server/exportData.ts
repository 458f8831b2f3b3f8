import { strToU8, zipSync } from 'fflate';
import type { Db } from '../../../platform/db/schema.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { signInsOf } from '../../auth/server/reads.ts';
import { detailsOf } from './details.ts';
import { membersOf } from './members.ts';
import type { AccountsServices } from './services.ts';

/** Reads what one feature keeps about an account, for the export. */
export type AccountData = (db: Db, accountId: string) => Promise<unknown>;

const requestsOf: AccountData = (db, accountId) =>
  db
    .selectFrom('subscription_requests')
    .select(['plan_id', 'contact_name', 'phone', 'message', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();

const choicesOf: AccountData = (db, accountId) =>
  db
    .selectFrom('accounts')
    .select(['intended_plan', 'intended_jurisdictions', 'intended_areas', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/**
 * Everything that is kept about the actor's account, as a zip of JSON files: its own data here, and one file for each of
 * `others`, by name.
 */
export async function exportData(
  { db, specialAccountId }: AccountsServices,
  actor: Actor,
  others: Record<string, AccountData>,
): Promise<Uint8Array> {
  const { accountId } = actor;
  const parts: Record<string, unknown> = {
    account: await detailsOf(db, accountId, specialAccountId),
    signup: await choicesOf(db, accountId),
    people: (await membersOf(db, accountId, specialAccountId)).members,
    'sign-ins': await signInsOf(db, accountId),
    'subscription-requests': await requestsOf(db, accountId),
  };
  for (const [name, read] of Object.entries(others)) parts[name] = await read(db, accountId);
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [`${name}.json`, strToU8(JSON.stringify(part, null, 2))]),
    ),
  );
}
