import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { testDatabase, workerOf } from '../../../../test/database.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';
import { SearchIndex } from './searchIndex.ts';
import { SnapshotStore } from './snapshotStore.ts';

let database: OpenDatabase;
let dir: string;
const errors: unknown[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'search-'));
  errors.length = 0;
  return () => rmSync(dir, { recursive: true, force: true });
});

/** The index as one process of several on the same database and directory has it. */
const process = (): SearchIndex =>
  new SearchIndex({
    db: database.db,
    workerUrl: workerOf('searchWorker'),
    snapshotDir: dir,
    onError: (error) => errors.push(error),
  });

/** As if another process had built the index before. Until the structure of the content moves, that of the template is the one. */
const builtBefore = (): void => cpSync(inject('template').indexDir, dir, { recursive: true });

const find = (index: SearchIndex, query: string): string[] =>
  index.engine.search('everything', { query, limit: 50 }).hits.map(({ objectID }) => objectID);

async function rewrite(word: string): Promise<string> {
  const { id } = await database.db
    .selectFrom('provisions')
    .select('id')
    .where('is_published', '=', true)
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await database.db
    .updateTable('provisions')
    .set({ text_description: `The ${word} rule.` })
    .where('id', '=', id)
    .execute();
  return id;
}

test('a start takes over the kept index within a second, and follows what changed since', async () => {
  const first = process();
  await first.settled();
  expect(first.builds).toBe(1);
  const id = await rewrite('glockenspiel');
  const began = performance.now();
  const second = process();
  await second.settled();
  expect(performance.now() - began).toBeLessThan(1_000);
  expect(second.builds).toBe(0);
  expect(second.engine.stats.documents).toBe(first.engine.stats.documents);
  expect(find(second, 'glockenspiel')).toEqual([id]);
});

test('of processes that start at once, one builds and all answer alike', async () => {
  const all = [process(), process(), process()];
  await Promise.all(all.map((index) => index.settled()));
  expect(all.reduce((sum, index) => sum + index.builds, 0)).toBe(1);
  const [first, ...others] = all.map((index) => find(index, 'overtime ontario'));
  expect(first?.length).toBeGreaterThan(0);
  for (const found of others) expect(found).toEqual(first);
});

test('a change is found by the next search of every process, a removed text by none', async () => {
  builtBefore();
  const all = [process(), process()];
  await Promise.all(all.map((index) => index.settled()));
  const id = await rewrite('ocarina');
  await Promise.all(all.map((index) => index.fresh()));
  for (const index of all) expect(find(index, 'ocarina')).toEqual([id]);
  await rewrite('bassoon');
  await Promise.all(all.map((index) => index.fresh()));
  for (const index of all) {
    expect(find(index, 'ocarina')).toEqual([]);
    expect(find(index, 'bassoon')).toEqual([id]);
  }
});

test.each([
  ['damaged', (bytes: Buffer) => bytes.fill(7, 2_000, 4_000)],
  ['cut short', (bytes: Buffer) => bytes.subarray(0, 5_000)],
  ['no index at all', () => Buffer.from('hello')],
])('a kept file that is %s is built again', async (_, harm) => {
  builtBefore();
  const [name = ''] = readdirSync(dir).filter((file) => file.endsWith('.snapshot'));
  const file = path.join(dir, name);
  writeFileSync(file, harm(readFileSync(file)));
  const index = process();
  await index.settled();
  expect(index.builds).toBe(1);
  expect(find(index, 'overtime').length).toBeGreaterThan(20);
  expect(errors).toEqual([]);
});

test('who waits for a builder that died builds by itself', async () => {
  const unlock = await new SnapshotStore(dir).lock();
  const index = process();
  const ready = index.settled();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(index.builds).toBe(0);
  unlock?.();
  await ready;
  expect(index.builds).toBe(1);
});

// Last: the index of the template is no longer that of the content.
test('another topic name has the index built anew, by one process for both', async () => {
  builtBefore();
  const all = [process(), process()];
  await Promise.all(all.map((index) => index.settled()));
  const before = all.reduce((sum, index) => sum + index.builds, 0);
  await database.db
    .updateTable('topics')
    .set({ name: 'Kettledrum Matters' })
    .where('name', '=', 'Vacation')
    .execute();
  await Promise.all(all.map((index) => index.settled()));
  await Promise.all(all.map((index) => index.settled()));
  expect(all.reduce((sum, index) => sum + index.builds, 0)).toBe(before + 1);
  for (const index of all) expect(find(index, 'kettledrum').length).toBeGreaterThan(20);
  expect(readdirSync(dir).filter((name) => name.endsWith('.snapshot'))).toHaveLength(1);
});
