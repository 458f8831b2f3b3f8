import type { Db } from '../../../platform/db/schema.ts';
import './tables.ts';

/** The active person with that email, and whether the account signs in by link. */
export async function userByEmail(db: Db, email: string) {
  return db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .select(['users.id', 'users.email', 'users.first_name', 'users.password_hash', 'accounts.is_mfa_enabled'])
    .where('users.email', '=', email)
    .where('users.is_active', '=', true)
    .executeTakeFirst();
}
