import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { oneOf, oneOfAllowed } from '../../../platform/db/oneOf.ts';
import type { Database, Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { addDays } from '../../../shared/torontoDate.ts';
import { groupsInAreas } from '../../catalogue/server/reads.ts';
import type { Scope } from '../../identity/scope.ts';
import '../../identity/server/tables.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import '../../provisions/server/tables.ts';
import type { ChecklistRequirement } from '../contract.ts';
import { dueDays } from '../rules.ts';
import type { ItemKey } from './history.ts';
import './tables.ts';

/** Whose checklist, and what of the library they may see. */
export interface Reader {
  accountId: string;
  scope: Scope;
}

type Eb = ExpressionBuilder<Database, 'checklist_requirements' | 'jurisdictions'>;

/** Gone from the library, or taken back from readers: no longer asked of anybody. */
const isRetired = (eb: Eb, scope: Scope) =>
  eb.or([
    eb('checklist_requirements.retired_on', 'is not', null),
    scope.unpublished ? eb.lit(false) : eb('checklist_requirements.is_published', '=', false),
  ]);

/**
 * Areas do not limit the list (decisions 5); jurisdictions and the day the duty begins do. One that is retired is on the lists of
 * those who wrote something about it.
 */
const inChecklist =
  ({ accountId, scope }: Reader, today: string) =>
  (eb: Eb): Expression<SqlBool> =>
    eb.and([
      eb('jurisdictions.in_checklists', '=', true),
      eb.or([
        eb('checklist_requirements.starts_on', 'is', null),
        eb('checklist_requirements.starts_on', '<=', today),
      ]),
      eb.or([
        eb.not(isRetired(eb, scope)),
        eb.exists(
          eb
            .selectFrom('checklist_history')
            .select('checklist_history.id')
            .whereRef('checklist_history.requirement_id', '=', 'checklist_requirements.id')
            .where('checklist_history.account_id', '=', accountId),
        ),
      ]),
      oneOfAllowed('checklist_requirements.jurisdiction', scope.jurisdictions),
    ]);

const countOf = (table: 'checklist_comments' | 'checklist_evidence', accountId: string) => sql<number>`
  (select count(*)::int from ${sql.table(table)} kept where kept.account_id = ${accountId}
    and kept.requirement_id = checklist_requirements.id
    ${table === 'checklist_evidence' ? sql`and kept.completed_at is not null and kept.removed_at is null` : sql``})`;

/** What the requirements of an account are read from, with the alias `item` for what it added. */
const requirementRows = (db: Db, reader: Reader, today: string) =>
  groupsInAreas(db)
    .innerJoin('checklist_requirements', 'checklist_requirements.provision_group_id', 'provision_groups.id')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'checklist_requirements.jurisdiction')
    .leftJoin('provisions', (join) =>
      join
        .onRef('provisions.provision_group_id', '=', 'provision_groups.id')
        .onRef('provisions.jurisdiction', '=', 'checklist_requirements.jurisdiction')
        .on('provisions.text_description', '!=', '')
        .on((eb) => (reader.scope.unpublished ? eb.lit(true) : eb('provisions.is_published', '=', true))),
    )
    .leftJoin('checklist_statuses', (join) =>
      join
        .onRef('checklist_statuses.requirement_id', '=', 'checklist_requirements.id')
        .on('checklist_statuses.account_id', '=', reader.accountId),
    )
    .leftJoin('users', 'users.id', 'checklist_statuses.updated_by')
    .leftJoin('checklist_items as item', (join) =>
      join
        .onRef('item.requirement_id', '=', 'checklist_requirements.id')
        .on('item.account_id', '=', reader.accountId),
    )
    .leftJoin('users as owner', 'owner.id', 'item.owner_id')
    .select((eb) => [
      'checklist_requirements.id',
      'checklist_requirements.requirement',
      'checklist_requirements.type',
      'checklist_requirements.jurisdiction',
      'checklist_requirements.min_employees',
      'checklist_requirements.max_employees',
      'checklist_requirements.frequency',
      isRetired(eb, reader.scope).as('is_retired'),
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'provision_groups.name as provision_name',
      'provisions.id as provision_id',
      'checklist_statuses.status',
      'checklist_statuses.updated_at',
      'users.first_name',
      'users.last_name',
      'item.owner_id',
      'item.due_every',
      'item.due_on',
      'item.not_applicable_reason',
      'item.not_applicable_by',
      'item.not_applicable_at',
      'owner.first_name as owner_first_name',
      'owner.last_name as owner_last_name',
      'owner.is_active as owner_is_active',
      countOf('checklist_comments', reader.accountId).as('comments'),
      countOf('checklist_evidence', reader.accountId).as('evidence'),
    ])
    .where(inChecklist(reader, today));

