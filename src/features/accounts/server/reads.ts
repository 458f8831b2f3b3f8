import type { Db } from '../../../platform/db/schema.ts';
import './tables.ts';

/** The accounts that asked to be deleted and are still here: a query with the column `account_id`, each once. */
export const openDeletions = (db: Db) =>
  db
    .selectFrom('deletion_requests')
    .select('deletion_requests.account_id')
    .distinct()
    .where('deletion_requests.handled_at', 'is', null);

/** The wishes for deletion that are not worked off, the oldest first; 200 at most, or those of one account. */
export const deletionRequests = (db: Db, accountId?: string) =>
  db
    .selectFrom('deletion_requests as request')
    .innerJoin('accounts', 'accounts.id', 'request.account_id')
    .innerJoin('users', 'users.id', 'request.user_id')
    .select(['request.id', 'request.account_id', 'request.created_at', 'request.reason', 'accounts.name'])
    .select(['users.first_name', 'users.last_name', 'users.email'])
    .where('request.handled_at', 'is', null)
    .$if(accountId !== undefined, (qb) => qb.where('request.account_id', '=', accountId ?? ''))
    .orderBy('request.created_at')
    .limit(200)
    .execute();

export { memberOf, membersOf } from './members.ts';
