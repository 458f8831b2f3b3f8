import { sql } from 'kysely';
import { oneOfAllowed } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { SearchDocument } from '../../../search-engine/schema.ts';
import { CITED_SECTIONS, INDUSTRIES_WITH_RULES, PLACED_PROVISIONS } from '../../provisions/server/reads.ts';

/** Changes with what a document holds, so that no index of an older version is taken over. */
export const DOCUMENT_FORM = 4;

interface Row {
  id: string;
  area: string;
  area_id: string;
  topic: string;
  topic_id: string;
  name: string;
  keywords: string[];
  jurisdiction: string;
  jurisdiction_name: string;
  text_description: string | null;
  text_warning: string | null;
  is_published: boolean;
  updated_at: Date;
  position: number;
  bills: string[];
  rules: string[];
  citations: { name: string; number: string | null; sections: string | null }[];
}

/** How people shorten an act's name: "Employment Standards Act, 2000" is the ESA, "The Employment Standards Code" the ESC. */
export const initials = (name: string): string =>
  name
    .replace(/^The /, '')
    .replace(/\(.*?\)|,.*$/g, '')
    .split(/[\s-]+/)
    .filter((word) => /^[A-Z]/.test(word))
    .map((word) => word[0])
    .join('');

/** "ss 54-61" means all from 54 to 61; Saskatchewan numbers its sections with a hyphen, and "s 2-14" is one of them. */
export const spelledOut = (sections: string, jurisdiction: string): string =>
  jurisdiction === 'SK' ? sections : sections.replace(/(\d)-(?=\d)/g, '$1 to ');

function citationTexts({ name, number, sections }: Row['citations'][number], jurisdiction: string): string[] {
  const called = number ? `${name} ${number}` : name;
  if (!sections) return [called];
  const short = initials(name);
  const cited = spelledOut(sections, jurisdiction);
  return [`${called}, ${cited}`, ...(short.length > 1 ? [`${short} ${cited}`] : [])];
}

/** A passage is shown in one line, where the dash of a list would read as punctuation, and the bars of a table as noise. */
export const inOneLine = (text: string | null): string =>
  (text ?? '')
    .replace(/^- /gm, '• ')
    .replace(/^(?:[ \t]*\|)+[ \t]*|(?:[ \t]*\|)+$/gm, '')
    .replace(/(?:[ \t]*\|)+[ \t]*/g, ', ');

const documentOf = (row: Row): SearchDocument => ({
  objectID: row.id,
  name: row.name,
  keywords: row.keywords,
  area: row.area,
  areaId: row.area_id,
  topic: row.topic,
  jurisdiction: row.jurisdiction,
  jurisdictionName: row.jurisdiction_name,
  bills: row.bills,
  specialRules: row.rules,
  citations: row.citations.flatMap((citation) => citationTexts(citation, row.jurisdiction)),
  textWarning: inOneLine(row.text_warning),
  textDescription: inOneLine(row.text_description),
  isPublished: row.is_published,
  updatedAt: row.updated_at.getTime(),
  order: row.position,
  link: `/m/builder/${row.area_id}/${row.topic_id}#${row.id}`,
});

/** The search documents of these provisions, or of all (null), as one query. Who may find which is the scope's business. */
export async function searchDocuments(db: Db, ids: string[] | null): Promise<SearchDocument[]> {
  const { rows } = await sql<Row>`
    select p.id, a.name as area, a.id as area_id, t.name as topic, t.id as topic_id, g.name, g.search_words as keywords, p.jurisdiction,
      j.name as jurisdiction_name, p.text_description, p.text_warning, p.is_published, p.updated_at,
      ((a.sort * 100 + t.sort) * 100 + g.sort) * 20 + j.sort as position,
      coalesce((select array_agg(distinct coalesce(b.number || ': ', '') || b.name)
        from upcoming_changes c join bills b on b.id = c.bill_id
        where c.provision_id = p.id and b.is_published), '{}') as bills,
      ${INDUSTRIES_WITH_RULES} as rules, ${CITED_SECTIONS} as citations
    from ${PLACED_PROVISIONS}
    where ${oneOfAllowed('p.id', ids)}
    order by position`.execute(db);
  return rows.map(documentOf);
}
