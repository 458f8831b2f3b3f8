import type { Insertable } from 'kysely';
import { followMerged, followRows } from '../../../platform/db/archive.ts';
import { contentHash, insertRows, loadRows, written } from '../../../platform/db/loadRows.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
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
  const areaOf = await followMerged(tx, 'areas');
  const hashed = <T extends { area_id: string }>(row: T): T & { content_hash: string } => ({
    ...row,
    area_id: areaOf(row.area_id),
    content_hash: contentHash(row),
  });
  await loadRows(tx, 'acts', acts.map(hashed));
  const actOf = await followMerged(tx, 'acts');
  const under = regulations.map(hashed).map((row) => ({ ...row, act_id: row.act_id && actOf(row.act_id) }));
  await loadRows(tx, 'regulations', under);
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
  const [actOf, regulationOf] = [await followMerged(tx, 'acts'), await followMerged(tx, 'regulations')];
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
    changed.flatMap(({ bill, actIds }) =>
      followRows(
        actIds.map((act_id) => ({ bill_id: bill.id, act_id })),
        'act_id',
        actOf,
      ),
    ),
  );
  await insertRows(
    tx,
    'bill_regulations',
    changed.flatMap(({ bill, regulationIds }) =>
      followRows(
        regulationIds.map((regulation_id) => ({ bill_id: bill.id, regulation_id })),
        'regulation_id',
        regulationOf,
      ),
    ),
  );
}

/** Brings the changes that bills and announcements make in provisions to what the library says. */
export async function loadUpcomingChanges(tx: Tx, changes: UpcomingChangeContent[]): Promise<void> {
  // What was announced of a bill is taken back once it died; all else stays, because entries point at it.
  const dead = await tx
    .selectFrom('upcoming_changes')
    .select('id')
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
  // A delete of nothing would still have the whole search index built anew.
  if (dead.length > 0) {
    const ids = dead.map(({ id }) => id);
    await tx.deleteFrom('upcoming_changes').where(oneOf('id', ids)).execute();
  }
  // A bill that staff edited keeps its own parts: what the library says of a part it does not have has no place.
  const parts = await tx.selectFrom('bill_parts').select('id').execute();
  const known = new Set(parts.map(({ id }) => id));
  const placed = changes.filter(({ change: { bill_part_id: part } }) => !part || known.has(part));
  const [actOf, regulationOf] = [await followMerged(tx, 'acts'), await followMerged(tx, 'regulations')];
  const plan = await loadRows(
    tx,
    'upcoming_changes',
    placed.map((content) => ({
      ...content.change,
      upcoming_act_id: content.change.upcoming_act_id && actOf(content.change.upcoming_act_id),
      content_hash: contentHash(content),
    })),
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
        followRows(regulations, 'regulation_id', regulationOf).map((row) => ({
          ...row,
          upcoming_change_id: change.id,
        })),
      ),
  );
}
