import type { Insertable } from 'kysely';
import { type ArchivableRow, followMerged } from '../../../platform/db/archive.ts';
import { contentHash, type LoadedRow, loadRows, mirrorRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type {
  AreasTable,
  IndustriesTable,
  JurisdictionsTable,
  ProvisionGroupsTable,
  TopicsTable,
} from './tables.ts';

type FromLibrary<T> = Omit<Insertable<T>, keyof LoadedRow | keyof ArchivableRow> & { id: string };

/** The taxonomy and the industries as the library has them. */
export interface CatalogueContent {
  jurisdictions: Insertable<JurisdictionsTable>[];
  areas: FromLibrary<AreasTable>[];
  topics: FromLibrary<TopicsTable>[];
  groups: FromLibrary<ProvisionGroupsTable>[];
  industries: FromLibrary<IndustriesTable>[];
}

/** Brings the catalogue to what the library says; what staff edited, moved or put away stays as they left it. */
export async function loadCatalogue(tx: Tx, content: CatalogueContent): Promise<void> {
  await mirrorRows(tx, 'jurisdictions', 'code', content.jurisdictions);
  const hashed = <T extends object>(row: T) => ({ ...row, content_hash: contentHash(row) });
  const [areaOf, topicOf] = [await followMerged(tx, 'areas'), await followMerged(tx, 'topics')];
  await loadRows(tx, 'areas', content.areas.map(hashed));
  await loadRows(
    tx,
    'topics',
    content.topics.map(hashed).map((topic) => ({ ...topic, area_id: areaOf(topic.area_id) })),
  );
  const groupOf = await followMerged(tx, 'provision_groups');
  await loadRows(
    tx,
    'provision_groups',
    content.groups.map(hashed).map((group) => ({
      ...group,
      topic_id: topicOf(group.topic_id),
      see_also: (group.see_also ?? []).map(groupOf),
    })),
  );
  await loadRows(tx, 'industries', content.industries.map(hashed));
}
