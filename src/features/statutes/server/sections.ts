import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { notFound } from '../../../platform/errors.ts';
import { t } from '../../../shared/text.ts';
import { editableOf } from '../../provisions/server/reads.ts';
import { citesSection } from '../citedSections.ts';
import type { SectionHistory } from '../contract.ts';
import { addressesOf } from './instruments.ts';
import './tables.ts';

/** More than an editor reads beside one provision: a whole part. */
const MAX_CITED = 40;

const filesOf = (db: Db, address: string) =>
  db
    .selectFrom('statute_files')
    .select(['id', 'title', 'as_of', 'current_to', 'imported_at'])
    .select((eb) =>
      eb
        .selectFrom('statute_sections')
        .select((count) => count.fn.countAll<number>().as('sections'))
        .whereRef('file_id', '=', 'statute_files.id')
        .as('sections'),
    )
    .where('address', '=', address)
    .where('language', '=', 'en')
    .orderBy('as_of', 'desc')
    .execute();

type Label = { label: string; nth: number };

interface VersionRow extends Label {
  as_of: string;
  body: string | null;
  note: string | null;
  part: string | null;
  amended_on: string | null;
}

/** These sections in every text of a statute: a row for each text, oldest first, also where a text does not have it. */
async function versionRows(db: Db, address: string, labels: readonly Label[]): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select w.label, w.nth::int as nth, f.as_of::text as as_of, s.body, s.note, s.part, s.amended_on::text as amended_on
    from statute_files f
    cross join jsonb_to_recordset(${JSON.stringify(labels)}::jsonb) as w(label text, nth int)
    left join statute_sections s on s.file_id = f.id and s.label = w.label and s.nth = w.nth
    where f.address = ${address} and f.language = 'en'
    order by f.as_of`.execute(db);
  return rows;
}

function historyOf(rows: readonly VersionRow[]): SectionHistory {
  const versions: SectionHistory['versions'] = [];
  for (const { as_of, body } of rows) {
    const last = versions.at(-1);
    if (last && last.body === body) continue;
    if (last) last.until = as_of;
    if (last || body !== null) versions.push({ from: as_of, until: null, body });
  }
  const newest = rows.findLast(({ body }) => body !== null) ?? rows.at(-1);
  return {
    label: newest?.label ?? '',
    nth: newest?.nth ?? 1,
    note: newest?.note ?? null,
    part: newest?.part ?? null,
    amendedOn: newest?.amended_on ?? null,
    versions: versions.reverse(),
  };
}

async function historiesOf(db: Db, address: string, labels: readonly Label[]): Promise<SectionHistory[]> {
  const rows = await versionRows(db, address, labels);
  return labels.map(({ label, nth }) =>
    historyOf(rows.filter((row) => row.label === label && row.nth === nth)),
  );
}

/** The texts kept of an act or regulation, and the sections of the newest. Throws 404 for an unknown one. */
export async function textOfInstrument(db: Db, id: string) {
  const place = (await addressesOf(db, [id])).get(id);
  if (!place) return { address: null, files: [], sections: [] };
  const files = await filesOf(db, place.address);
  const [newest, before] = files;
  const { rows: sections } = await sql<
    Label & { note: string | null; part: string | null; mark: 'added' | 'amended' | 'same' }
  >`
    select s.label, s.nth, s.note, s.part, case when ${before?.id ?? null}::text is null then 'same' when b.label is null then 'added'
      when b.fingerprint <> s.fingerprint then 'amended' else 'same' end as mark
    from statute_sections s
    left join statute_sections b on b.file_id = ${before?.id ?? null}::text and b.label = s.label and b.nth = s.nth
    where s.file_id = ${newest?.id ?? ''} order by s.sort`.execute(db);
  return {
    address: place.address,
    files: files.map(({ current_to, as_of, imported_at, sections: count, ...file }) => ({
      ...file,
      asOf: as_of,
      currentTo: current_to,
      importedAt: imported_at.toISOString(),
      sections: Number(count),
    })),
    sections,
  };
}

/** A section of an act or regulation in every text that is kept. Throws 404 where no text has it. */
export async function sectionOf(db: Db, id: string, { label, nth }: Label): Promise<SectionHistory> {
  const place = (await addressesOf(db, [id])).get(id);
  const [history] = place ? await historiesOf(db, place.address, [{ label, nth }]) : [];
  if (!history || history.versions.length === 0) throw notFound(t('No text that is kept has this section.'));
  return history;
}

/** What a section said on a day; nothing where the text of that day does not have it. */
export const bodyOn = ({ versions }: SectionHistory, day: string): string =>
  versions.find(({ from, until }) => from <= day && (until === null || day < until))?.body ?? '';

/** The sections that a provision cites, of each act and regulation whose text is kept. Throws 404 for an unknown provision. */
export async function citedText(db: Db, provisionId: string) {
  const found = await editableOf(db, provisionId);
  if (!found) throw notFound(t('This provision could not be found.'));
  const citations = [...found.content.acts, ...found.content.regulations];
  const places = await addressesOf(
    db,
    citations.map(({ id }) => id),
  );
  const cited = [];
  // A provision cites a handful of laws.
  for (const { id, sections } of citations) {
    const place = places.get(id);
    const [newest] = place ? await filesOf(db, place.address) : [];
    if (!place || !newest) continue;
    const all = await db
      .selectFrom('statute_sections')
      .select(['label', 'nth', 'part'])
      .where('file_id', '=', newest.id)
      .orderBy('sort')
      .execute();
    const labels = sections === null ? [] : all.filter((section) => citesSection(sections, section));
    cited.push({
      instrument: { id, name: place.name },
      sections,
      address: place.address,
      asOf: newest.as_of,
      texts: await historiesOf(db, place.address, labels.slice(0, MAX_CITED)),
      isCut: labels.length > MAX_CITED,
    });
  }
  return cited;
}
