import type { TableRow } from '../../../../platform/db/tableRows.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { titlesOf } from '../../../legislation/bilingualName.ts';
import { assentStage, introductionStage } from '../../../legislation/stages.ts';
import type { EntryContent } from '../../entries/entry.ts';
import type { LibraryIds } from '../contentIds.ts';
import type { Keys } from './keys.ts';
import { citationsOver, laidOver, standingOver, textOver } from './overlay.ts';

type Base = EntryContent | undefined;

const bySort = (rows: readonly TableRow[]): TableRow[] =>
  [...rows].sort((a, b) => Number(a.sort ?? 0) - Number(b.sort ?? 0));

const citations = (base: Base, acts: readonly TableRow[], regulations: readonly TableRow[], keys: Keys) => {
  const cited = (rows: readonly TableRow[], column: string) =>
    bySort(rows).map((row) => ({ id: String(row[column]), sections: row.sections as string | null }));
  return {
    acts: citationsOver(base?.acts, cited(acts, 'act_id'), keys.instrument),
    regulations: citationsOver(base?.regulations, cited(regulations, 'regulation_id'), keys.instrument),
  };
};

/** Keys of a list that has no order of its own: those of the file first, as it has them. */
function keysOver(base: unknown, keys: readonly string[]): string[] {
  const before = (Array.isArray(base) ? base : []) as string[];
  return [
    ...before.filter((key) => keys.includes(key)),
    ...keys.filter((key) => !before.includes(key)).sort(),
  ];
}

const lastPart = (key: string): string => key.split('/').at(-1) ?? key;

export const areaHere = (base: Base, row: TableRow): EntryContent =>
  laidOver(base ?? { key: row.key }, {
    code: row.code,
    name: row.name,
    jurisdictions: row.jurisdictions,
  });

export const topicHere = (base: Base, row: TableRow): EntryContent =>
  laidOver(base ?? { key: lastPart(String(row.key)) }, { name: row.name, frozenAt: row.frozen_at });

/** A list of the database as a file says it, which leaves out an empty one. */
const someOf = (list: unknown): string[] | undefined =>
  Array.isArray(list) && list.length > 0 ? (list as string[]) : undefined;

/** `fields` stay as the file has them where the database holds the same. */
export function groupHere(base: Base, row: TableRow, keys: Keys): EntryContent {
  const fields = Object.fromEntries(
    ((row.fields ?? []) as EntryContent[]).map(({ key, ...field }) => [
      String(key),
      laidOver((base?.fields as Record<string, EntryContent> | undefined)?.[String(key)], field),
    ]),
  );
  const has = Object.keys(fields).length > 0 || base?.fields !== undefined;
  return laidOver(base ?? { key: lastPart(String(row.key)) }, {
    name: row.name,
    fields: has ? fields : undefined,
    searchWords: someOf(row.search_words),
    seeAlso: someOf(row.see_also)?.map(keys.group),
  });
}

export const industryHere = (base: Base, row: TableRow, key: string): EntryContent =>
  laidOver(base ?? { id: key }, { name: row.name, kind: row.kind, naics: row.naics });

export function instrumentHere(
  base: Base,
  row: TableRow,
  keys: Keys,
  type: 'act' | 'regulation',
): EntryContent {
  const { english, french } = titlesOf(String(row.name));
  return laidOver(base ?? { id: keys.instrument(String(row.id)) }, {
    jurisdiction: row.jurisdiction,
    area: keys.area(String(row.area_id)),
    type,
    act: row.act_id ? keys.instrument(String(row.act_id)) : undefined,
    title: english,
    titleFr: french,
    citation: row.citation,
    url: row.url,
    confidence: base?.confidence ?? 'medium',
    verification: row.verification,
    editorNote: row.editor_note,
  });
}

export interface StoredRule {
  row: TableRow;
  groups: TableRow[];
  industries: TableRow[];
  acts: TableRow[];
  regulations: TableRow[];
}

