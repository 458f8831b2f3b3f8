import { type Insertable, sql } from 'kysely';
import { followMerged, followRows } from '../../../platform/db/archive.ts';
import { contentHash, insertRows, loadRows, written } from '../../../platform/db/loadRows.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import type {
  ChecklistRequirementActsTable,
  ChecklistRequirementRegulationsTable,
  ChecklistRequirementsTable,
  DeadlinesTable,
} from './tables.ts';

type Loaded = 'revision' | 'content_hash' | 'loaded_revision';

export interface RequirementToLoad {
  requirement: Omit<Insertable<ChecklistRequirementsTable>, Loaded> & { id: string };
  acts: Omit<ChecklistRequirementActsTable, 'requirement_id'>[];
  regulations: Omit<ChecklistRequirementRegulationsTable, 'requirement_id'>[];
}

export type DeadlineToLoad = Omit<Insertable<DeadlinesTable>, Loaded> & { id: string };

/**
 * One that the library no longer has is retired on that day, with all that organisations wrote about it; one that it has again is
 * back. Those that staff wrote, changed or retired stay as they are.
 */
async function retire(tx: Tx, ids: string[], today: string): Promise<void> {
  await tx
    .updateTable('checklist_requirements')
    .set({ retired_on: today })
    .where('retired_on', 'is', null)
    .where('content_hash', 'is not', null)
    .whereRef('revision', '=', 'loaded_revision')
    .where(sql<boolean>`not ${oneOf('id', ids)}`)
    .execute();
  await tx
    .updateTable('checklist_requirements')
    .set({ retired_on: null })
    .where('retired_on', 'is not', null)
    .whereRef('revision', '=', 'loaded_revision')
    .where(oneOf('id', ids))
    .execute();
}

/** Brings the checklist requirements to what the library says; those that staff changed since are left alone. */
export async function loadRequirements(tx: Tx, content: RequirementToLoad[], today: string): Promise<void> {
  await retire(
    tx,
    content.map(({ requirement }) => requirement.id),
    today,
  );
  const groupOf = await followMerged(tx, 'provision_groups');
  const plan = await loadRows(
    tx,
    'checklist_requirements',
    content.map((entry) => ({
      ...entry.requirement,
      provision_group_id: groupOf(entry.requirement.provision_group_id),
      content_hash: contentHash(entry),
    })),
  );
  const ids = written(plan);
  if (ids.length === 0) return;
  for (const table of ['checklist_requirement_acts', 'checklist_requirement_regulations'] as const) {
    await tx.deleteFrom(table).where('requirement_id', 'in', ids).execute();
  }
  const [actOf, regulationOf] = [await followMerged(tx, 'acts'), await followMerged(tx, 'regulations')];
  const touched = new Set(ids);
  const entries = content.filter((entry) => touched.has(entry.requirement.id));
  await insertRows(
    tx,
    'checklist_requirement_acts',
    entries.flatMap(({ requirement, acts }) =>
      followRows(acts, 'act_id', actOf).map((row) => ({ ...row, requirement_id: requirement.id })),
    ),
  );
  await insertRows(
    tx,
    'checklist_requirement_regulations',
    entries.flatMap(({ requirement, regulations }) =>
      followRows(regulations, 'regulation_id', regulationOf).map((row) => ({
        ...row,
        requirement_id: requirement.id,
      })),
    ),
  );
}

/**
 * Brings the dated duties to what the library says. One that the library no longer has is gone, so that nobody is reminded of
 * it; those that staff wrote or changed stay, and a requirement that staff edited has the deadline that they gave it.
 */
export async function loadDeadlines(tx: Tx, all: DeadlineToLoad[]): Promise<void> {
  const edited = await tx
    .selectFrom('checklist_requirements')
    .select('id')
    .where(sql<boolean>`revision is distinct from loaded_revision`)
    .execute();
  const ofStaff = new Set(edited.map(({ id }) => id));
  const content = all.filter(({ requirement_id: id }) => !id || !ofStaff.has(id));
  await tx
    .deleteFrom('deadlines')
    .where('content_hash', 'is not', null)
    .whereRef('revision', '=', 'loaded_revision')
    .where('id', 'not in', ['', ...content.map(({ id }) => id)])
    .where((eb) =>
      eb.or([eb('requirement_id', 'is', null), eb('requirement_id', 'not in', ['', ...ofStaff])]),
    )
    .execute();
  await loadRows(
    tx,
    'deadlines',
    content.map((entry) => ({ ...entry, content_hash: contentHash(entry) })),
  );
}
