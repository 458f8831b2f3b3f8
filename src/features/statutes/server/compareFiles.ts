import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import './tables.ts';

/** A section that two files of a statute have in other words, or that one of them does not have. */
export interface ChangedSection {
  label: string;
  nth: number;
  part: string | null;
  note: string | null;
  kind: 'amended' | 'added' | 'removed';
  before: string | null;
  after: string | null;
}

/**
 * What changed from one file of a statute to a later one, in the order of the later; what is gone comes last. Notes at the margin and
 * notes of who amended it are no part of the law and not compared.
 */
export async function changedSections(db: Db, fromFile: string, toFile: string): Promise<ChangedSection[]> {
  const { rows } = await sql<ChangedSection>`
    select coalesce(b.label, a.label) as label, coalesce(b.nth, a.nth) as nth, coalesce(b.part, a.part) as part,
      coalesce(b.note, a.note) as note, a.body as before, b.body as after,
      case when a.label is null then 'added' when b.label is null then 'removed' else 'amended' end as kind
    from (select * from statute_sections where file_id = ${fromFile}) a
    full join (select * from statute_sections where file_id = ${toFile}) b on b.label = a.label and b.nth = a.nth
    where a.fingerprint is distinct from b.fingerprint
    order by b.sort nulls last, a.sort`.execute(db);
  return rows;
}
