import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { heldProvisions } from '../../reports/server/reads.ts';
import { optedOut } from '../../subscriptions/server/reads.ts';
import { watchersOf } from '../../watchlist/server/reads.ts';
import type { Frequency } from '../contract.ts';
import { DEFAULT_FREQUENCY, SUMMARY_EMAILS } from './frequency.ts';
import './tables.ts';

/** Somebody whose summaries would tell of a provision. */
export interface Subscriber {
  userId: string;
  accountId: string;
  frequency: Frequency;
}

/**
 * Who follows a provision by a report or the watchlist and gets summaries. What their accounts may see is not looked at here; nor are
 * watched searches, which an index answers for one person at a time.
 */
export async function subscribersOf(
  db: Db,
  provision: { id: string; topicId: string; jurisdiction: JurisdictionCode },
): Promise<Subscriber[]> {
  const { rows } = await sql<Subscriber>`
    select u.id as "userId", u.account_id as "accountId",
      coalesce(p.notification_frequency, ${DEFAULT_FREQUENCY}) as frequency
    from users u left join user_preferences p on p.user_id = u.id
    where u.is_active and u.last_sign_in_at is not null
      and u.id in (
        select h.user_id from (${heldProvisions()}) h where h.provision_id = ${provision.id}
        union select w.user_id from (${watchersOf(provision.topicId, provision.jurisdiction)}) w)
      and not exists (${optedOut(db, SUMMARY_EMAILS).where('email_opt_outs.user_id', '=', sql.ref<string>('u.id'))})
      and coalesce(p.notification_frequency, ${DEFAULT_FREQUENCY}) <> 'Never'`.execute(db);
  return rows;
}
