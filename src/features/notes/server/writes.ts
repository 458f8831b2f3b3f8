import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/schema.ts';
import './tables.ts';

/** Hangs the notes of provisions on those that stand for them now; `to[i]` stands for `from[i]`. */
export async function moveNotes(tx: Tx, from: readonly string[], to: readonly string[]): Promise<void> {
  await sql`
    update notes n set provision_id = m.successor
    from unnest(${[...from]}::text[], ${[...to]}::text[]) as m(former, successor)
    where n.provision_id = m.former`.execute(tx);
}
