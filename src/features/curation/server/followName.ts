import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import { renameInSavedSearches } from '../../search/server/writes.ts';

const NAMED = {
  area: { table: 'areas', facet: 'area' },
  topic: { table: 'topics', facet: 'topic' },
  industry: { table: 'industries', facet: 'specialRules' },
} as const;
type Kind = keyof typeof NAMED;

/** Lets saved searches, which name what they look for, follow a name. To be called once it is written: another may have the former one too. */
export async function followName(tx: Tx, kind: Kind, from: string, to: string): Promise<void> {
  const { table, facet } = NAMED[kind];
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where name = ${from} and archived_at is null limit 1`.execute(tx);
  await renameInSavedSearches(tx, facet, { from, to, keepsFormer: rows.length > 0 });
}

/** Lets saved searches that name one of two that became one name the other. To be called once they are one. */
export async function followMerged(
  tx: Tx,
  kind: Kind,
  { former, successor }: { former: string; successor: string },
): Promise<void> {
  const { rows } = await sql<{ from: string; to: string }>`
    select f.name as "from", s.name as "to" from ${sql.table(NAMED[kind].table)} f
    join ${sql.table(NAMED[kind].table)} s on s.id = ${successor}
    where f.id = ${former}`.execute(tx);
  for (const { from, to } of rows) await followName(tx, kind, from, to);
}
