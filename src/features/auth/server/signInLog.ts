import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { SignIn } from '../contract.ts';
import type { SignInLogTable } from './tables.ts';

const KEPT_DAYS = 180;
const SHOWN = 100;

export interface SignInEvent {
  userId: string;
  method: SignInLogTable['method'];
  succeeded: boolean;
  clientAddress: string;
  userAgent: string | null;
  at: Date;
}

/** Remembers a sign-in or a failed try of a known person, and sweeps their old ones. */
export async function logSignIn(db: Db, event: SignInEvent): Promise<void> {
  await db
    .insertInto('sign_in_log')
    .values({
      user_id: event.userId,
      at: event.at,
      method: event.method,
      succeeded: event.succeeded,
      client_address: event.clientAddress,
      user_agent: event.userAgent?.slice(0, 300) ?? null,
    })
    .execute();
  await db
    .deleteFrom('sign_in_log')
    .where('user_id', '=', event.userId)
    .where('at', '<', new Date(event.at.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
}

/** Remembers a failed try of whoever has this email: the same statements for somebody and for nobody. */
export async function logFailedSignIn(
  db: Db,
  email: string,
  event: Omit<SignInEvent, 'userId'>,
): Promise<void> {
  await db
    .insertInto('sign_in_log')
    .columns(['user_id', 'at', 'method', 'succeeded', 'client_address', 'user_agent'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .where('email', '=', email)
        .select([
          'id',
          sql<Date>`${event.at}::timestamptz`.as('at'),
          sql<SignInLogTable['method']>`${event.method}`.as('method'),
          sql<boolean>`${event.succeeded}::boolean`.as('succeeded'),
          sql<string>`${event.clientAddress}::text`.as('client_address'),
          sql<string | null>`${event.userAgent?.slice(0, 300) ?? null}::text`.as('user_agent'),
        ]),
    )
    .execute();
}

/** The newest sign-ins of an account's people, newest first. */
export async function signInsOf(db: Db, accountId: string): Promise<SignIn[]> {
  const rows = await db
    .selectFrom('sign_in_log')
    .innerJoin('users', 'users.id', 'sign_in_log.user_id')
    .select([
      'sign_in_log.id',
      'sign_in_log.at',
      'sign_in_log.method',
      'sign_in_log.succeeded',
      'sign_in_log.client_address',
      'sign_in_log.user_agent',
      'users.first_name',
      'users.last_name',
      'users.email',
    ])
    .where('users.account_id', '=', accountId)
    .orderBy('sign_in_log.at', 'desc')
    .orderBy('sign_in_log.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    fullName: `${row.first_name} ${row.last_name}`.trim(),
    email: row.email,
    method: row.method,
    succeeded: row.succeeded,
    clientAddress: row.client_address,
    userAgent: row.user_agent,
  }));
}
