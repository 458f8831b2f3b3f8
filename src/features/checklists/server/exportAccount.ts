import type { Db } from '../../../platform/db/schema.ts';
import type { ZipEntry } from '../../../platform/files/zipStream.ts';
import { uniqueNames } from '../../../platform/files/zipStream.ts';
import { bytesOfFile } from './evidence/readFile.ts';
import './tables.ts';

/** What an account added to its requirements: owners, due dates, what does not apply. */
export const itemsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('checklist_items as item')
    .innerJoin('checklist_requirements as r', 'r.id', 'item.requirement_id')
    .leftJoin('users', 'users.id', 'item.owner_id')
    .select([
      'r.jurisdiction',
      'r.requirement',
      'users.email as owner',
      'item.due_every',
      'item.due_on',
      'item.not_applicable_reason',
      'item.not_applicable_by',
      'item.not_applicable_at',
    ])
    .where('item.account_id', '=', accountId)
    .orderBy('r.jurisdiction')
    .orderBy('r.key')
    .execute();

/** What the people of an account said about requirements. */
export const commentsOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('checklist_comments as c')
    .innerJoin('checklist_requirements as r', 'r.id', 'c.requirement_id')
    .select(['r.jurisdiction', 'r.requirement', 'c.author_name as by', 'c.created_at as at', 'c.text'])
    .where('c.account_id', '=', accountId)
    .orderBy('c.created_at')
    .execute();

/** Every line of the history of an account's requirements, oldest first. */
export const historyOfAccount = (db: Db, accountId: string) =>
  db
    .selectFrom('checklist_history as h')
    .innerJoin('checklist_requirements as r', 'r.id', 'h.requirement_id')
    .select([
      'r.jurisdiction',
      'r.requirement',
      'h.at',
      'h.by_name as by',
      'h.kind',
      'h.from_value as from',
      'h.to_value as to',
      'h.why',
    ])
    .where('h.account_id', '=', accountId)
    .orderBy('h.id')
    .execute();

const evidenceRows = (db: Db, accountId: string) =>
  db
    .selectFrom('checklist_evidence as e')
    .innerJoin('checklist_requirements as r', 'r.id', 'e.requirement_id')
    .select([
      'e.id',
      'r.jurisdiction',
      'r.requirement',
      'e.name',
      'e.url',
      'e.size',
      'e.sha256',
      'e.added_by_name as by',
      'e.added_at as at',
    ])
    .where('e.account_id', '=', accountId)
    .where('e.completed_at', 'is not', null)
    .where('e.removed_at', 'is', null)
    .orderBy('e.added_at')
    .orderBy('e.id')
    .execute();

/** Of every piece of evidence, where it belongs; a file with the path of its bytes in the export. */
export async function evidenceOfAccount(db: Db, accountId: string): Promise<object[]> {
  const unique = uniqueNames();
  const rows = await evidenceRows(db, accountId);
  return rows.map(({ id: _, ...row }) => ({
    ...row,
    file: row.url === null ? `checklist-evidence/${unique(row.name)}` : null,
  }));
}

/** The files of an account's evidence, as entries of its export. */
export async function* evidenceFilesOfAccount(db: Db, accountId: string): AsyncGenerator<ZipEntry> {
  const unique = uniqueNames();
  for (const row of await evidenceRows(db, accountId)) {
    if (row.url !== null) continue;
    yield {
      name: `checklist-evidence/${unique(row.name)}`,
      bytes: bytesOfFile(db, row.id),
      isPacked: true,
      at: row.at,
    };
  }
}
