import { sql } from 'kysely';
import { insertRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/newId.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { RequirementType } from '../rules.ts';
import './tables.ts';

interface Cited {
  id: string;
  sections: string | null;
}

/** What staff write of a requirement, whole. */
export interface WrittenRequirement {
  groupId: string;
  type: RequirementType;
  requirement: string;
  minEmployees: number | null;
  maxEmployees: number | null;
  frequency: string | null;
  /** The day from which the duty exists, when it is new. */
  startsOn: string | null;
  /** When the law sets it due: YYYY-MM-DD once, MM-DD every year. */
  deadline: string | null;
  isPublished: boolean;
  acts: readonly Cited[];
  regulations: readonly Cited[];
}

const citedBy = async (tx: Tx, id: string) => {
  const acts = await tx
    .selectFrom('checklist_requirement_acts')
    .select(['act_id as id', 'sections'])
    .where('requirement_id', '=', id)
    .orderBy('sort')
    .execute();
  const regulations = await tx
    .selectFrom('checklist_requirement_regulations')
    .select(['regulation_id as id', 'sections'])
    .where('requirement_id', '=', id)
    .orderBy('sort')
    .execute();
  return { acts, regulations };
};

/** A requirement as it is, locked until the transaction ends; undefined for an unknown id. */
export async function requirementForWriting(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('checklist_requirements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const deadline = await tx
    .selectFrom('deadlines')
    .select(['once_on', 'yearly_on'])
    .where('requirement_id', '=', id)
    .orderBy('id')
    .executeTakeFirst();
  const written: WrittenRequirement = {
    groupId: row.provision_group_id,
    type: row.type,
    requirement: row.requirement,
    minEmployees: row.min_employees,
    maxEmployees: row.max_employees,
    frequency: row.frequency,
    startsOn: row.starts_on,
    deadline: deadline?.once_on ?? deadline?.yearly_on ?? null,
    isPublished: row.is_published,
    ...(await citedBy(tx, id)),
  };
  return { row, written };
}

const columnsOf = (written: WrittenRequirement) => ({
  provision_group_id: written.groupId,
  type: written.type,
  requirement: written.requirement,
  min_employees: written.minEmployees,
  max_employees: written.maxEmployees,
  frequency: written.frequency,
  starts_on: written.startsOn,
  is_published: written.isPublished,
});

const YEARLY = 'MM-DD'.length;

/** The day that the law sets: a deadline that stays keeps its row, because reminders name it. */
async function writeDeadline(tx: Tx, id: string, written: WrittenRequirement): Promise<void> {
  const { deadline, requirement, startsOn } = written;
  const due = {
    once_on: deadline?.length === YEARLY ? null : deadline,
    yearly_on: deadline?.length === YEARLY ? deadline : null,
  };
  const kept = await tx
    .updateTable('deadlines')
    .set({ description: requirement, starts_on: startsOn, revision: sql<number>`revision + 1` })
    .where('requirement_id', '=', id)
    .where((eb) =>
      eb(eb.fn.coalesce('once_on', sql<string>`null::date`), 'is not distinct from', due.once_on),
    )
    .where((eb) => eb('yearly_on', 'is not distinct from', due.yearly_on))
    .returning('id')
    .execute();
  await tx
    .deleteFrom('deadlines')
    .where('requirement_id', '=', id)
    .where('id', 'not in', ['', ...kept.map((row) => row.id)])
    .execute();
  if (kept.length > 0 || deadline === null) return;
  await tx
    .insertInto('deadlines')
    .values({
      ...{ id: newId(), requirement_id: id, provision_id: null, ...due, starts_on: startsOn },
      ...{ description: requirement, content_hash: null, loaded_revision: null },
    })
    .execute();
}

async function writeChildren(tx: Tx, id: string, written: WrittenRequirement): Promise<void> {
  await tx.deleteFrom('checklist_requirement_acts').where('requirement_id', '=', id).execute();
  await tx.deleteFrom('checklist_requirement_regulations').where('requirement_id', '=', id).execute();
  await insertRows(
    tx,
    'checklist_requirement_acts',
    written.acts.map((cited, sort) => ({
      ...{ requirement_id: id, act_id: cited.id, sections: cited.sections, sort },
    })),
  );
  await insertRows(
    tx,
    'checklist_requirement_regulations',
    written.regulations.map((cited, sort) => ({
      ...{ requirement_id: id, regulation_id: cited.id, sections: cited.sections, sort },
    })),
  );
  await writeDeadline(tx, id, written);
}

/** Adds a requirement of staff's own. */
export async function addRequirement(
  tx: Tx,
  named: { id: string; key: string },
  jurisdiction: JurisdictionCode,
  written: WrittenRequirement,
): Promise<void> {
  await tx
    .insertInto('checklist_requirements')
    .values({
      ...columnsOf(written),
      ...named,
      jurisdiction,
      confidence: 'medium',
      verification: 'unverified',
      as_of: null,
      sources: '[]',
      editor_note: null,
      content_hash: null,
      loaded_revision: null,
    })
    .execute();
  await writeChildren(tx, named.id, written);
}

/** Changes a requirement; what organisations keep with it stays, and a newer starter library leaves it as it is. */
export async function changeRequirement(tx: Tx, id: string, written: WrittenRequirement): Promise<void> {
  await tx
    .updateTable('checklist_requirements')
    .set({ ...columnsOf(written), revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
  await writeChildren(tx, id, written);
}

/** Retires a requirement from a day on, or brings it back (null). It stays readable with all that organisations keep with it. */
export async function retireRequirement(tx: Tx, id: string, day: string | null): Promise<void> {
  await tx
    .updateTable('checklist_requirements')
    .set({ retired_on: day, revision: sql<number>`revision + 1` })
    .where('id', '=', id)
    .execute();
}

/** Deletes a requirement with which nobody keeps anything; the database refuses any other. */
export async function removeRequirement(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('checklist_requirements').where('id', '=', id).execute();
}
