import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import type { SearchDocument } from '../../../search-engine/schema.ts';

/** Changes with what a document holds, so that no index of an older version is taken over. */
export const DOCUMENT_FORM = 3;

interface Row {
  id: string;
  area: string;
  area_id: string;
  topic: string;
  topic_id: string;
  name: string;
  jurisdiction: string;
  jurisdiction_name: string;
  text_description: string | null;
  text_warning: string | null;
  is_published: boolean;
  updated_at: Date;
  position: number;
  bills: string[];
  rules: string[];
  citations: { name: string; sections: string | null }[];
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

function citationTexts({ name, sections }: Row['citations'][number], jurisdiction: string): string[] {
  if (!sections) return [name];
  const short = initials(name);
  const cited = spelledOut(sections, jurisdiction);
  return [`${name}, ${cited}`, ...(short.length > 1 ? [`${short} ${cited}`] : [])];
}

/** A passage is shown in one line, where the dash of a list would read as a thought. */
export const inOneLine = (text: string | null): string => (text ?? '').replace(/^- /gm, '• ');

const documentOf = (row: Row): SearchDocument => ({
  objectID: row.id,
  name: row.name,
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
    select p.id, a.name as area, a.id as area_id, t.name as topic, t.id as topic_id, g.name, p.jurisdiction,
      j.name as jurisdiction_name, p.text_description, p.text_warning, p.is_published, p.updated_at,
      ((a.sort * 100 + t.sort) * 100 + g.sort) * 20 + j.sort as position,
      coalesce((select array_agg(distinct coalesce(b.number || ': ', '') || b.name)
        from upcoming_changes c join bills b on b.id = c.bill_id
        where c.provision_id = p.id and b.is_published), '{}') as bills,
      coalesce((select array_agg(distinct i.name)
        from special_rule_groups rg join special_rules r on r.id = rg.special_rule_id
        join special_rule_industries ri on ri.special_rule_id = r.id join industries i on i.id = ri.industry_id
        where rg.provision_group_id = g.id and r.jurisdiction = p.jurisdiction and r.is_published), '{}') as rules,
      coalesce((select json_agg(json_build_object('name', c.name, 'sections', c.sections)) from (
        select x.name, l.sections from provision_acts l join acts x on x.id = l.act_id where l.provision_id = p.id
        union all
        select x.name, l.sections from provision_regulations l join regulations x on x.id = l.regulation_id
        where l.provision_id = p.id) c), '[]'::json) as citations
    from provisions p
    join provision_groups g on g.id = p.provision_group_id
    join topics t on t.id = g.topic_id
    join areas a on a.id = t.area_id
    join jurisdictions j on j.code = p.jurisdiction
    where ${ids}::text[] is null or p.id = any(${ids}::text[])
    order by position`.execute(db);
  return rows.map(documentOf);
}
