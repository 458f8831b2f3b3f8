import { insertRows } from '../../../platform/db/loadRows.ts';
import type { Tx } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/newId.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { Source } from '../../../shared/source.ts';
import { evidenceDay, verificationOf } from '../../../shared/standing.ts';
import { isLaw } from '../billFaults.ts';
import type { BillOutcome, InForceType } from '../contract.ts';
import { assentStage, introductionStage } from '../stages.ts';
import { replaceParts } from './replaceParts.ts';
import type { BillPartsTable } from './tables.ts';

/** What staff write of a bill, whole. */
export interface WrittenBill {
  kind: 'bill' | 'regulation';
  jurisdiction: JurisdictionCode;
  number: string | null;
  name: string;
  chapter: string | null;
  url: string | null;
  description: string | null;
  status: string;
  stageDates: readonly { stage: string; date: string }[];
  inForce: InForceType;
  inForceDate: string | null;
  outcome: BillOutcome | null;
  seenOn: string | null;
  /** A part without an id is new. */
  parts: readonly {
    id: string | null;
    what: string;
    inForce: BillPartsTable['in_force'];
    inForceDate: string | null;
    sections: string | null;
  }[];
  sources: readonly Source[];
  confidence: string;
  /** The acts and regulations that it changes, by id. */
  acts: readonly string[];
  regulations: readonly string[];
}

/** A bill as it stands, and whether readers see it; `isOwn`: no library brings it. */
interface BillForWriting {
  bill: WrittenBill;
  revision: number;
  isActive: boolean;
  isPublished: boolean;
  isOwn: boolean;
}

/** A bill as it stands, locked until the transaction ends; undefined for an unknown id. */
export async function billForWriting(tx: Tx, id: string): Promise<BillForWriting | undefined> {
  const row = await tx.selectFrom('bills').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) return undefined;
  const stages = await tx
    .selectFrom('bill_stage_dates')
    .select(['stage', 'reached_on as date'])
    .where('bill_id', '=', id)
    .orderBy('reached_on')
    .orderBy('stage')
    .execute();
  const parts = await tx
    .selectFrom('bill_parts')
    .select(['id', 'what', 'in_force as inForce', 'in_force_date as inForceDate', 'sections'])
    .where('bill_id', '=', id)
    .orderBy('sort')
    .execute();
  const acts = await tx.selectFrom('bill_acts').select('act_id').where('bill_id', '=', id).execute();
  const regulations = await tx
    .selectFrom('bill_regulations')
    .select('regulation_id')
    .where('bill_id', '=', id)
    .execute();
  const { kind, jurisdiction, number, name, chapter, url, description, status, outcome } = row;
  return {
    bill: {
      ...{ kind, jurisdiction, number, name, chapter, url, description, status, outcome, parts },
      sources: row.sources,
      confidence: row.confidence,
      acts: acts.map(({ act_id }) => act_id).sort(),
      regulations: regulations.map(({ regulation_id }) => regulation_id).sort(),
      stageDates: stages,
      inForce: row.in_force,
      inForceDate: row.in_force_date,
      seenOn: row.seen_on,
    },
    revision: row.revision,
    isActive: row.is_active,
    isPublished: row.is_published,
    isOwn: row.content_hash === null,
  };
}

const columnsOf = (bill: WrittenBill, now: Date) => {
  const dayOf = (stage: string) => bill.stageDates.find((reached) => reached.stage === stage)?.date ?? null;
  const { number, name, chapter, url, description, status, outcome } = bill;
  return {
    ...{ number, name, chapter, url, description, status, outcome },
    introduction_date: dayOf(introductionStage(bill.jurisdiction, number)),
    assent_date: dayOf(assentStage(bill.jurisdiction)),
    in_force: bill.inForce,
    in_force_date: bill.inForceDate,
    seen_on: bill.seenOn,
    sources: JSON.stringify(bill.sources),
    confidence: bill.confidence,
    updated_at: now,
  };
};

/** What its sources bear out, and the day to which they reach. */
const evidenceOf = (sources: readonly Source[]) => ({
  verification: verificationOf(sources),
  as_of: evidenceDay(sources) ?? null,
});

/** Adds a bill of staff's own, which no library brings or takes; readers see it once it is published. Answers its id. */
export async function addBill(tx: Tx, bill: WrittenBill, now: Date): Promise<string> {
  const id = newId();
  await tx
    .insertInto('bills')
    .values({
      ...columnsOf(bill, now),
      id,
      key: null,
      kind: bill.kind,
      jurisdiction: bill.jurisdiction,
      affected_sections: null,
      is_active: bill.outcome === null,
      is_published: false,
      ...evidenceOf(bill.sources),
      editor_note: null,
      content_hash: null,
      loaded_revision: null,
    })
    .execute();
  await writeChildren(tx, id, bill);
  return id;
}

/** Lets readers see a bill. */
export async function publishBill(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('bills')
    .set((eb) => ({ is_published: true, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Changes a bill; its revision moves on, so that a newer starter library leaves it as it is. Answers the new revision. */
export async function changeBill(
  tx: Tx,
  id: string,
  bill: WrittenBill,
  now: Date,
  before: Pick<WrittenBill, 'sources'>,
): Promise<number> {
  // The library may say its verification in its own word: it follows from the sources once they are changed.
  const isNewEvidence = JSON.stringify(before.sources) !== JSON.stringify(bill.sources);
  const { revision } = await tx
    .updateTable('bills')
    .set((eb) => ({
      ...columnsOf(bill, now),
      ...(isNewEvidence ? evidenceOf(bill.sources) : {}),
      revision: eb('revision', '+', 1),
      is_active: bill.outcome !== null ? false : isLaw(bill.status) ? eb.ref('is_active') : true,
    }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow();
  await writeChildren(tx, id, bill);
  return revision;
}

async function writeChildren(tx: Tx, billId: string, bill: WrittenBill): Promise<void> {
  await tx.deleteFrom('bill_stage_dates').where('bill_id', '=', billId).execute();
  await tx.deleteFrom('bill_acts').where('bill_id', '=', billId).execute();
  await tx.deleteFrom('bill_regulations').where('bill_id', '=', billId).execute();
  await insertRows(
    tx,
    'bill_acts',
    bill.acts.map((act_id) => ({ bill_id: billId, act_id })),
  );
  await insertRows(
    tx,
    'bill_regulations',
    bill.regulations.map((regulation_id) => ({ bill_id: billId, regulation_id })),
  );
  if (bill.stageDates.length > 0) {
    await tx
      .insertInto('bill_stage_dates')
      .values(bill.stageDates.map(({ stage, date }) => ({ bill_id: billId, stage, reached_on: date })))
      .execute();
  }
  const parts = bill.parts.map((part, sort) => ({
    id: part.id ?? newId(),
    bill_id: billId,
    sort,
    what: part.what,
    in_force: part.inForce,
    in_force_date: part.inForceDate,
    sections: part.sections,
  }));
  await replaceParts(tx, [billId], parts);
}