export function ruleHere(base: Base, stored: StoredRule, keys: Keys, key: string): EntryContent {
  const { row } = stored;
  return laidOver(base ?? { id: key }, {
    type: row.type,
    groups: keysOver(
      base?.groups,
      stored.groups.map((one) => keys.group(String(one.provision_group_id))),
    ),
    industries: bySort(stored.industries).map((one) => keys.industry(String(one.industry_id))),
    ...citations(base, stored.acts, stored.regulations, keys),
    description: textOver(base?.description, row.description),
    values: base?.values ?? [],
    ...standingOver(base, row),
  });
}

export interface StoredRequirement {
  row: TableRow;
  acts: TableRow[];
  regulations: TableRow[];
  deadline: TableRow | undefined;
}

export function requirementHere(
  base: Base,
  stored: StoredRequirement,
  keys: Keys,
  key: string,
): EntryContent {
  const { row, deadline } = stored;
  return laidOver(base ?? { id: key }, {
    type: row.type,
    requirement: row.requirement,
    group: keys.group(String(row.provision_group_id)),
    minEmployees: row.min_employees,
    maxEmployees: row.max_employees,
    frequency: row.frequency,
    deadline: deadline?.once_on ?? deadline?.yearly_on,
    from: row.starts_on,
    ...citations(base, stored.acts, stored.regulations, keys),
    ...standingOver(base, row),
  });
}

export interface StoredBill {
  row: TableRow;
  parts: TableRow[];
  stages: TableRow[];
  acts: TableRow[];
  regulations: TableRow[];
}

/** What a bill would change is said of its parts as the file has them; parts of staff's own change nothing but by rows of their own. */
export function billHere(
  base: Base,
  stored: StoredBill,
  keys: Keys,
  ids: LibraryIds,
  key: string,
): EntryContent {
  const { row } = stored;
  const jurisdiction = row.jurisdiction as JurisdictionCode;
  const own = [introductionStage(jurisdiction, row.number as string | null), assentStage(jurisdiction)];
  const stages = stored.stages
    .filter(({ stage }) => row.kind !== 'bill' || !own.includes(String(stage)))
    .map(({ stage, reached_on }) => [String(stage), String(reached_on)] as const);
  const before = (base?.stages ?? {}) as Record<string, string>;
  const rank = (stage: string): number => Object.keys(before).indexOf(stage);
  const parts = (base?.parts ?? []) as EntryContent[];
  const affects = (base?.affects ?? { groups: [], awaits: [] }) as EntryContent;
  const instruments = [
    ...stored.acts.map(({ act_id }) => keys.instrument(String(act_id))),
    ...stored.regulations.map(({ regulation_id }) => keys.instrument(String(regulation_id))),
  ];
  return laidOver(base ?? { id: key }, {
    kind: row.kind,
    number: row.number,
    name: row.name,
    chapter: row.chapter,
    url: row.url,
    introductionDate: row.introduction_date,
    assentDate: row.assent_date,
    status: row.status,
    stages: Object.fromEntries(
      // A stage that has a date of its own may stand in the file as well.
      [...Object.entries(before).filter(([stage]) => own.includes(stage)), ...stages].sort(
        ([a], [b]) => (rank(a) < 0 ? 99 : rank(a)) - (rank(b) < 0 ? 99 : rank(b)),
      ),
    ),
    inForce: row.in_force,
    inForceDate: row.in_force_date,
    isActive: row.is_active,
    seenOn: row.seen_on,
    outcome: row.outcome,
    description: row.description ?? row.name,
    affects: { ...affects, acts: keysOver(affects.acts, instruments) },
    sections: row.affected_sections,
    parts: bySort(stored.parts).map((part) => {
      const known = parts.find(({ what }) => ids.billPart(key, String(what)) === part.id);
      return laidOver(known ?? { groups: [], awaits: [] }, {
        what: part.what,
        inForce: part.in_force,
        inForceDate: part.in_force_date,
        sections: part.sections,
      });
    }),
    ...standingOver(base, row),
  });
}
