import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../platform/db/schema.ts';
import { requirementsIn } from '../../../checklists/server/reads.ts';
import { countDraftsIn } from '../../../editor/server/reads.ts';
import { countAccountsWithArea } from '../../../identity/server/reads.ts';
import type { ReferringBill } from '../../../legislation/server/reads.ts';
import { countNotesIn } from '../../../notes/server/reads.ts';
import { countsIn, PLACED_PROVISIONS, provisionsIn, rulesOfGroup } from '../../../provisions/server/reads.ts';
import { countReportsIn } from '../../../reports/server/reads.ts';
import { countWatchers } from '../../../watchlist/server/reads.ts';
import type { Dependents } from '../../thingsContract.ts';
import { countMerged } from '../archived.ts';
import { billPart, placePart, provisionPart, requirementPart, rulePart } from '../items.ts';

type Counts = Dependents['counts'];

/** The bills that would change a provision of a place. `where`: a condition with the aliases g, t and a. */
async function billsIn(db: Db, where: RawBuilder<unknown>): Promise<ReferringBill[]> {
  const { rows } = await sql<ReferringBill>`
    select id, number, name, status, jurisdiction from bills where id in (
      select c.bill_id from upcoming_changes c join ${PLACED_PROVISIONS} on p.id = c.provision_id where ${where})
    order by introduction_date desc nulls last, number, id`.execute(db);
  return rows;
}

const announcedIn = async (db: Db, where: RawBuilder<unknown>): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from upcoming_changes c join ${PLACED_PROVISIONS} on p.id = c.provision_id
    where c.bill_id is null and ${where}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** How much people keep with the provisions of a place, and what editors have under way: counted, never shown. */
async function keptIn(db: Db, where: RawBuilder<unknown>): Promise<Counts> {
  return [
    { kind: 'announced', count: await announcedIn(db, where) },
    { kind: 'drafts', count: await countDraftsIn(db, where) },
    { kind: 'notes', count: await countNotesIn(db, where) },
    { kind: 'reports', count: await countReportsIn(db, where) },
  ];
}

/** What the library says of a place, by its number: an area may hold thousands of provisions. */
async function saidIn(db: Db, where: RawBuilder<unknown>): Promise<Counts> {
  const { provisions, specialRules, coverageLimits } = await countsIn(db, where);
  return [
    { kind: 'provisions', count: provisions },
    { kind: 'specialRules', count: specialRules },
    { kind: 'requirements', count: (await requirementsIn(db, where)).length },
    { kind: 'bills', count: (await billsIn(db, where)).length },
    { kind: 'coverageLimits', count: coverageLimits },
  ];
}

/** Everything that stands in an area of law. */
export async function dependentsOfArea(db: Db, id: string): Promise<Dependents> {
  const where = sql`a.id = ${id}`;
  const topics = await db
    .selectFrom('topics')
    .select(['id', 'name', 'archived_at'])
    .where('area_id', '=', id)
    .orderBy('sort')
    .execute();
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from acts where area_id = ${id})
      + (select count(*)::int from regulations where area_id = ${id}) as count`.execute(db);
  return {
    parts: [
      placePart(
        'topic',
        topics.map((row) => ({ ...row, line: null })),
      ),
    ],
    counts: [
      ...(await saidIn(db, where)),
      { kind: 'acts', count: rows[0]?.count ?? 0 },
      ...(await keptIn(db, where)),
      { kind: 'watchlists', count: await countWatchers(db, sql`t.area_id = ${id}`) },
      { kind: 'accounts', count: await countAccountsWithArea(db, id) },
      await countMerged(db, 'areas', id),
    ],
  };
}

/** Everything that stands in a topic. */
export async function dependentsOfTopic(db: Db, id: string): Promise<Dependents> {
  const where = sql`t.id = ${id}`;
  const groups = await db
    .selectFrom('provision_groups')
    .select(['id', 'name', 'archived_at'])
    .where('topic_id', '=', id)
    .orderBy('sort')
    .execute();
  return {
    parts: [
      placePart(
        'group',
        groups.map((row) => ({ ...row, line: null })),
      ),
    ],
    counts: [
      ...(await saidIn(db, where)),
      ...(await keptIn(db, where)),
      { kind: 'watchlists', count: await countWatchers(db, where) },
      await countMerged(db, 'topics', id),
    ],
  };
}

/** Everything that depends on a provision group, its provisions by jurisdiction first. */
export async function dependentsOfGroup(db: Db, id: string): Promise<Dependents> {
  const where = sql`g.id = ${id}`;
  const seeing = await db
    .selectFrom('provision_groups')
    .select(['id', 'name', 'archived_at'])
    .where(sql<boolean>`${id} = any(see_also)`)
    .orderBy('sort')
    .execute();
  const { coverageLimits } = await countsIn(db, where);
  return {
    parts: [
      provisionPart(await provisionsIn(db, where)),
      requirementPart(await requirementsIn(db, where)),
      billPart(await billsIn(db, where)),
      rulePart(await rulesOfGroup(db, id)),
      placePart(
        'group',
        seeing.map((row) => ({ ...row, line: null })),
      ),
    ],
    counts: [
      { kind: 'coverageLimits', count: coverageLimits },
      ...(await keptIn(db, where)),
      await countMerged(db, 'provision_groups', id),
    ],
  };
}
