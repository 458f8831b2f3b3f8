import type { Db } from '../../../../platform/db/schema.ts';
import '../tables.ts';

/** Pieces read by one statement: a quarter of a megabyte. */
const AT_ONCE = 4;

/** The bytes of a file, a few pieces at a time. No connection is held while whoever reads is slow. */
export async function* bytesOfFile(db: Db, evidenceId: string): AsyncGenerator<Buffer> {
  for (let from = 0; ; from += AT_ONCE) {
    const pieces = await db
      .selectFrom('checklist_evidence_pieces')
      .select('bytes')
      .where('evidence_id', '=', evidenceId)
      .where('sort', '>=', from)
      .orderBy('sort')
      .limit(AT_ONCE)
      .execute();
    for (const { bytes } of pieces) yield bytes;
    if (pieces.length < AT_ONCE) return;
  }
}
