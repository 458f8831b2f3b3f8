import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { AppError, badRequest, tooMany } from '../../../../platform/errors.ts';
import { newId } from '../../../../platform/newId.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { Evidence } from '../../contract.ts';
import {
  EVIDENCE_TYPES,
  evidenceEnding,
  MAX_ACCOUNT_BYTES,
  MAX_EVIDENCE,
  MAX_FILE_BYTES,
} from '../../evidenceTypes.ts';
import { assertOpen } from '../assertOpen.ts';
import { beginChange, type ItemKey, nameOf, record } from '../history.ts';
import '../tables.ts';
import { contentCheck } from './contentCheck.ts';

export const PIECE_BYTES = 65_536;
/** Pieces written by one statement. */
const AT_ONCE = 4;
/** Files that one account may be sending at the same time. */
const MAX_UNFINISHED = 10;

const tooLarge = (): AppError =>
  new AppError(413, 'too_large', t('The file is larger than 20 MB.'), {
    file: t('The file is larger than 20 MB.'),
  });
const accountFull = (): AppError =>
  new AppError(413, 'account_full', t('The evidence of your account would pass 1 GB. Remove some first.'), {
    file: t('The evidence of your account would pass 1 GB.'),
  });
const wrongType = (message: string): AppError =>
  new AppError(415, 'unsupported_file', message, { file: message });
const ALLOWED = 'PDF, PNG, JPEG, DOCX, XLSX, CSV, TXT';

/** Bytes in pieces of the size in which they are kept. */
async function* piecesOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    gathered.push(chunk);
    length += chunk.length;
    if (length < PIECE_BYTES) continue;
    let all = Buffer.concat(gathered, length);
    for (; all.length >= PIECE_BYTES; all = all.subarray(PIECE_BYTES)) yield all.subarray(0, PIECE_BYTES);
    gathered = all.length > 0 ? [Buffer.from(all)] : [];
    length = all.length;
  }
  if (length > 0) yield Buffer.concat(gathered, length);
}

