import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { RedlinePool } from '../../../../redline/pool/pool.ts';
import type { VerificationLevel } from '../../../../shared/source.ts';
import { t } from '../../../../shared/text.ts';
import type { InForceType } from '../../../legislation/contract.ts';
import { inForceDay, isInForce, startsSoon } from '../../../legislation/rules.ts';
import { commencementColumns, openChanges } from '../../../legislation/server/reads.ts';
import { billForWriting } from '../../../legislation/server/writes.ts';
import { compareAll, PLACED_PROVISIONS } from '../../../provisions/server/reads.ts';
import type { StaffBill, StaffChange } from '../../staffContract.ts';

interface ChangeRow {
  id: string;
  part_id: string | null;
  overview: string;
  rolled_in_on: string | null;
  provision_id: string;
  name: string;
  topic: string;
  topic_id: string;
  area_id: string;
  published: string;
  upcoming: string | null;
  status: string;
  assent_date: string | null;
  in_force: InForceType;
  in_force_date: string | null;
}

async function changesOf(db: Db, billId: string, today: string): Promise<StaffChange[]> {
  const { rows } = await sql<ChangeRow>`
    select c.id, c.bill_part_id as part_id, c.changes_overview as overview, c.rolled_in_on, p.id as provision_id,
      g.name, t.name as topic, t.id as topic_id, t.area_id, p.description as published,
      c.upcoming_text as upcoming, ${commencementColumns}
    from upcoming_changes c
    join ${PLACED_PROVISIONS} on p.id = c.provision_id
    join bills b on b.id = c.bill_id
    left join bill_parts part on part.id = c.bill_part_id
    where c.bill_id = ${billId}
    order by part.sort nulls first, a.sort, t.sort, g.sort, c.id`.execute(db);
  return rows.map((row) => {
    const commencement = {
      status: row.status,
      assentDate: row.assent_date,
      inForce: row.in_force,
      inForceDate: row.in_force_date,
    };
    const waits = isInForce(commencement, today) ? 'toRollIn' : 'upcoming';
    return {
      id: row.id,
      partId: row.part_id,
      provision: {
        id: row.provision_id,
        name: row.name,
        topic: row.topic,
        areaId: row.area_id,
        topicId: row.topic_id,
      },
      overview: row.overview,
      published: row.published,
      upcoming: row.upcoming,
      redline: null,
      state: row.rolled_in_on ? 'rolledIn' : waits,
      day: row.rolled_in_on ?? inForceDay(commencement),
    };
  });
}

/** A bill as editors write it, but for what waits for a second reader; `isOwn`: no library brings it. */
export interface StandingBill extends Omit<StaffBill, 'waiting' | 'proposed'> {
  isOwn: boolean;
}

/** A bill as it stands. Throws 404 for an unknown id. `today`: a calendar day. */
export async function standingBill(tx: Tx, id: string, today: string): Promise<StandingBill> {
  const found = await billForWriting(tx, id);
  if (!found) throw notFound(t('This bill could not be found.'));
  const { kind, jurisdiction, ...bill } = found.bill;
  const { verification } = await tx
    .selectFrom('bills')
    .select('verification')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    id,
    kind,
    jurisdiction,
    revision: found.revision,
    isPublished: found.isPublished,
    isOwn: found.isOwn,
    bill: {
      ...bill,
      confidence: bill.confidence as StaffBill['bill']['confidence'],
      stageDates: [...bill.stageDates],
      parts: [...bill.parts],
      sources: [...bill.sources],
      acts: [...bill.acts],
      regulations: [...bill.regulations],
    },
    changes: await changesOf(tx, id, today),
    verification: verification as VerificationLevel,
  };
}

/** Of a bill: the changes that are in force while the text of their provision does not say so, and those that start soon. */
export interface OpenCounts {
  toRollIn: number;
  startSoon: number;
}

/** How many open changes of each bill wait to be rolled in on a day, and how many start soon. */
export async function openCounts(db: Db, today: string): Promise<Map<string, OpenCounts>> {
  const counts = new Map<string, OpenCounts>();
  for (const { billId, commencement } of await openChanges(db, sql`c.bill_id is not null`)) {
    if (!billId) continue;
    const { toRollIn, startSoon } = counts.get(billId) ?? { toRollIn: 0, startSoon: 0 };
    counts.set(billId, {
      toRollIn: toRollIn + Number(isInForce(commencement, today)),
      startSoon: startSoon + Number(startsSoon(commencement, today)),
    });
  }
  return counts;
}

/** The provisions of the jurisdiction of a bill, by name. */
export async function provisionsForBill(db: Db, billId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select p.id, g.name || ' · ' || t.name as name from ${PLACED_PROVISIONS}
    join bills b on b.jurisdiction = p.jurisdiction
    where b.id = ${billId} order by g.name, t.name, p.id`.execute(db);
  return rows;
}

/** The same bill with each written upcoming text compared with what is published. */
export const withRedlines = async (redlines: RedlinePool, bill: StaffBill): Promise<StaffBill> => ({
  ...bill,
  changes: await compareAll(bill.changes, async (change) =>
    change.upcoming === null
      ? change
      : { ...change, redline: (await redlines.redline(change.published, change.upcoming)).html },
  ),
});
