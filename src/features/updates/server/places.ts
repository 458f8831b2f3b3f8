import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import { placedProvisions } from '../../provisions/server/reads.ts';
import type { UpdateEntry } from '../contract.ts';

/** Where a provision stands, as entries and reminders say it. */
export type Place = Pick<
  UpdateEntry,
  'name' | 'provision' | 'jurisdiction' | 'jurisdictionName' | 'area' | 'topic' | 'url'
>;

/** What `placeOf` needs of a provision, its group, topic, area and jurisdiction. */
export const PLACE_COLUMNS = [
  'provisions.id as provision_id',
  'provisions.jurisdiction',
  'provision_groups.name',
  'jurisdictions.name as jurisdiction_name',
  'areas.id as area_id',
  'areas.name as area_name',
  'topics.id as topic_id',
  'topics.name as topic_name',
] as const;

interface PlaceRow {
  provision_id: string;
  jurisdiction: JurisdictionCode;
  name: string;
  jurisdiction_name: string;
  area_id: string;
  area_name: string;
  topic_id: string;
  topic_name: string;
}

export function placeOf(row: PlaceRow): Place {
  const id = row.provision_id;
  const area = { id: row.area_id, name: row.area_name };
  const topic = { id: row.topic_id, name: row.topic_name };
  return {
    name: row.name,
    provision: { id, name: row.name },
    jurisdiction: row.jurisdiction,
    jurisdictionName: row.jurisdiction_name,
    area,
    topic,
    url: permalinkPath({ id, area, topic }),
  };
}

/** Where these provisions stand, the same for everybody, by id. */
export async function placesByIds(db: Db, provisionIds: string[]): Promise<Map<string, Place>> {
  const rows = await placedProvisions(db)
    .select(PLACE_COLUMNS)
    .where(oneOf('provisions.id', provisionIds))
    .execute();
  return new Map(rows.map((row) => [row.provision_id, placeOf(row)]));
}
