import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { placedProvisions } from '../joins.ts';
import { LAW_CHANGED_AT } from '../lawChangedAt.ts';
import { SOURCE_CHANGED_ON } from '../sourceChanges.ts';
import '../publish/publishingTables.ts';

/** The rows of these provisions, whoever asks: what a person may see was decided before. */
export const provisionRows = (db: Db, ids: string[]) =>
  placedProvisions(db)
    .select([
      'provisions.id',
      'provisions.jurisdiction',
      'provisions.is_published',
      'provisions.description',
      'provisions.text_description',
      'provisions.policy',
      'provisions.text_policy',
      'provisions.warning',
      'provisions.text_warning',
      'provisions.effective_date',
      'provisions.as_of',
      'provisions.verification',
      'provisions.confidence',
      'provisions.open_question',
      'provisions.sources',
      'jurisdictions.name as jurisdiction_name',
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'topics.name as topic_name',
      'provision_groups.id as group_id',
      'provision_groups.name as group_name',
    ])
    .select([LAW_CHANGED_AT.as('law_changed_at'), SOURCE_CHANGED_ON.as('source_changed_on')])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('provision_versions')
            .select('provision_versions.id')
            .whereRef('provision_versions.provision_id', '=', 'provisions.id'),
        )
        .as('has_versions'),
    )
    .where(oneOf('provisions.id', ids))
    .execute();

export type ProvisionRow = Awaited<ReturnType<typeof provisionRows>>[number];