type Row = Awaited<ReturnType<ReturnType<typeof requirementRows>['execute']>>[number];

/** The next day on which the law itself sets each of these due, of those that it sets one for, by requirement. */
export async function lawDueDays(db: Db, ids: string[], today: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('deadlines')
    .select(['requirement_id', 'once_on', 'yearly_on', 'starts_on'])
    .where(oneOf('requirement_id', ids))
    .execute();
  const days = new Map<string, string>();
  for (const { requirement_id: id, once_on, yearly_on, starts_on } of rows) {
    const rule = { onceOn: once_on, yearlyOn: yearly_on, startsOn: starts_on };
    const [next] = dueDays(rule, today, addDays(today, 3_660));
    const known = id === null ? undefined : days.get(id);
    if (id !== null && next && (known === undefined || next < known)) days.set(id, next);
  }
  return days;
}

const fullName = (first: string | null, last: string | null): string | null =>
  [first, last].filter(Boolean).join(' ') || null;

function present(row: Row, { scope }: Reader, lawDueOn: string | undefined): ChecklistRequirement {
  const isAreaAllowed = scope.areas?.includes(row.area_id) ?? true;
  const area = { id: row.area_id, name: row.area_name };
  return {
    id: row.id,
    requirementId: row.id,
    requirement: row.requirement,
    requirementType: row.type,
    area,
    status: row.status ?? 'Not Started',
    lastUpdated: row.updated_at?.toISOString() ?? null,
    lastUpdatedBy: row.updated_at ? fullName(row.first_name, row.last_name) : null,
    href:
      row.provision_id && isAreaAllowed
        ? permalinkPath({ id: row.provision_id, area, topic: { id: row.topic_id, name: '' } })
        : null,
    isAreaAllowed,
    minEmployees: row.min_employees,
    maxEmployees: row.max_employees,
    frequency: row.frequency,
    jurisdiction: row.jurisdiction,
    notApplicable:
      row.not_applicable_reason !== null && row.not_applicable_at
        ? {
            reason: row.not_applicable_reason,
            by: row.not_applicable_by,
            at: row.not_applicable_at.toISOString(),
          }
        : null,
    owner:
      row.owner_id === null
        ? null
        : {
            id: row.owner_id,
            fullName: fullName(row.owner_first_name, row.owner_last_name) ?? '',
            isActive: row.owner_is_active ?? false,
          },
    due: row.due_every && row.due_on ? { every: row.due_every, on: row.due_on } : null,
    lawDueOn: lawDueOn ?? null,
    evidence: row.evidence,
    comments: row.comments,
    isRetired: Boolean(row.is_retired),
  };
}

async function presentAll(
  db: Db,
  reader: Reader,
  today: string,
  rows: Row[],
): Promise<ChecklistRequirement[]> {
  const days = await lawDueDays(
    db,
    rows.map(({ id }) => id),
    today,
  );
  return rows.map((row) => present(row, reader, days.get(row.id)));
}

