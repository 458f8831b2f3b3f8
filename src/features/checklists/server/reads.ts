import { oneOf, oneOfAllowed } from '../../../platform/db/oneOf.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Scope } from '../../identity/scope.ts';
import '../../identity/server/tables.ts';
import '../../catalogue/server/tables.ts';
import '../../provisions/server/tables.ts';
import type { ChecklistRequirement } from '../contract.ts';
import { type DueRule, dueDays } from '../rules.ts';
import { dueRequirements } from './queries.ts';
import './tables.ts';

export { dueOfOwners, type OwnedDue } from './dueOfOwners.ts';

/** A duty that falls due on a day. */
export interface Deadline {
  /** Of the dated duty: the same in every year. */
  id: string;
  /** YYYY-MM-DD */
  date: string;
  description: string;
  jurisdiction: JurisdictionCode;
  area: { id: string; name: string };
  topic: { id: string; name: string };
  /** The provision group's name. */
  name: string;
  /** The provision that says it, when there is one that this person may read. */
  provisionId: string | null;
  /** The checklist requirement it belongs to, if any. */
  requirementId: string | null;
}

/** A dated duty as it is written, whoever may see it. */
export type Duty = Omit<Deadline, 'date' | 'provisionId'> & {
  due: DueRule;
  /** The provision that says it, when there is one. */
  says: { id: string; isPublished: boolean } | null;
};

/** Dated duties where the library places them: by the requirement they belong to, else by their provision. */
const placedDuties = (db: Db) =>
  db
    .selectFrom('deadlines')
    .leftJoin('checklist_requirements as requirement', 'requirement.id', 'deadlines.requirement_id')
    .leftJoin('provisions as own', 'own.id', 'deadlines.provision_id')
    .innerJoin('provision_groups as placed', (join) =>
      join.on((eb) =>
        eb('placed.id', '=', eb.fn.coalesce('requirement.provision_group_id', 'own.provision_group_id')),
      ),
    )
    .innerJoin('topics', 'topics.id', 'placed.topic_id');

/** The dated duties that a person may see: a query to be put into others, with the one column `id`. */
export const visibleDuties = (db: Db, scope: Scope) =>
  placedDuties(db)
    .select('deadlines.id')
    .where((eb) => {
      const jurisdiction = eb.fn.coalesce('requirement.jurisdiction', 'own.jurisdiction');
      const isPublished = eb.fn.coalesce('requirement.is_published', 'own.is_published');
      return eb.and([
        scope.unpublished ? eb.lit(true) : eb(isPublished, '=', true),
        // Staff retired it: nobody is reminded of what is asked of nobody.
        eb('requirement.retired_on', 'is', null),
        oneOfAllowed(jurisdiction, scope.jurisdictions),
        oneOfAllowed('topics.area_id', scope.areas),
      ]);
    });

/** These dated duties, the same for everybody, by id. */
export async function dutiesByIds(db: Db, ids: string[]): Promise<Map<string, Duty>> {
  const rows = await placedDuties(db)
    .innerJoin('areas', 'areas.id', 'topics.area_id')
    .leftJoin('provisions as says', (join) =>
      join
        .onRef('says.provision_group_id', '=', 'placed.id')
        .on((eb) =>
          eb('says.jurisdiction', '=', eb.fn.coalesce('requirement.jurisdiction', 'own.jurisdiction')),
        ),
    )
    .select((eb) => [
      'deadlines.id',
      'deadlines.description',
      'deadlines.once_on',
      'deadlines.yearly_on',
      'deadlines.starts_on',
      'deadlines.requirement_id',
      'placed.name',
      'areas.id as area_id',
      'areas.name as area_name',
      'topics.id as topic_id',
      'topics.name as topic_name',
      'says.id as provision_id',
      'says.is_published as provision_is_published',
      eb.fn.coalesce('requirement.jurisdiction', 'own.jurisdiction').$notNull().as('jurisdiction'),
    ])
    .where(oneOf('deadlines.id', ids))
    .execute();
  const duties = rows.map(
    (row): Duty => ({
      id: row.id,
      due: { onceOn: row.once_on, yearlyOn: row.yearly_on, startsOn: row.starts_on },
      description: row.description,
      jurisdiction: row.jurisdiction,
      area: { id: row.area_id, name: row.area_name },
      topic: { id: row.topic_id, name: row.topic_name },
      name: row.name,
      says: row.provision_id
        ? { id: row.provision_id, isPublished: row.provision_is_published ?? false }
        : null,
      requirementId: row.requirement_id,
    }),
  );
  return new Map(duties.map((duty) => [duty.id, duty]));
}

