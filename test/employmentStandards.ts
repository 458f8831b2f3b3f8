import type { JurisdictionCode } from '../src/shared/jurisdictions.ts';
import type { TestApp } from './testApp.ts';

/**
 * Ids of published provisions of employment standards in one jurisdiction, always the same: the area that every demo account
 * with a plan has.
 */
export async function employmentStandardsOf(app: TestApp, jurisdiction: JurisdictionCode): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .innerJoin('areas', 'areas.id', 'topics.area_id')
    .select('provisions.id')
    .where('areas.key', '=', 'employment-standards')
    .where('provisions.jurisdiction', '=', jurisdiction)
    .where('provisions.is_published', '=', true)
    .orderBy('provisions.id')
    .limit(6)
    .execute();
  return rows.map(({ id }) => id);
}
