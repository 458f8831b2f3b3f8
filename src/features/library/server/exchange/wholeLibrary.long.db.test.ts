import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editLibrary } from '../../../../../test/editor/editLibrary.ts';
import { rowDifferences, storedRows } from '../../../../../test/editor/libraryRows.ts';
import { type TestApp, testApp } from '../../../../../test/testApp.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { loadLibrary } from '../loadLibrary.ts';
import { dryRun } from './dryRun.ts';
import { exportFiles } from './exportFiles.ts';
import { takeOver } from './takeOver.ts';

const TODAY = '2026-11-20';
const AT = new Date('2026-11-20T15:00:00Z');
const ACTOR = { userId: 'u1', email: 'editor@demo.test' };

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app?.close());

const importAll = async (files: ReadonlyMap<string, string>): Promise<number> => {
  const { db } = app.database;
  const run = await dryRun(db, files, TODAY);
  expect(run.errors).toEqual([]);
  await inTransaction(db, (tx) => takeOver(tx, run, { actor: ACTOR, at: AT, action: 'library.import' }));
  return run.entries.length;
};

test('the whole library survives export, wipe and import: every row, and the same bytes', async () => {
  const { db } = app.database;
  await editLibrary(app, await app.signIn('editor@demo.test'));
  const before = await storedRows(db);
  const files = await exportFiles(db, 'whole', TODAY);

  // Everything of the library goes, with all that hangs on it; a start brings the starter library.
  await sql`truncate areas, topics, provision_groups, industries, acts, regulations, bills, provisions, special_rules,
    upcoming_changes, checklist_requirements, deadlines, library_entries, withdrawn_rows cascade`.execute(db);
  await sql`delete from installation where name = 'library'`.execute(db);
  await loadLibrary(db, 'content', AT);
  expect(rowDifferences(before, await storedRows(db)).length).toBeGreaterThan(20);

  expect(await importAll(files)).toBeGreaterThan(10);
  expect(rowDifferences(before, await storedRows(db))).toEqual([]);
  const again = await exportFiles(db, 'whole', TODAY);
  expect([...again.keys()]).toEqual([...files.keys()]);
  for (const [file, text] of files) expect(again.get(file) === text, file).toBe(true);

  // A second import of the same has nothing to do, and the next start leaves all of it alone.
  expect(await importAll(files)).toBe(0);
  await sql`delete from installation where name = 'library'`.execute(db);
  await loadLibrary(db, 'content', AT);
  expect(rowDifferences(before, await storedRows(db))).toEqual([]);
}, 600_000);
