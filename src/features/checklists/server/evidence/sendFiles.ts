import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Db } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import { attachment } from '../../../../platform/files/attachment.ts';
import { uniqueNames, type ZipEntry, zipStream } from '../../../../platform/files/zipStream.ts';
import { t } from '../../../../shared/text.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { ItemKey } from '../history.ts';
import { requirementState } from '../queries.ts';
import { findEvidence } from './changeEvidence.ts';
import { bytesOfFile } from './readFile.ts';
import '../tables.ts';

/**
 * Sends one file as it is kept. Throws 404 where the requirement is not on the checklist of the account, or the evidence is a link
 * or was removed.
 */
export async function sendFile(
  db: Db,
  scope: Scope,
  key: ItemKey & { evidenceId: string },
  today: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [state, file] = await Promise.all([requirementState(db, scope, key, today), findEvidence(db, key)]);
  if (!state || file.url !== null || file.removed_at) {
    throw notFound(t('This evidence could not be found.'));
  }
  return reply
    .headers({
      'content-disposition': attachment(file.name),
      'content-length': String(file.size),
      'cache-control': 'no-store',
    })
    .type('application/octet-stream')
    .send(Readable.from(bytesOfFile(db, file.id), { objectMode: false }));
}

/**
 * Sends the files kept with a requirement as a zip, which is made while it is sent. Throws 404 where the requirement is not on the
 * checklist of the account, or no file is kept with it.
 */
export async function sendFiles(
  db: Db,
  scope: Scope,
  key: ItemKey,
  today: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const [state, files] = await Promise.all([
    requirementState(db, scope, key, today),
    db
      .selectFrom('checklist_evidence')
      .select(['id', 'name', 'added_at'])
      .where('account_id', '=', key.accountId)
      .where('requirement_id', '=', key.requirementId)
      .where('url', 'is', null)
      .where('completed_at', 'is not', null)
      .where('removed_at', 'is', null)
      .orderBy('added_at')
      .orderBy('id')
      .execute(),
  ]);
  if (!state || files.length === 0) throw notFound(t('There are no files to download.'));
  async function* entries(): AsyncGenerator<ZipEntry> {
    const unique = uniqueNames();
    for (const { id, name, added_at: at } of files) {
      yield { name: unique(name), bytes: bytesOfFile(db, id), isPacked: true, at };
    }
  }
  return reply
    .headers({ 'content-disposition': attachment(`evidence-${today}.zip`), 'cache-control': 'no-store' })
    .type('application/zip')
    .send(zipStream(entries()));
}
