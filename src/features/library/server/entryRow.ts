import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { type Entry, provisionPlace } from '../entries/entry.ts';
import type { LibraryIds } from './contentIds.ts';

/** The table and id of the row that an entry is in the database; null of a file, which has none. */
export function entryRow(
  { kind, key, content }: Pick<Entry, 'kind' | 'key' | 'content'>,
  ids: LibraryIds,
): { table: string; id: string } | null {
  switch (kind) {
    case 'file':
      return null;
    case 'area':
      return { table: 'areas', id: ids.area(key) };
    case 'topic':
      return { table: 'topics', id: ids.topic(key) };
    case 'group':
      return { table: 'provision_groups', id: ids.group(key) };
    case 'industry':
      return { table: 'industries', id: ids.industry(key) };
    case 'instrument':
      return { table: content.type === 'act' ? 'acts' : 'regulations', id: ids.instrument(key) };
    case 'bill':
      return { table: 'bills', id: ids.bill(key) };
    case 'specialRule':
      return { table: 'special_rules', id: ids.specialRule(key) };
    case 'requirement':
      return { table: 'checklist_requirements', id: ids.requirement(key) };
    case 'provision': {
      const { group, jurisdiction } = provisionPlace(key);
      return { table: 'provisions', id: ids.provision(group, jurisdiction as JurisdictionCode) };
    }
  }
}

/** The tables whose rows are entries. */
export const ENTRY_TABLES = [
  ...['areas', 'topics', 'provision_groups', 'industries', 'acts', 'regulations'],
  ...['provisions', 'bills', 'special_rules', 'checklist_requirements'],
];
