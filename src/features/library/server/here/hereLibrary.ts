import type { Db } from '../../../../platform/db/schema.ts';
import { editedIds, type TableRow, tableRows } from '../../../../platform/db/tableRows.ts';
import { groupBy } from '../../../../shared/groupBy.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { type Entry, type EntryContent, type EntryKind, provisionPlace } from '../../entries/entry.ts';
import { joinLibrary } from '../../entries/joinLibrary.ts';
import { amendments } from '../../format/days.ts';
import type { Library } from '../../format/library.ts';
import { type LibraryIds, libraryIds, ownKey } from '../contentIds.ts';
import { entryRow } from '../entryRow.ts';
import { type StarterEntry, starterEntries } from '../readEntries.ts';
import { citingMerged } from './citingMerged.ts';
import { type Keys, readKeys } from './keys.ts';
import {
  areaHere,
  billHere,
  groupHere,
  industryHere,
  instrumentHere,
  requirementHere,
  ruleHere,
  topicHere,
} from './others.ts';
import { provisionHere } from './provisions.ts';
import { storedTable } from './storedTables.ts';

/** An entry as this database has it. */
export interface HereEntry extends Entry {
  /** Its row; null of a file. */
  row: { table: string; id: string } | null;
  /** What the starter library says of it; null of staff's own. */
  starter: StarterEntry | null;
  /** Staff changed or made it: its content was read from the database. */
  isEdited: boolean;
}

export interface Here {
  /** In the order of the files; what staff made comes last of its file. */
  entries: HereEntry[];
  ids: LibraryIds;
  keys: Keys;
  /** The library as the starter files have it. */
  starter: Library;
}

/** The rows of a table that belong to each of these, by the id of what they belong to. */
async function childrenOf(
  db: Db,
  table: string,
  ids: readonly string[],
): Promise<(id: string) => TableRow[]> {
  const spec = storedTable(table);
  const rows = groupBy(await tableRows(db, spec, ids), (row) => String(row[spec.of ?? 'id']));
  return (id) => rows.get(id) ?? [];
}

/** Reads the rows of one kind and says how each of them reads in a file. */
type Reader = (
  db: Db,
  rows: readonly TableRow[],
  about: {
    baseOf: (id: string) => EntryContent | undefined;
    keyOf: (row: TableRow) => string;
    keys: Keys;
    ids: LibraryIds;
    amendedOn: (group: string, jurisdiction: JurisdictionCode) => string | undefined;
    isWritten: (group: string, jurisdiction: string) => boolean;
  },
) => Promise<(row: TableRow) => EntryContent>;

const idOf = (row: TableRow): string => String(row.id);
const idsOf = (rows: readonly TableRow[]): string[] => rows.map(idOf);

const READERS: Record<string, { kind: EntryKind; read: Reader }> = {
  areas: {
    kind: 'area',
    read:
      async (_, __, { baseOf }) =>
      (row) =>
        areaHere(baseOf(idOf(row)), row),
  },
  topics: {
    kind: 'topic',
    read:
      async (_, __, { baseOf }) =>
      (row) =>
        topicHere(baseOf(idOf(row)), row),
  },
  provision_groups: {
    kind: 'group',
    read:
      async (_, __, { baseOf, keys }) =>
      (row) =>
        groupHere(baseOf(idOf(row)), row, keys),
  },
  industries: {
    kind: 'industry',
    read:
      async (_, __, { baseOf, keyOf }) =>
      (row) =>
        industryHere(baseOf(idOf(row)), row, keyOf(row)),
  },
  acts: {
    kind: 'instrument',
    read:
      async (_, __, { baseOf, keys }) =>
      (row) =>
        instrumentHere(baseOf(idOf(row)), row, keys, 'act'),
  },
  regulations: {
    kind: 'instrument',
    read:
      async (_, __, { baseOf, keys }) =>
      (row) =>
        instrumentHere(baseOf(idOf(row)), row, keys, 'regulation'),
  },
  bills: {
    kind: 'bill',
    read: async (db, rows, { baseOf, keyOf, keys, ids }) => {
      const parts = await childrenOf(db, 'bill_parts', idsOf(rows));
      const stages = await childrenOf(db, 'bill_stage_dates', idsOf(rows));
      const acts = await childrenOf(db, 'bill_acts', idsOf(rows));
      const regulations = await childrenOf(db, 'bill_regulations', idsOf(rows));
      return (row) => {
        const id = idOf(row);
        const children = {
          parts: parts(id),
          stages: stages(id),
          acts: acts(id),
          regulations: regulations(id),
        };
        return billHere(baseOf(id), { row, ...children }, keys, ids, keyOf(row));
      };
    },
  },
  provisions: {
    kind: 'provision',
    read: async (db, rows, { baseOf, keys, amendedOn, isWritten }) => {
      const values = await childrenOf(db, 'provision_values', idsOf(rows));
      const acts = await childrenOf(db, 'provision_acts', idsOf(rows));
      const regulations = await childrenOf(db, 'provision_regulations', idsOf(rows));
      const references = await childrenOf(db, 'provision_references', idsOf(rows));
      return (row) => {
        const id = idOf(row);
        const jurisdiction = row.jurisdiction as JurisdictionCode;
        return provisionHere(
          baseOf(id),
          {
            row,
            values: values(id),
            acts: acts(id),
            regulations: regulations(id),
            references: references(id),
          },
          keys,
          (group) => isWritten(group, jurisdiction),
          amendedOn(keys.group(String(row.provision_group_id)), jurisdiction),
        );
      };
    },
  },
  special_rules: {
    kind: 'specialRule',
    read: async (db, rows, { baseOf, keyOf, keys }) => {
      const groups = await childrenOf(db, 'special_rule_groups', idsOf(rows));
      const industries = await childrenOf(db, 'special_rule_industries', idsOf(rows));
      const acts = await childrenOf(db, 'special_rule_acts', idsOf(rows));
      const regulations = await childrenOf(db, 'special_rule_regulations', idsOf(rows));
      return (row) => {
        const id = idOf(row);
        const children = {
          ...{ groups: groups(id), industries: industries(id), acts: acts(id), regulations: regulations(id) },
        };
        return ruleHere(baseOf(id), { row, ...children }, keys, keyOf(row));
      };
    },
  },
  checklist_requirements: {
    kind: 'requirement',
    read: async (db, rows, { baseOf, keyOf, keys }) => {
      const acts = await childrenOf(db, 'checklist_requirement_acts', idsOf(rows));
      const regulations = await childrenOf(db, 'checklist_requirement_regulations', idsOf(rows));
      const deadlines = groupBy(await tableRows(db, storedTable('deadlines')), (row) =>
        String(row.requirement_id),
      );
      return (row) => {
        const id = idOf(row);
        const stored = {
          row,
          acts: acts(id),
          regulations: regulations(id),
          deadline: deadlines.get(id)?.[0],
        };
        return requirementHere(baseOf(id), stored, keys, keyOf(row));
      };
    },
  },
};

