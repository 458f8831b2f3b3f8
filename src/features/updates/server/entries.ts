import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { htmlToText } from '../../../platform/html/htmlToText.ts';
import '../../catalogue/server/tables.ts';
import '../../legislation/server/tables.ts';
import type { UpdateEntry, ValueChange } from '../contract.ts';
import { PLACE_COLUMNS, placeOf } from './places.ts';

/** An entry before bills and reasons are joined to it. */
export type BareEntry = Omit<UpdateEntry, 'bill' | 'why'> & { billId: string | null };

const MAX_SUMMARY = 220;

/** The typed values that began to hold on the day of an entry, beside what held until the day before. */
const valueChanges = sql<ValueChange[] | null>`(
  select json_agg(json_build_object('label', f.field ->> 'label', 'unit', f.field ->> 'unit',
      'before', old.value, 'after', new.value) order by new.key)
  from provision_values new
  join provision_values old on old.provision_id = new.provision_id and old.key = new.key
    and old.to_date = new.from_date - 1 and old.value <> new.value
  cross join lateral jsonb_array_elements(provision_groups.fields) as f(field)
  where new.provision_id = provisions.id and f.field ->> 'key' = new.key
    and new.from_date = (update_entries.at at time zone 'America/Toronto')::date
    and update_entries.change_type = 'Amendment In Force'
    and jsonb_typeof(new.value) in ('number', 'string', 'boolean'))`;

/** The first sentences of a text, up to the length of a summary; it ends where a list begins. */
function beginning(text: string): string {
  const [prose = '', ...rest] = text.trim().split(/\n\s*(?:-|\d+\.) /);
  const plain = prose.replace(/\s+/g, ' ').trim();
  if (plain.length <= MAX_SUMMARY) return rest.length > 0 ? `${plain.replace(/[:,]$/, '')}…` : plain;
  const cut = plain.slice(0, MAX_SUMMARY);
  const sentence = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('; '));
  if (sentence > 60) return cut.slice(0, sentence + 1);
  return `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

const summaryOf = (overview: string | null, description: string | null): string =>
  beginning(overview ? htmlToText(overview) : (description ?? ''));

/** These entries, the same for everybody, by id. */
export async function entriesByIds(db: Db, ids: string[]): Promise<Map<string, BareEntry>> {
  const rows = await db
    .selectFrom('update_entries')
    .innerJoin('provisions', 'provisions.id', 'update_entries.provision_id')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .innerJoin('areas', 'areas.id', 'topics.area_id')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'provisions.jurisdiction')
    .leftJoin('upcoming_changes', 'upcoming_changes.id', 'update_entries.upcoming_change_id')
    .select([
      'update_entries.id',
      'update_entries.at',
      'update_entries.change_type',
      'update_entries.bill_id',
      'upcoming_changes.changes_overview',
    ])
    .select(PLACE_COLUMNS)
    .select([
      sql<string>`((update_entries.at at time zone 'America/Toronto')::date)::text`.as('day'),
      sql<string | null>`left(provisions.text_description, 600)`.as('description'),
      valueChanges.as('values'),
    ])
    .where('update_entries.id', '=', sql<string>`any(${ids}::text[])`)
    .execute();
  const made = rows.map(
    (row): BareEntry => ({
      ...placeOf(row),
      id: row.id,
      date: row.day,
      createdAt: row.at.toISOString(),
      changeType: row.change_type,
      billId: row.bill_id,
      summary: summaryOf(row.changes_overview, row.description),
      values: row.values ?? [],
    }),
  );
  return new Map(made.map((entry) => [entry.id, entry]));
}
