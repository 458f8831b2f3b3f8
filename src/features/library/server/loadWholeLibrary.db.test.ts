import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';
import { differences, everything } from './loadedRows.ts';
import { loadLibrary } from './loadLibrary.ts';
import { readLibrary } from './readLibrary.ts';

let database: OpenDatabase;

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** The test template holds the whole library. */
const countProvisions = async (): Promise<number> => {
  const { n } = await database.db
    .selectFrom('provisions')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};

test('the whole library is loaded into an empty database within 20 seconds of work', async () => {
  expect(await countProvisions()).toBeGreaterThan(600);
  expect(inject('template').loading).toBeLessThan(20_000);
});

test('loading the whole library a second time writes nothing', async () => {
  const before = await everything(database.db);
  expect(before.provisions?.length).toBeGreaterThan(300);
  await sql`delete from installation where name = 'library'`.execute(database.db);
  await loadLibrary(database.db, 'content', new Date('2027-03-01T12:00:00Z'));
  expect(differences(before, await everything(database.db))).toEqual([]);
}, 120_000);

test('nothing of low confidence is shown to readers', async () => {
  for (const table of ['provisions', 'bills', 'special_rules', 'checklist_requirements'] as const) {
    const rows = await database.db
      .selectFrom(table)
      .select(['id', 'is_published'])
      .where('confidence', '=', 'low')
      .execute();
    expect(rows.filter(({ is_published }) => is_published)).toEqual([]);
  }
  const { library } = readLibrary('content');
  const low = library.groups.flatMap(({ content }) =>
    Object.values(content.provisions).filter(({ confidence }) => confidence === 'low'),
  );
  const { n } = await database.db
    .selectFrom('provisions')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('is_published', '=', false)
    .where('content_hash', 'is not', null)
    .executeTakeFirstOrThrow();
  expect(Number(n)).toBe(low.length);
  expect(low.length).toBeGreaterThan(0);
}, 120_000);
