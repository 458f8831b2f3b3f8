import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import '../../catalogue/server/tables.ts';
import '../../legislation/server/tables.ts';
import '../../provisions/server/tables.ts';
import type { Preview } from '../contract.ts';

const actsOf = (db: Db, provisionId: string): Promise<Preview['acts']> =>
  db
    .selectFrom('provision_acts')
    .innerJoin('acts', 'acts.id', 'provision_acts.act_id')
    .select(['acts.name', 'acts.url', 'provision_acts.sections'])
    .where('provision_acts.provision_id', '=', provisionId)
    .orderBy('provision_acts.sort')
    .execute();

/**
 * A published provision that staff marked as a public sample (decisions 7). Anything else is the same 404, so that the page
 * tells a stranger nothing about what exists.
 */
export async function previewOf(db: Db, id: string): Promise<Preview> {
  const row = await db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .innerJoin('areas', 'areas.id', 'topics.area_id')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'provisions.jurisdiction')
    .select([
      'provisions.id',
      'provision_groups.name',
      'areas.name as area',
      'topics.name as topic',
      'provisions.jurisdiction',
      'jurisdictions.name as jurisdictionName',
      'provisions.description',
      'provisions.as_of',
      'provisions.updated_at',
    ])
    .where('provisions.id', '=', id)
    .where('provisions.is_public_sample', '=', true)
    .where('provisions.is_published', '=', true)
    .executeTakeFirst();
  if (!row?.description) throw notFound(t('This page could not be found.'));
  return {
    id: row.id,
    name: row.name,
    area: row.area,
    topic: row.topic,
    jurisdiction: row.jurisdiction,
    jurisdictionName: row.jurisdictionName,
    description: row.description,
    asOf: row.as_of,
    updatedAt: row.updated_at.toISOString(),
    acts: await actsOf(db, row.id),
  };
}
