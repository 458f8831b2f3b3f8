import { sql } from 'kysely';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { addDays } from '../../../shared/torontoDate.ts';
import { isInForce, startsSoon, UPCOMING_DAYS } from '../../legislation/rules.ts';
import { type OpenChange, openChanges } from '../../legislation/server/reads.ts';
import { placedProvisions } from '../../provisions/server/reads.ts';
import type { Attention, AttentionItem } from '../attention.ts';
import './tables.ts';

/** So many of each kind are named. */
const MAX_NAMED = 6;

interface Placed {
  id: string;
  name: string;
  jurisdiction: JurisdictionCode;
  area_id: string;
  topic_id: string;
  has_draft: boolean;
}

const placed = (db: Db) =>
  placedProvisions(db).select([
    'provisions.id',
    'provision_groups.name',
    'provisions.jurisdiction',
    'areas.id as area_id',
    'topics.id as topic_id',
    sql<boolean>`exists (select 1 from provision_drafts d where d.provision_id = provisions.id)`.as(
      'has_draft',
    ),
  ]);

const itemOf = (row: Placed, day: string | null, bill: string | null): AttentionItem => ({
  provisionId: row.id,
  name: row.name,
  jurisdiction: row.jurisdiction,
  areaId: row.area_id,
  topicId: row.topic_id,
  day,
  bill,
  hasDraft: row.has_draft,
});

/** Published provisions that were to be read again by today and are not put off: how many, and the longest overdue. */
export async function reviewsDue(db: Db, today: string): Promise<Attention> {
  const rows = await placed(db)
    .select(['provisions.review_due', sql<number>`(count(*) over ())::int`.as('count')])
    .where('provisions.is_published', '=', true)
    .where(sql<boolean>`(provisions.review_due is null or provisions.review_due <= ${today}::date)`)
    .where(
      sql<boolean>`not exists (select 1 from review_put_off r where r.provision_id = provisions.id and r.until > ${today}::date)`,
    )
    .orderBy(sql`provisions.review_due asc nulls first`)
    .orderBy('provisions.id')
    .limit(MAX_NAMED)
    .execute();
  return { count: rows[0]?.count ?? 0, items: rows.map((row) => itemOf(row, row.review_due, null)) };
}

const first = (changes: OpenChange[]): OpenChange[] =>
  changes.sort((a, b) => (a.day ?? '').localeCompare(b.day ?? '') || a.id.localeCompare(b.id));

/**
 * Changes that came into force and that their provisions do not say yet, and those that start within 60 days: how many, and the first
 * of them. Two queries for both.
 */
export async function comingAndToRollIn(
  db: Db,
  today: string,
): Promise<{ toRollIn: Attention; upcoming: Attention }> {
  const until = addDays(today, UPCOMING_DAYS);
  const dated = await openChanges(
    db,
    sql`coalesce(part.in_force_date, b.in_force_date, b.assent_date, c.in_force_date) <= ${until}::date`,
  );
  const toRollIn = first(dated.filter(({ commencement }) => isInForce(commencement, today)));
  const upcoming = first(dated.filter(({ commencement }) => startsSoon(commencement, today)));
  const named = [...toRollIn.slice(0, MAX_NAMED), ...upcoming.slice(0, MAX_NAMED)];
  const rows = await placed(db)
    .where(
      oneOf(
        'provisions.id',
        named.map(({ provisionId }) => provisionId),
      ),
    )
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const attention = (changes: OpenChange[]): Attention => ({
    count: changes.length,
    items: changes.slice(0, MAX_NAMED).flatMap(({ provisionId, day, bill }) => {
      const row = byId.get(provisionId);
      return row ? [itemOf(row, day, bill)] : [];
    }),
  });
  return { toRollIn: attention(toRollIn), upcoming: attention(upcoming) };
}