/**
 * The days on which duties fall due between two calendar dates (both included), earliest first: the *Deadline* reminders of
 * decisions 6. A yearly duty comes once for every year of the span.
 */
export function deadlinesBetween(duties: Duty[], scope: Scope, from: string, to: string): Deadline[] {
  const due = duties.flatMap(({ due: rule, says, ...duty }) =>
    dueDays(rule, from, to).map((date): Deadline => {
      const mayRead = says !== null && (says.isPublished || scope.unpublished);
      return { ...duty, date, provisionId: mayRead ? says.id : null };
    }),
  );
  const key = ({ date, jurisdiction, description }: Deadline) => `${date} ${jurisdiction} ${description}`;
  return due.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}

/** What an account wrote on its checklists, for the export of all its data. */
export const checklistDataOf = (db: Db, accountId: string): Promise<object[]> =>
  db
    .selectFrom('checklist_statuses')
    .innerJoin('checklist_requirements', 'checklist_requirements.id', 'checklist_statuses.requirement_id')
    .leftJoin('users', 'users.id', 'checklist_statuses.updated_by')
    .select([
      'checklist_requirements.jurisdiction',
      'checklist_requirements.requirement',
      'checklist_statuses.status',
      'checklist_statuses.updated_at',
      'users.email as updated_by',
    ])
    .where('checklist_statuses.account_id', '=', accountId)
    .orderBy('checklist_requirements.jurisdiction')
    .orderBy('checklist_requirements.key')
    .execute();

/** The dated duties that stand with a provision, as an editor reads them: a day, or MM-DD of every year. */
export async function dutiesOfProvision(
  db: Db,
  provisionId: string,
): Promise<{ id: string; on: string; duty: string; from: string | null }[]> {
  const rows = await db
    .selectFrom('deadlines')
    .select(['id', 'description', 'once_on', 'yearly_on', 'starts_on'])
    .where('provision_id', '=', provisionId)
    .orderBy('id')
    .execute();
  return rows.map(({ id, description, once_on, yearly_on, starts_on }) => ({
    id,
    on: once_on ?? yearly_on ?? '',
    duty: description,
    from: starts_on,
  }));
}

/** What the checklists of an account add to the reminders of a person. */
export interface ChecklistReminders {
  /** Open requirements that fall due, of the person's own and of nobody's. */
  due: ChecklistRequirement[];
  /** Requirements that the account said do not apply to it: the law's day for them reminds nobody there. */
  notApplicable: ReadonlySet<string>;
}

/** What of an account's checklists falls due on these days, for one person. */
export async function checklistReminders(
  db: Db,
  reader: { accountId: string; userId: string; scope: Scope },
  days: { from: string; to: string },
): Promise<ChecklistReminders> {
  const items = await db
    .selectFrom('checklist_items')
    .select((eb) => ['requirement_id', eb('not_applicable_reason', 'is not', null).as('isNotApplicable')])
    .where('account_id', '=', reader.accountId)
    .where((eb) =>
      eb.or([eb('not_applicable_reason', 'is not', null), eb.between('due_on', days.from, days.to)]),
    )
    .execute();
  const notApplicable = items.filter(({ isNotApplicable }) => isNotApplicable);
  // The list of requirements is the dearest read of the feed, and most accounts have nothing due.
  const isAnyDue = items.length > notApplicable.length;
  return {
    due: isAnyDue ? await dueRequirements(db, reader, { ...days, unowned: true, today: days.from }) : [],
    notApplicable: new Set(notApplicable.map(({ requirement_id }) => requirement_id)),
  };
}

export {
  countKept,
  listRequirements,
  REQUIREMENT_NAMES,
  type ReferringRequirement,
  requirementsCiting,
  requirementsIn,
} from './referring.ts';
