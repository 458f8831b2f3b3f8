import { sql } from 'kysely';
import type { OpenDatabase } from '../../src/platform/db/open.ts';
import type { JurisdictionCode } from '../../src/shared/jurisdictions.ts';
import type { Oracle } from './oracle.ts';

export const STAGE_JURISDICTIONS: JurisdictionCode[] = ['AB', 'FED', 'ON', 'QC', 'SK'];

/** Takes the demo accounts and a part of the library for the stage of a simulated time, and tells the oracle what stands on it. */
export async function setStage(db: OpenDatabase['db'], oracle: Oracle): Promise<void> {
  // The library's own announcements are another story.
  await sql`update upcoming_changes set rolled_in_on = current_date where rolled_in_on is null`.execute(db);
  await sql`update users set last_sign_in_at = now() where email <> 'mfa@demo.test'`.execute(db);
  for (const row of await db.selectFrom('accounts').selectAll().execute()) {
    oracle.accounts.set(row.id, {
      id: row.id,
      isStaff: row.is_staff,
      isSubscribed: row.is_subscription_active,
      trialUntil: row.trial_until,
      jurisdictions: row.selected_jurisdictions,
      areas: row.selected_areas,
    });
  }
  for (const row of await db.selectFrom('users').selectAll().orderBy('email').execute()) {
    oracle.people.set(row.id, {
      id: row.id,
      email: row.email,
      accountId: row.account_id,
      isActive: true,
      hasSignedIn: row.last_sign_in_at !== null,
      often: 'Weekly Summary',
      hasUnsubscribed: false,
      told: 0,
    });
  }
  const provisions = await sql<{
    id: string;
    topic: string;
    area: string;
    jurisdiction: string;
    frozen: boolean;
  }>`
    select p.id, t.id as topic, t.area_id as area, p.jurisdiction, t.frozen_at is not null as frozen
    from provisions p join provision_groups g on g.id = p.provision_group_id join topics t on t.id = g.topic_id
    where p.is_published and p.jurisdiction = any(${STAGE_JURISDICTIONS}::text[]) and t.frozen_at is null
      and t.id in (select id from (select id, row_number() over (partition by area_id order by sort) as n from topics) x where n = 1)
    order by p.id`.execute(db);
  for (const row of provisions.rows) oracle.provisions.set(row.id, { ...row, isPublished: true });
}
