import { createHash } from 'node:crypto';
import type { Db } from '../../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { JURISDICTION_CODES } from '../../../../shared/jurisdictions.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { ProvisionToLoad } from '../../../provisions/server/load/loadProvisions.ts';
import type { Difference, ListedEntry } from '../../contract.ts';
import { type Entry, type EntryContent, entryName, provisionPlace } from '../../entries/entry.ts';
import { joinLibrary } from '../../entries/joinLibrary.ts';
import type { FieldContent } from '../../format/provisionGroup.ts';
import { withEntries } from '../exchange/applyEntries.ts';
import { differingFields, fieldOf } from '../exchange/compareEntries.ts';
import type { Here } from '../here/hereLibrary.ts';
import { prepareProvisions } from '../prepareProvisions.ts';
import { fieldLabel, fieldWords, type WordsContext } from './words.ts';

/** What all entries of a library are described by. */
export interface Describer {
  context: (entry: Pick<Entry, 'kind' | 'key'>) => WordsContext;
  title: (entry: Entry) => string;
  /** Area and topic of a provision or group. */
  path: (entry: Entry) => string[];
  jurisdiction: (entry: Entry) => JurisdictionCode | null;
}

const asCode = (text: unknown): JurisdictionCode | null =>
  JURISDICTION_CODES.includes(text as JurisdictionCode) ? (text as JurisdictionCode) : null;

/** Describes the entries of a library by their names. */
export function describer(entries: readonly Entry[]): Describer {
  const names = new Map<string, EntryContent>();
  for (const entry of entries) if (entry.kind !== 'provision') names.set(entryName(entry), entry.content);
  const nameOf = (kind: string, key: string): string => String(names.get(`${kind} ${key}`)?.name ?? key);
  const groupOf = ({ kind, key }: Pick<Entry, 'kind' | 'key'>): string =>
    kind === 'provision' ? provisionPlace(key).group : key;
  return {
    context: (entry) => ({
      fields: (names.get(`group ${groupOf(entry)}`)?.fields ?? {}) as Record<string, FieldContent>,
      instrument: (key) => String(names.get(`instrument ${key}`)?.title ?? key),
    }),
    title: (entry) => {
      const { kind, content } = entry;
      if (kind === 'provision') return nameOf('group', groupOf(entry));
      const words = content.title ?? content.name ?? content.requirement ?? content.type ?? entry.key;
      return [content.number, words].filter(Boolean).join(', ');
    },
    path: (entry) => {
      if (entry.kind !== 'provision' && entry.kind !== 'group') return [];
      const [area = '', topic = ''] = groupOf(entry).split('/');
      return [nameOf('area', area), nameOf('topic', `${area}/${topic}`)];
    },
    jurisdiction: ({ kind, key, file, content }) =>
      asCode(
        kind === 'provision'
          ? provisionPlace(key).jurisdiction
          : (content.jurisdiction ?? file.split('/').at(-1)?.slice(0, -5)),
      ),
  };
}

/** An entry as a list shows it. */
export function listedEntry(by: Describer, entry: Entry, fields: readonly string[]): ListedEntry {
  const context = by.context(entry);
  return {
    kind: entry.kind as ListedEntry['kind'],
    key: entry.key,
    title: by.title(entry),
    jurisdiction: by.jurisdiction(entry),
    fields: [...new Set(fields.map((field) => fieldLabel(field, context)))],
  };
}

/** Three states of an entry. */
export interface Sides {
  base: EntryContent | null;
  file: EntryContent | null;
  ours: EntryContent | null;
}

/** What tells the states of an entry from any others. */
export const seenOf = ({ file, ours }: Sides): string =>
  createHash('sha256')
    .update(JSON.stringify([file, ours]))
    .digest('base64url');

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Words and figures first, as the screens have them; what stays beside them after. */
const FIRST = [
  'text',
  'description',
  'values',
  'warning',
  'policy',
  'effectiveDate',
  'acts',
  'regulations',
  'sources',
];

const rank = (field: string): number => {
  const at = FIRST.indexOf(field.split('.')[0] ?? '');
  return at < 0 ? FIRST.length : at;
};

