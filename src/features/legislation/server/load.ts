import type { Insertable } from 'kysely';
import { contentHash, insertRows, loadRows, written } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { FILED } from '../rules.ts';
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
  await replaceParts(tx, [...ids], changed);
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

/** Parts keep their rows, because the changes that they bring point at them. */
async function replaceParts(tx: Tx, billIds: string[], bills: BillContent[]): Promise<void> {
  const parts = bills.flatMap(({ bill, parts }) => parts.map((part) => ({ ...part, bill_id: bill.id })));
  await tx
    .deleteFrom('bill_parts')
    .where('bill_id', 'in', billIds)
    .$if(parts.length > 0, (query) =>
      query.where(
        'id',
        'not in',
        parts.map((part) => part.id),
      ),
    )
    .execute();
  if (parts.length === 0) return;
  await tx
    .insertInto('bill_parts')
    .values(parts)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        sort: ref('excluded.sort'),
        what: ref('excluded.what'),
        in_force: ref('excluded.in_force'),
        in_force_date: ref('excluded.in_force_date'),
        sections: ref('excluded.sections'),
      })),
    )
    .execute();
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
  const plan = await loadRows(
    tx,
    'upcoming_changes',
    changes.map((content) => ({ ...content.change, content_hash: contentHash(content) })),
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
