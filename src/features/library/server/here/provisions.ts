import type { TableRow } from '../../../../platform/db/tableRows.ts';
import type { EntryContent } from '../../entries/entry.ts';
import type { Keys } from './keys.ts';
import { citationsOver, inOrder, laidOver, listOver, standingOver, textOver } from './overlay.ts';

/** A provision as its tables hold it. */
export interface StoredProvision {
  row: TableRow;
  values: TableRow[];
  acts: TableRow[];
  regulations: TableRow[];
  references: TableRow[];
}

const bySort = (rows: readonly TableRow[]): TableRow[] =>
  [...rows].sort((a, b) => Number(a.sort) - Number(b.sort));

function valueRow(row: TableRow): EntryContent {
  return laidOver(undefined, {
    ...(row.state === null ? { value: inOrder(row.value) } : { state: row.state, why: row.why }),
    from: row.from_date,
    to: row.to_date,
    source: row.source,
    cites: row.cites === null ? undefined : inOrder(row.cites),
  });
}

function valuesOver(base: unknown, rows: readonly TableRow[]): EntryContent {
  const before = (base ?? {}) as Record<string, unknown>;
  const here = new Set(rows.map(({ key }) => String(key)));
  const keys = [...Object.keys(before).filter((key) => here.has(key))];
  for (const key of here) if (!keys.includes(key)) keys.push(key);
  return Object.fromEntries(
    keys.map((key) => [
      key,
      listOver(before[key], bySort(rows.filter((row) => row.key === key)).map(valueRow)),
    ]),
  );
}

/** References that stand for the same provisions stay as the file has them, those to what is not written yet among them. */
function seeAlsoOver(
  base: unknown,
  rows: readonly TableRow[],
  keys: Keys,
  isWritten: (group: string) => boolean,
): string[] {
  const here = bySort(rows).map(({ reference_id }) => keys.groupOfProvision(String(reference_id)));
  const before = (Array.isArray(base) ? base : []) as string[];
  const isSame = before.filter(isWritten).join() === here.join();
  return isSame ? before : here;
}

/** A provision of the database as a file says it. `isWritten`: whether a group has a provision in this jurisdiction. */
export function provisionHere(
  base: EntryContent | undefined,
  { row, values, acts, regulations, references }: StoredProvision,
  keys: Keys,
  isWritten: (group: string) => boolean,
  amendedOn: string | undefined,
): EntryContent {
  const cited = (rows: readonly TableRow[], column: string) =>
    bySort(rows).map((one) => ({ id: String(one[column]), sections: one.sections as string | null }));
  const sample = base?.policy as EntryContent | undefined;
  const policy = textOver(sample?.text, row.policy_template ?? row.policy);
  return laidOver(base, {
    effectiveDate: row.effective_date,
    ...standingOver(base, row, amendedOn),
    acts: citationsOver(base?.acts, cited(acts, 'act_id'), keys.instrument),
    regulations: citationsOver(base?.regulations, cited(regulations, 'regulation_id'), keys.instrument),
    warning: textOver(base?.warning, row.warning),
    values: valuesOver(base?.values, values),
    seeAlso: seeAlsoOver(base?.seeAlso, references, keys, isWritten),
    text: textOver(base?.text, row.description) ?? '–',
    upcoming: base?.upcoming ?? [],
    versions: base?.versions ?? [],
    deadlines: base?.deadlines ?? [],
    policy: policy === undefined ? undefined : { meets: {}, ...sample, text: policy },
  });
}
