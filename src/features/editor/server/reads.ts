import { sql } from 'kysely';
import type { Db } from '../../../platform/db/schema.ts';
import './tables.ts';

/** How many drafts cite an act or regulation. */
export async function countDraftsCiting(db: Db, kind: 'act' | 'regulation', id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from provision_drafts
    where content -> ${`${kind}s`}::text @> ${JSON.stringify([{ id }])}::jsonb`.execute(db);
  return rows[0]?.count ?? 0;
}