const bytesOf = async (tx: Tx, accountId: string): Promise<number> => {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(size), 0)::bigint as bytes from checklist_evidence where account_id = ${accountId}`.execute(
    tx,
  );
  return rows[0]?.bytes ?? 0;
};

/** Throws unless there is room for one more with this requirement, and nobody sends too many at once. */
async function assertRoom(tx: Tx, key: ItemKey): Promise<void> {
  const { rows } = await sql<{ unfinished: number; here: number }>`
    select count(*) filter (where completed_at is null)::int as unfinished,
      count(*) filter (where requirement_id = ${key.requirementId} and removed_at is null)::int as here
    from checklist_evidence where account_id = ${key.accountId}`.execute(tx);
  if ((rows[0]?.unfinished ?? 0) >= MAX_UNFINISHED) {
    throw tooMany(t('Your account is sending many files just now. Please try again in a minute.'));
  }
  if ((rows[0]?.here ?? 0) >= MAX_EVIDENCE) {
    throw badRequest('file', t('A requirement keeps at most 100 pieces of evidence.'));
  }
}

async function writePieces(db: Db, id: string, from: number, pieces: readonly Buffer[]): Promise<void> {
  if (pieces.length === 0) return;
  await db
    .insertInto('checklist_evidence_pieces')
    .values(pieces.map((bytes, index) => ({ evidence_id: id, sort: from + index, bytes })))
    .execute();
}

/** Reads on what is not kept, so that the sender hears why; a sender who goes on for too long is left. */
async function drain(source: Readable): Promise<void> {
  let left = 2 * MAX_FILE_BYTES;
  source.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) source.destroy();
  });
  source.on('error', () => {});
  source.resume();
}

interface Sent {
  name: string;
  body: Readable;
  length: number | null;
}

type Needed = Pick<Services, 'db' | 'clock'>;

/** Notes that a file is on its way, where there is room for it; until it is whole nobody sees it. */
const begin = (
  { db, clock }: Needed,
  actor: Actor,
  key: ItemKey,
  id: string,
  file: Sent,
  mediaType: string,
) =>
  inTransaction(db, async (tx) => {
    await assertOpen(tx, actor.scope, key, clock.now());
    await assertRoom(tx, key);
    if ((await bytesOf(tx, key.accountId)) + (file.length ?? 0) > MAX_ACCOUNT_BYTES) throw accountFull();
    await tx
      .insertInto('checklist_evidence')
      .values({
        id,
        account_id: key.accountId,
        requirement_id: key.requirementId,
        name: file.name,
        media_type: mediaType,
        added_by: actor.userId,
        added_by_name: nameOf(actor),
        added_at: clock.now(),
      })
      .execute();
  });

/** Writes the pieces as they come. Answers how many bytes they were, and their hash. */
async function keepPieces(
  db: Db,
  id: string,
  { name, body }: Sent,
  ending: keyof typeof EVIDENCE_TYPES,
): Promise<{ size: number; sha256: string }> {
  const check = contentCheck(ending);
  const notThat = () =>
    wrongType(t('What is in {{name}} is not what its name says. Nothing was kept.', { name }));
  const hash = createHash('sha256');
  let size = 0;
  let written = 0;
  let waiting: Buffer[] = [];
  for await (const piece of piecesOf(body)) {
    size += piece.length;
    if (size > MAX_FILE_BYTES) throw tooLarge();
    if (!check.add(piece)) throw notThat();
    hash.update(piece);
    waiting.push(piece);
    if (waiting.length < AT_ONCE) continue;
    await writePieces(db, id, written, waiting);
    written += waiting.length;
    waiting = [];
  }
  if (size === 0) throw badRequest('file', t('The file is empty.'));
  if (!check.end()) throw notThat();
  await writePieces(db, id, written, waiting);
  return { size, sha256: hash.digest('hex') };
}

/** Takes away what came of a file that is refused. Throws why. */
async function takeBack(db: Db, id: string, body: Readable, error: unknown): Promise<never> {
  if (!body.destroyed) void drain(body);
  // What cannot be taken away now, because the database is away, goes by the clock.
  await db
    .deleteFrom('checklist_evidence')
    .where('id', '=', id)
    .execute()
    .catch(() => {});
  if (body.destroyed && !(error instanceof AppError)) {
    throw new AppError(400, 'broken_off', t('The file did not arrive whole. Nothing was kept.'), {
      file: t('The file did not arrive whole.'),
    });
  }
  throw error;
}

/**
 * Keeps a file as evidence, piece by piece as it comes, so that no file is ever whole in memory. Until the last piece is there
 * nobody sees it; one that breaks off, is too large or is not what its name says leaves nothing. Throws 413, 415 or 400.
 */
export async function storeFile(
  { db, clock }: Needed,
  actor: Actor,
  key: ItemKey,
  file: Sent,
): Promise<Evidence> {
  const { name, body } = file;
  const id = newId();
  try {
    const ending = evidenceEnding(name);
    if (!ending)
      throw wrongType(t('This kind of file is not kept. Send one of {{types}}.', { types: ALLOWED }));
    if (file.length !== null && file.length > MAX_FILE_BYTES) throw tooLarge();
    await begin({ db, clock }, actor, key, id, file, EVIDENCE_TYPES[ending]);
    const { size, sha256 } = await keepPieces(db, id, file, ending);
    const at = clock.now();
    await inTransaction(db, async (tx) => {
      await beginChange(tx, key.accountId);
      if ((await bytesOf(tx, key.accountId)) + size > MAX_ACCOUNT_BYTES) throw accountFull();
      await tx
        .updateTable('checklist_evidence')
        .set({ size, sha256, added_at: at, completed_at: at })
        .where('id', '=', id)
        .execute();
      await record(tx, key, { actor, at }, [{ kind: 'evidence added', to_value: name }]);
    });
    return { id, name, url: null, size, by: nameOf(actor), at: at.toISOString() };
  } catch (error) {
    return takeBack(db, id, body, error);
  }
}
