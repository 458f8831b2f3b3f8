import type { Insertable } from 'kysely';
import { contentHash, loadRows, mirrorRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type {
  AreasTable,
  IndustriesTable,
  JurisdictionsTable,
  ProvisionGroupsTable,
  TopicsTable,
} from './tables.ts';

/** The taxonomy and the industries as the library has them. */
export interface CatalogueContent {
  jurisdictions: Insertable<JurisdictionsTable>[];
  areas: Insertable<AreasTable>[];
  topics: Insertable<TopicsTable>[];
  groups: Insertable<ProvisionGroupsTable>[];
  industries: Pick<Insertable<IndustriesTable>, 'id' | 'key' | 'name' | 'kind' | 'naics'>[];
}

/** Brings the catalogue to what the library says. Industries that staff renamed keep their name. */
export async function loadCatalogue(tx: Tx, content: CatalogueContent): Promise<void> {
  await mirrorRows(tx, 'jurisdictions', 'code', content.jurisdictions);
  await mirrorRows(tx, 'areas', 'id', content.areas);
  await mirrorRows(tx, 'topics', 'id', content.topics);
  await mirrorRows(tx, 'provision_groups', 'id', content.groups);
  await loadRows(
    tx,
    'industries',
    content.industries.map((industry) => ({ ...industry, content_hash: contentHash(industry) })),
  );
}
