import type { Db } from '../../../platform/db/schema.ts';
import './tables.ts';

/** The domains that an account named, with who showed that they are its own: DNS, or staff with a reason. */
export const domainsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('sign_on_domains')
    .select(['domain', 'verified_at', 'staff_reason'])
    .where('account_id', '=', accountId)
    .orderBy('domain')
    .execute();
