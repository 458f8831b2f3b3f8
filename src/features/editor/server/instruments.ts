import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { InstrumentChoice } from '../schemas.ts';
import '../../legislation/server/tables.ts';

const MAX_CHOICES = 20;

/** Acts and regulations as one list, with the act above a regulation: the alias i. */
const INSTRUMENTS = sql`(
  select id, 'act' as kind, name, citation, jurisdiction, null as under, archived_at from acts
  union all
  select r.id, 'regulation', r.name, r.citation, r.jurisdiction, a.name, r.archived_at
  from regulations r left join acts a on a.id = r.act_id) i`;

const CHOICE = sql`i.id, i.kind, i.name, i.citation, i.jurisdiction, i.under`;

/** These acts and regulations, by id; archived ones among them, because a text may cite them still. */
export async function instrumentsByIds(db: Db, ids: readonly string[]): Promise<InstrumentChoice[]> {
  const { rows } =
    await sql<InstrumentChoice>`select ${CHOICE} from ${INSTRUMENTS} where ${oneOf('i.id', ids)}`.execute(db);
  return rows;
}

/** Without marks, so that "O Reg 285" finds "O. Reg. 285/01". */
const folded = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Acts and regulations that are offered and whose title or citation holds every word asked for: those of the jurisdiction first, federal ones after them. No
 * others are offered: a provision cites its own law or the federal one.
 */
export async function searchInstruments(
  db: Db,
  q: string,
  jurisdiction: JurisdictionCode,
): Promise<InstrumentChoice[]> {
  const words = folded(q).split(' ').filter(Boolean);
  const text = sql`regexp_replace(lower(concat_ws(' ', i.name, i.citation)), '[^[:alnum:]]+', ' ', 'g')`;
  const holds = words.map((word) => sql`${text} like ${`%${word.replace(/[%_\\]/g, '\\$&')}%`}`);
  const { rows } = await sql<InstrumentChoice>`
    select ${CHOICE} from ${INSTRUMENTS}
    where i.archived_at is null and ${oneOf('i.jurisdiction', [jurisdiction, 'FED'])}
      and ${holds.length > 0 ? sql.join(holds, sql` and `) : sql`true`}
    order by i.jurisdiction <> ${jurisdiction}, i.kind, lower(i.name) limit ${MAX_CHOICES}`.execute(db);
  return rows;
}