/** The requirements that an account has on its checklist, by area name and then type (specification 2.12). */
export async function checklistOf(
  db: Db,
  reader: Reader,
  asked: { jurisdiction: JurisdictionCode; numEmployees?: number | undefined; today: string },
): Promise<ChecklistRequirement[]> {
  const size = asked.numEmployees;
  const rows = await requirementRows(db, reader, asked.today)
    .where('checklist_requirements.jurisdiction', '=', asked.jurisdiction)
    .$if(size !== undefined, (query) =>
      query
        .where((eb) => eb.or([eb('min_employees', 'is', null), eb('min_employees', '<=', size ?? 0)]))
        .where((eb) => eb.or([eb('max_employees', 'is', null), eb('max_employees', '>=', size ?? 0)])),
    )
    .orderBy(sql`lower(areas.name)`)
    .orderBy('checklist_requirements.type')
    .orderBy('checklist_requirements.key')
    .execute();
  return presentAll(db, reader, asked.today, rows);
}

/** More than anybody keeps in sight; those due first come first. */
const MAX_MINE = 500;

/** The open requirements that a person owns, in every jurisdiction of the account, those due first at the top. */
export async function openRequirementsOf(
  db: Db,
  reader: Reader & { userId: string },
  today: string,
): Promise<ChecklistRequirement[]> {
  const rows = await requirementRows(db, reader, today)
    .where('item.owner_id', '=', reader.userId)
    .where('item.not_applicable_reason', 'is', null)
    .where((eb) => eb.not(isRetired(eb, reader.scope)))
    .where((eb) =>
      eb.or([eb('checklist_statuses.status', 'is', null), eb('checklist_statuses.status', '!=', 'Done')]),
    )
    .orderBy('item.due_on', (order) => order.asc().nullsLast())
    .orderBy('checklist_requirements.jurisdiction')
    .orderBy('checklist_requirements.key')
    .limit(MAX_MINE)
    .execute();
  return presentAll(db, reader, today, rows);
}

/** Requirements in one answer of what is due. */
const MAX_DUE = 300;

/**
 * The open requirements that fall due between two days (both included; null: however long ago), soonest first: those that a person
 * owns, and with `unowned` those that nobody does.
 */
export async function dueRequirements(
  db: Db,
  reader: Reader & { userId: string },
  { from, to, unowned, today }: { from: string | null; to: string; unowned: boolean; today: string },
): Promise<ChecklistRequirement[]> {
  const rows = await requirementRows(db, reader, today)
    .where('item.due_on', '<=', to)
    .$if(from !== null, (query) => query.where('item.due_on', '>=', from))
    .where((eb) =>
      eb.or([
        eb('item.owner_id', '=', reader.userId),
        unowned ? eb('item.owner_id', 'is', null) : eb.lit(false),
      ]),
    )
    .where('item.not_applicable_reason', 'is', null)
    .where((eb) => eb.not(isRetired(eb, reader.scope)))
    .where((eb) =>
      eb.or([eb('checklist_statuses.status', 'is', null), eb('checklist_statuses.status', '!=', 'Done')]),
    )
    .orderBy('item.due_on')
    .orderBy('checklist_requirements.key')
    .limit(MAX_DUE)
    .execute();
  return presentAll(db, reader, today, rows);
}

/** One requirement of an account's checklist with what its provision is called, or undefined when it is not on it. */
export async function requirementOf(
  db: Db,
  reader: Reader,
  requirementId: string,
  today: string,
): Promise<{ requirement: ChecklistRequirement; provisionName: string } | undefined> {
  const rows = await requirementRows(db, reader, today)
    .where('checklist_requirements.id', '=', requirementId)
    .execute();
  const [requirement] = await presentAll(db, reader, today, rows);
  const [row] = rows;
  return requirement && row && { requirement, provisionName: row.provision_name };
}

/** Whether a requirement is on the checklist of an account, and takes changes; undefined when it is not on it. */
export async function requirementState(
  db: Db,
  scope: Scope,
  { accountId, requirementId }: ItemKey,
  today: string,
): Promise<{ isRetired: boolean } | undefined> {
  const row = await db
    .selectFrom('checklist_requirements')
    .innerJoin('jurisdictions', 'jurisdictions.code', 'checklist_requirements.jurisdiction')
    .select((eb) => isRetired(eb, scope).as('is_retired'))
    .where('checklist_requirements.id', '=', requirementId)
    .where(inChecklist({ accountId, scope }, today))
    .executeTakeFirst();
  return row && { isRetired: Boolean(row.is_retired) };
}
