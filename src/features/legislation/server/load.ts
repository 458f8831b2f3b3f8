import type { Insertable } from 'kysely';
import { contentHash, insertRows, loadRows, written } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { FILED } from '../rules.ts';
import { replaceParts } from './replaceParts.ts';
import type {
  ActsTable,
  BillPartsTable,
  BillStageDatesTable,
  BillsTable,
  RegulationsTable,
  UpcomingChangeRegulationsTable,
  UpcomingChangesTable,
} from './tables.ts';

type Unloaded<T> = Omit<Insertable<T>, 'revision' | 'content_hash' | 'loaded_revision'> & { id: string };

export interface BillContent {
  bill: Unloaded<BillsTable>;
  stageDates: Omit<BillStageDatesTable, 'bill_id'>[];
  parts: Omit<BillPartsTable, 'bill_id'>[];
  actIds: string[];
  regulationIds: string[];
}

export interface UpcomingChangeContent {
  change: Unloaded<UpcomingChangesTable>;
  regulations: Omit<UpcomingChangeRegulationsTable, 'upcoming_change_id'>[];
}

/** Brings acts and regulations to what the library says. */
export async function loadInstruments(
  tx: Tx,
  acts: Unloaded<ActsTable>[],
  regulations: Unloaded<RegulationsTable>[],
): Promise<void> {
  const hashed = <T extends object>(row: T): T & { content_hash: string } => ({
    ...row,
    content_hash: contentHash(row),
  });
  await loadRows(tx, 'acts', acts.map(hashed));
  await loadRows(tx, 'regulations', regulations.map(hashed));
}

/** Brings bills, their stages, parts and affected instruments to what the library says. */
export async function loadBills(tx: Tx, bills: BillContent[]): Promise<void> {
  const plan = await loadRows(
    tx,
    'bills',
    bills.map((content) => ({ ...content.bill, content_hash: contentHash(content) })),
  );
  const ids = new Set(written(plan));
  if (ids.size === 0) return;
  const changed = bills.filter(({ bill }) => ids.has(bill.id));
  await tx
    .deleteFrom('bill_stage_dates')
    .where('bill_id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('bill_acts')
    .where('bill_id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('bill_regulations')
    .where('bill_id', 'in', [...ids])
    .execute();
  await replaceParts(
    tx,
    [...ids],
    changed.flatMap(({ bill, parts }) => parts.map((part) => ({ ...part, bill_id: bill.id }))),
  );
  await insertRows(
    tx,
    'bill_stage_dates',
    changed.flatMap(({ bill, stageDates }) => stageDates.map((row) => ({ ...row, bill_id: bill.id }))),
  );
  await insertRows(
    tx,
    'bill_acts',
    changed.flatMap(({ bill, actIds }) => actIds.map((act_id) => ({ bill_id: bill.id, act_id }))),
  );
  await insertRows(
    tx,
    'bill_regulations',
    changed.flatMap(({ bill, regulationIds }) =>
      regulationIds.map((regulation_id) => ({ bill_id: bill.id, regulation_id })),
    ),
  );
}

/** Brings the changes that bills and announcements make in provisions to what the library says. */
export async function loadUpcomingChanges(tx: Tx, changes: UpcomingChangeContent[]): Promise<void> {
  // What was announced of a bill is taken back once it died; all else stays, because entries point at it.
  await tx
    .deleteFrom('upcoming_changes')
    .where('content_hash', 'is not', null)
    .whereRef('revision', '=', 'loaded_revision')
    .where('bill_id', 'in', (eb) =>
      eb
        .selectFrom('bills')
        .select('id')
        .where('is_active', '=', false)
        .where('status', 'not like', '%Assent')
        .where('status', '!=', FILED),
    )
    .execute();
  // A bill that staff edited keeps its own parts: what the library says of a part it does not have has no place.
  const parts = await tx.selectFrom('bill_parts').select('id').execute();
  const known = new Set(parts.map(({ id }) => id));
  const placed = changes.filter(({ change: { bill_part_id: part } }) => !part || known.has(part));
  const plan = await loadRows(
    tx,
    'upcoming_changes',
    placed.map((content) => ({ ...content.change, content_hash: contentHash(content) })),
  );
  const ids = new Set(written(plan));
  if (ids.size === 0) return;
  await tx
    .deleteFrom('upcoming_change_regulations')
    .where('upcoming_change_id', 'in', [...ids])
    .execute();
  await insertRows(
    tx,
    'upcoming_change_regulations',
    changes
      .filter(({ change }) => ids.has(change.id))
      .flatMap(({ change, regulations }) =>
        regulations.map((row) => ({ ...row, upcoming_change_id: change.id })),
      ),
  );
}
