import type { TableRow } from '../../../../platform/db/tableRows.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { Library } from '../../format/library.ts';
import { prepareDeadlines, prepareRequirements } from '../prepareChecklists.ts';
import { prepareBills, prepareInstruments } from '../prepareLegislation.ts';
import { prepareProvisions, prepareSpecialRules } from '../prepareProvisions.ts';
import { prepareUpcomingChanges } from '../prepareUpcomingChanges.ts';
import { placedCatalogue } from './placedCatalogue.ts';

type Rows = Map<string, TableRow[]>;

/** Children with the column that names what they belong to. */
const under = (column: string, id: string, rows: readonly object[]): TableRow[] =>
  rows.map((row) => ({ ...row, [column]: id }));

/** Puts rows to those of their table. */
type Add = (table: string, rows: readonly object[]) => void;

/** Whether the rows of a provision are wanted. */
type Only = (group: string, jurisdiction: JurisdictionCode) => boolean;

function addLegislation(add: Add, library: Library): void {
  const { acts, regulations } = prepareInstruments(library);
  add('acts', acts);
  add('regulations', regulations);
  for (const { bill, stageDates, parts, actIds, regulationIds } of prepareBills(library)) {
    add('bills', [bill]);
    add('bill_parts', under('bill_id', bill.id, parts));
    add('bill_stage_dates', under('bill_id', bill.id, stageDates));
    add(
      'bill_acts',
      actIds.map((act_id) => ({ bill_id: bill.id, act_id })),
    );
    add(
      'bill_regulations',
      regulationIds.map((regulation_id) => ({ bill_id: bill.id, regulation_id })),
    );
  }
}

function addProvisions(add: Add, library: Library, today: string, only: Only): void {
  for (const one of prepareProvisions(library, today, only)) {
    const { id } = one.provision;
    add('provisions', [{ ...one.provision, updated_at: one.updatedAt }]);
    add('provision_values', under('provision_id', id, one.values));
    add('provision_acts', under('provision_id', id, one.acts));
    add('provision_regulations', under('provision_id', id, one.regulations));
    add('provision_references', under('provision_id', id, one.references));
    add(
      'provision_versions',
      under(
        'provision_id',
        id,
        one.versions.map((row) => ({ ...row, from_library: true })),
      ),
    );
  }
}

function addSpecialRules(add: Add, library: Library): void {
  for (const one of prepareSpecialRules(library)) {
    const { id } = one.rule;
    add('special_rules', [{ ...one.rule, updated_at: one.updatedAt }]);
    add(
      'special_rule_groups',
      one.groupIds.map((provision_group_id) => ({ special_rule_id: id, provision_group_id })),
    );
    add(
      'special_rule_industries',
      under(
        'special_rule_id',
        id,
        one.industryIds.map((industry_id, sort) => ({ industry_id, sort })),
      ),
    );
    add('special_rule_acts', under('special_rule_id', id, one.acts));
    add('special_rule_regulations', under('special_rule_id', id, one.regulations));
  }
}

function addChecklists(add: Add, library: Library): void {
  for (const one of prepareRequirements(library)) {
    const { id } = one.requirement;
    add('checklist_requirements', [one.requirement]);
    add('checklist_requirement_acts', under('requirement_id', id, one.acts));
    add('checklist_requirement_regulations', under('requirement_id', id, one.regulations));
  }
  add('deadlines', prepareDeadlines(library));
}

/**
 * The rows that loading a library would write, by table: of the provisions for which `only` says so, and of everything else. Files say
 * the whole library; what the database holds beyond these rows is written beside them (beside.ts).
 */
export function expectedRows(library: Library, starter: Library, today: string, only: Only): Rows {
  const rows: Rows = new Map();
  const add: Add = (table, more) => {
    rows.set(table, [...(rows.get(table) ?? []), ...(more as TableRow[])]);
  };
  const { areas, topics, groups, industries } = placedCatalogue(library, starter);
  add('areas', areas);
  add('topics', topics);
  add('provision_groups', groups);
  add('industries', industries);
  addLegislation(add, library);
  addProvisions(add, library, today, only);
  addSpecialRules(add, library);
  for (const { change, regulations: cited } of prepareUpcomingChanges(library)) {
    add('upcoming_changes', [change]);
    add('upcoming_change_regulations', under('upcoming_change_id', change.id, cited));
  }
  addChecklists(add, library);
  return rows;
}
