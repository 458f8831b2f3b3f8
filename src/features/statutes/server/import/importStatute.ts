import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Editor } from '../../../provisions/server/writes.ts';
import { noteChange } from '../changes.ts';
import { addressOf, instrumentsAt } from '../instruments.ts';
import { readStatute } from './readStatute.ts';
import type { ReadStatute } from './statute.ts';
import '../tables.ts';

/** What came of a file. */
export interface ImportedStatute {
  fileId: string;
  title: string;
  asOf: string;
  sections: number;
  /** It was there already, word for word. */
  isKnown: boolean;
  /** Acts and regulations of the library that it is the text of. */
  instruments: string[];
  /** Of the file before it, where this one is newer: what differs, and the provisions that cite it. */
  changed: { since: string; sections: number; provisions: number; changeId: string } | null;
}

/** Who keeps a text from the command line. */
export const COMMAND_LINE: Editor = { userId: 'command-line', email: 'npm run admin' };

const fingerprint = (body: string): string => createHash('sha256').update(body).digest('base64url');

async function storeSections(tx: Tx, fileId: string, { sections }: ReadStatute): Promise<void> {
  const rows = sections.map(({ amendedOn, ...section }, sort) => ({
    ...{ ...section, file_id: fileId, sort, amended_on: amendedOn },
    fingerprint: fingerprint(section.body),
  }));
  await sql`
    insert into statute_sections (file_id, sort, label, nth, part, note, body, fingerprint, amended_on)
    select file_id, sort, label, nth, part, note, body, fingerprint, amended_on
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows(file_id text, sort int, label text, nth int, part text,
      note text, body text, fingerprint text, amended_on date)`.execute(tx);
}

/**
 * Keeps the official text of a statute as of its day. All of it is stored, or nothing. A file of the same day takes the place of what was
 * there; one that is newer than all others is compared with the newest before it, and the provisions whose cited section changed are
 * listed. Throws what `readStatute` throws.
 */
export async function importStatute(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Editor,
  chunks: AsyncIterable<Uint8Array>,
): Promise<ImportedStatute> {
  const statute = await readStatute(chunks);
  const address = addressOf(statute.kind, statute.number);
  const now = clock.now();
  return inTransaction(db, async (tx) => {
    // Two files of one statute come one after the other.
    await sql`select pg_advisory_xact_lock(hashtext(${`statute ${address}`}))`.execute(tx);
    const { language, asOf } = statute;
    const known = await tx
      .selectFrom('statute_files')
      .select(['id', 'as_of', 'sha256'])
      .where('address', '=', address)
      .where('language', '=', language)
      .orderBy('as_of', 'desc')
      .execute();
    const same = known.find((file) => file.as_of === asOf);
    const instruments = (await instrumentsAt(tx, address)).map(({ name }) => name);
    const said = { title: statute.title, asOf, sections: statute.sections.length, instruments };
    if (same?.sha256 === statute.sha256) return { ...said, fileId: same.id, isKnown: true, changed: null };
    const fileId = same?.id ?? newId();
    const { kind, number, title, currentTo, sha256, bytes } = statute;
    const columns = { title, current_to: currentTo, sha256, bytes, imported_at: now };
    await tx
      .insertInto('statute_files')
      .values({ ...columns, id: fileId, address, kind, number, language, as_of: asOf })
      .onConflict((other) => other.columns(['address', 'language', 'as_of']).doUpdateSet(columns))
      .execute();
    await tx.deleteFrom('statute_sections').where('file_id', '=', fileId).execute();
    await storeSections(tx, fileId, statute);
    const before = known.find((file) => file.as_of < asOf);
    const isNewest = known.every((file) => file.as_of <= asOf);
    const changed =
      before && isNewest && language === 'en'
        ? await noteChange(tx, now, { address, language, title, fromFile: before.id, toFile: fileId, asOf })
        : null;
    await recordAudit(tx, {
      at: now,
      actor,
      action: 'statute.import',
      subject: { kind: 'statute', id: fileId },
      ...(same ? { before: { asOf, sha256: same.sha256 } } : {}),
      after: { title, asOf, currentTo, sha256, bytes, sections: statute.sections.length, changed },
    });
    return {
      ...said,
      fileId,
      isKnown: false,
      changed: changed && { ...changed, since: before?.as_of ?? asOf },
    };
  });
}