/** Where an entry stands in its file, and in the database, differently from the other. */
export function entryDifference(
  by: Describer,
  entry: Entry,
  sides: Sides,
): Omit<Difference, 'provision' | 'changedBy'> {
  const context = by.context(entry);
  const { base, file, ours } = sides;
  const fields = differingFields(file, ours).sort((a, b) => rank(a) - rank(b));
  const all = new Set([...Object.keys(file ?? {}), ...Object.keys(ours ?? {})]);
  return {
    kind: entry.kind as Difference['kind'],
    key: entry.key,
    title: by.title(entry),
    path: by.path(entry),
    jurisdiction: by.jurisdiction(entry),
    file: entry.file,
    equal: Math.max(0, all.size - new Set(fields.map((name) => name.split('.')[0])).size),
    seen: seenOf(sides),
    fields: fields.map((field) => {
      const byFile = !same(fieldOf(base, field), fieldOf(file, field));
      const byUs = !same(fieldOf(base, field), fieldOf(ours, field));
      return {
        field,
        label: fieldLabel(field, context),
        base: fieldWords(base, field, context),
        file: fieldWords(file, field, context),
        ours: fieldWords(ours, field, context),
        changed: byFile && byUs ? 'both' : byFile ? 'file' : 'ours',
      };
    }),
  };
}

/** A provision of a file as an editor writes it. */
function editableOf({
  provision,
  values,
  acts,
  regulations,
  references,
}: ProvisionToLoad): EditableProvision {
  const cited = (rows: readonly { sections?: string | null }[], column: string) =>
    rows.map((row) => ({
      id: String((row as Record<string, unknown>)[column]),
      sections: row.sections ?? null,
    }));
  const rows: EditableProvision['values'] = {};
  for (const row of values) {
    const basis = {
      ...(row.source ? { source: row.source } : {}),
      ...(row.cites ? { cites: JSON.parse(String(row.cites)) } : {}),
      ...(row.from_date ? { from: row.from_date } : {}),
      ...(row.to_date ? { to: row.to_date } : {}),
    };
    const one = row.state
      ? { state: row.state, ...(row.why ? { why: row.why } : {}), ...basis }
      : { value: JSON.parse(String(row.value)), ...basis };
    rows[row.key] = [...(rows[row.key] ?? []), one];
  }
  return {
    description: provision.description ?? '',
    warning: provision.warning ?? null,
    policy: provision.policy_template ?? null,
    effectiveDate: provision.effective_date ?? null,
    confidence: provision.confidence,
    openQuestion: provision.open_question ?? null,
    editorNote: provision.editor_note ?? null,
    sources: JSON.parse(String(provision.sources)),
    values: rows,
    acts: cited(acts, 'act_id'),
    regulations: cited(regulations, 'regulation_id'),
    references: references.map(({ reference_id }) => reference_id),
  };
}

/** Where a provision is opened, and what its file and both sides' common state say, as an editor writes it. */
export async function provisionSides(
  db: Db,
  here: Here,
  entry: Entry,
  { base, file }: Sides,
  today: string,
): Promise<Difference['provision']> {
  if (entry.kind !== 'provision' || !file) return null;
  const { group, jurisdiction } = provisionPlace(entry.key);
  const id = here.ids.provision(group, jurisdiction as JurisdictionCode);
  const [areaKey = '', topicKey = ''] = group.split('/');
  const topic = await db
    .selectFrom('topics')
    .select(['id', 'area_id'])
    .where('key', '=', `${areaKey}/${topicKey}`)
    .executeTakeFirst();
  if (!topic) return null;
  const as = (content: EntryContent): EditableProvision | null => {
    const { library } = joinLibrary(withEntries(here, [{ ...entry, content }]));
    const [one] = prepareProvisions(library, today, (key, code) => key === group && code === jurisdiction);
    return one ? editableOf(one) : null;
  };
  const [was, is] = [as(base ?? file), as(file)];
  if (!was || !is) return null;
  return { id, areaId: topic.area_id, topicId: topic.id, base: was, file: is };
}