/** The file in which a thing of staff's own is written. */
const fileOf = (kind: EntryKind, key: string, row: TableRow): string => {
  const jurisdiction = String(row.jurisdiction);
  if (kind === 'provision') return `provisions/${provisionPlace(key).group}.yaml`;
  if (kind === 'bill') return `bills/${jurisdiction}.yaml`;
  if (kind === 'specialRule') return `special-rules/${jurisdiction}.yaml`;
  if (kind === 'requirement') return `checklists/${jurisdiction}.yaml`;
  if (kind === 'industry') return 'industries.yaml';
  return kind === 'instrument' ? 'acts.yaml' : 'taxonomy.yaml';
};

/**
 * The library as this database has it, entry by entry: what nobody changed is the file's own words, what staff changed or made is read
 * from its rows. What the library took out (`moved.yaml`) is left out.
 */
export async function hereLibrary(db: Db): Promise<Here> {
  const starter = await starterEntries(db);
  const { library } = joinLibrary(starter);
  const ids = libraryIds(library.moved);
  const keys = await readKeys(db);
  const amendedOn = amendments(library);
  const placed = starter.map((one) => ({ one, row: entryRow(one, ids) }));
  const byRow = new Map(
    placed.flatMap(({ one, row }) => (row ? [[`${row.table} ${row.id}`, one] as const] : [])),
  );
  const citing = await citingMerged(db, placed);
  const written = new Set((await db.selectFrom('provisions').select('id').execute()).map(({ id }) => id));
  const here = new Map<string, HereEntry>();
  const own: HereEntry[] = [];
  for (const [table, { kind, read }] of Object.entries(READERS)) {
    const spec = storedTable(table);
    const edited = new Set(await editedIds(db, table));
    const known = (id: string): boolean => byRow.has(`${table} ${id}`);
    const wanted = [...edited];
    for (const name of citing) if (name.startsWith(`${table} `)) wanted.push(name.slice(table.length + 1));
    const rows = (await tableRows(db, spec, wanted)).filter(({ content_hash }) => content_hash !== 'gone');
    const keyOf = (row: TableRow): string => {
      const starterKey = byRow.get(`${table} ${idOf(row)}`)?.key;
      if (starterKey) return starterKey;
      if (kind !== 'provision') return String(row.key ?? ownKey(idOf(row)));
      return `${keys.group(String(row.provision_group_id))} ${row.jurisdiction}`;
    };
    const present = await read(db, rows, {
      baseOf: (id) => byRow.get(`${table} ${id}`)?.content,
      ...{ keyOf, keys, ids, amendedOn },
      isWritten: (group, jurisdiction) => written.has(ids.provision(group, jurisdiction as JurisdictionCode)),
    });
    for (const row of rows) {
      const id = idOf(row);
      const from = byRow.get(`${table} ${id}`) ?? null;
      // Withdrawn by a newer library, which says nothing of it any more, and never changed here.
      if (!from && row.content_hash !== null && !edited.has(id)) continue;
      const key = keyOf(row);
      const entry = {
        ...{ kind, key, file: from?.file ?? fileOf(kind, key, row), content: present(row) },
        ...{ row: { table, id }, starter: from, isEdited: true },
      };
      if (known(id)) here.set(`${table} ${id}`, entry);
      else own.push(entry);
    }
  }
  own.sort((a, b) => (a.key < b.key ? -1 : 1));
  const entries = placed.map(({ one, row }): HereEntry => {
    const changed = row && here.get(`${row.table} ${row.id}`);
    const { kind, key, file, content } = one;
    return changed ?? { kind, key, file, content, row, starter: one, isEdited: false };
  });
  return { entries: [...entries, ...own], ids, keys, starter: library };
}
