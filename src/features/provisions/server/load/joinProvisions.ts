import { sql } from 'kysely';
import { insertRows } from '../../../../platform/db/loadRows.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import '../tables.ts';

/** A provision and the one that stands for it now, by their ids. */
export interface JoinedProvision {
  former: string;
  successor: string;
}

/**
 * Lets permalinks of hidden provisions lead to those that stand for them. Answers the pairs of which both are there and the
 * former is hidden: a text that staff edited keeps its place, its notes and its readers.
 */
export async function joinProvisions(tx: Tx, pairs: readonly JoinedProvision[]): Promise<JoinedProvision[]> {
  await tx.deleteFrom('provision_successors').execute();
  if (pairs.length === 0) return [];
  const { rows } = await sql<JoinedProvision>`
    select m.former, m.successor
    from unnest(${pairs.map((pair) => pair.former)}::text[], ${pairs.map((pair) => pair.successor)}::text[])
      as m(former, successor)
    join provisions old on old.id = m.former and not old.is_published
    join provisions p on p.id = m.successor`.execute(tx);
  await insertRows(
    tx,
    'provision_successors',
    rows.map(({ former, successor }) => ({ provision_id: former, successor_id: successor })),
  );
  return rows;
}
