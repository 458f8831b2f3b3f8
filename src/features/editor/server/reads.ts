import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import { PLACED_PROVISIONS } from '../../provisions/server/reads.ts';
import './tables.ts';

/** How many drafts cite an act or regulation. */
export async function countDraftsCiting(db: Db, kind: 'act' | 'regulation', id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from provision_drafts
    where content -> ${`${kind}s`}::text @> ${JSON.stringify([{ id }])}::jsonb`.execute(db);
  return rows[0]?.count ?? 0;
}

/** How many drafts there are of provisions of a place of the taxonomy. `where`: a condition with the aliases g, t and a. */
export async function countDraftsIn(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from provision_drafts d join ${PLACED_PROVISIONS} on p.id = d.provision_id
    where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

export { comingAndToRollIn, reviewsDue } from './attention.ts';
export { waitingOfBill } from './beside/presentProposals.ts';
export { coverageOf } from './coverage.ts';
export { proposedBills, proposedRequirements } from './records/proposedRecords.ts';
