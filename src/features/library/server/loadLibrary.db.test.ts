import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { testDatabase } from '../../../../test/database.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';
import { provisionId } from './contentIds.ts';
import { type FolderChanges, GROUP, NOW, OTHER, writeFolder } from './exampleFolder.ts';
import { differences, everything } from './loadedRows.ts';
import { loadLibrary, UnreadableLibrary } from './loadLibrary.ts';

let database: OpenDatabase;
let folder: string;
const write = (changes?: FolderChanges) => writeFolder(folder, changes);

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lawleaf-content-'));
  write();
  return () => rmSync(folder, { recursive: true, force: true });
});

const load = () => loadLibrary(database.db, folder, NOW);

const forget = () => sql`delete from installation where name = 'library'`.execute(database.db);

const row = (group: string) =>
  database.db
    .selectFrom('provisions')
    .selectAll()
    .where('id', '=', provisionId(group, 'ON'))
    .executeTakeFirstOrThrow();

const versions = (group: string) =>
  database.db
    .selectFrom('provision_versions')
    .selectAll()
    .where('provision_id', '=', provisionId(group, 'ON'))
    .orderBy('published_at', 'desc')
    .execute();

test('processes that start at once load it once', async () => {
  write({ first: { text: 'Employees get 7 days.' } });
  await Promise.all([load(), load(), load()]);
  expect((await row(GROUP)).revision).toBe(1);
});

describe('a provision', () => {
  test('is loaded with its texts, values, citations, references and dates', async () => {
    await load();
    const loaded = await row(GROUP);
    expect(loaded).toMatchObject({
      description: '<p>Employees get <strong>5 days</strong>.</p>',
      text_description: 'Employees get 5 days.',
      is_published: true,
      effective_date: '2026-01-01',
      as_of: '2026-05-01',
      verification: 'official-page',
    });
    expect(loaded.updated_at.toISOString().slice(0, 10)).toBe('2026-01-01');
    const values = await database.db
      .selectFrom('provision_values')
      .select(['key', 'value', 'from_date', 'to_date'])
      .where('provision_id', '=', loaded.id)
      .orderBy('sort')
      .execute();
    expect(values).toEqual([
      { key: 'days', value: 5, from_date: '2026-01-01', to_date: null },
      { key: 'days', value: 3, from_date: '2020-01-01', to_date: '2025-12-31' },
    ]);
    const references = await database.db
      .selectFrom('provision_references')
      .select('reference_id')
      .where('provision_id', '=', loaded.id)
      .execute();
    expect(references).toEqual([{ reference_id: provisionId(OTHER, 'ON') }]);
  });

  test('brings its sample policy, with its values written in', async () => {
    const sample = { group: GROUP, policies: { ON: { text: 'You get **{{days|days}}**, [Name].' } } };
    mkdirSync(path.join(folder, 'policies/testing/loading'), { recursive: true });
    writeFileSync(path.join(folder, `policies/${GROUP}.yaml`), stringify(sample));
    await load();
    expect(await row(GROUP)).toMatchObject({
      policy: '<p>You get <strong>5 days</strong>, [Name].</p>',
      text_policy: 'You get 5 days, [Name].',
    });
    expect(await row(OTHER)).toMatchObject({ policy: null, text_policy: null });
  });

  test('of low confidence is loaded unpublished', async () => {
    write({ second: { confidence: 'low' } });
    await load();
    expect((await row(OTHER)).is_published).toBe(false);
    expect((await row(GROUP)).is_published).toBe(true);
  });

  test('brings its earlier versions with their own dates', async () => {
    write({ first: { versions: [{ from: '2020-01-01', to: '2025-12-31', text: 'Employees get 3 days.' }] } });
    await load();
    expect((await versions(GROUP)).filter((version) => version.from_library)).toEqual([
      expect.objectContaining({
        text_description: 'Employees get 3 days.',
        effective_from: '2020-01-01',
        effective_to: '2025-12-31',
        change_type: 'Amendment In Force',
        from_library: true,
      }),
    ]);
  });

  test('whose text the library changes keeps what was published before', async () => {
    write({ first: { text: 'Employees get 4 days.' } });
    await load();
    const before = await row(GROUP);
    write({ first: { text: 'Employees get 6 days.' } });
    await load();
    const after = await row(GROUP);
    expect(after.text_description).toBe('Employees get 6 days.');
    expect(after.revision).toBe(before.revision + 1);
    expect(
      (await versions(GROUP)).map((version) => [version.text_description, version.change_type]),
    ).toContainEqual(['Employees get 4 days.', 'Editorial']);
  });

  test('that staff edited since is left alone, with all that hangs on it', async () => {
    await load();
    const { id, revision } = await row(OTHER);
    await database.db
      .updateTable('provisions')
      .set({ description: '<p>By hand.</p>', revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    write({ second: { text: 'Employees get 9 days.', values: { days: 9 } } });
    await load();
    expect(await row(OTHER)).toMatchObject({ description: '<p>By hand.</p>', revision: revision + 1 });
    const values = await database.db
      .selectFrom('provision_values')
      .select('value')
      .where('provision_id', '=', id)
      .execute();
    expect(values.map(({ value }) => value)).not.toContain(9);
  });
});

describe('a bill', () => {
  const changes = () =>
    database.db
      .selectFrom('upcoming_changes')
      .innerJoin('bills', 'bills.id', 'upcoming_changes.bill_id')
      .select(['upcoming_changes.id', 'changes_overview', 'rolled_in_on', 'upcoming_changes.in_force_date'])
      .where('bills.key', '=', 'test-bill')
      .orderBy('changes_overview')
      .execute();

  test('counts part by part: what the text says already is rolled in, the rest is coming', async () => {
    await load();
    expect(await changes()).toEqual([
      expect.objectContaining({
        changes_overview: '<p>It <em>will</em> give days.</p>',
        rolled_in_on: null,
        in_force_date: '2027-01-01',
      }),
      expect.objectContaining({ changes_overview: '<p>It gave days.</p>', rolled_in_on: '2026-03-01' }),
    ]);
  });

  test('that was voted down, or died with its session, announces nothing any more', async () => {
    write({ bill: { assentDate: undefined, status: 'Second Reading' } });
    await load();
    expect(await changes()).toHaveLength(2);
    write({ bill: { assentDate: undefined, status: 'Second Reading', isActive: false } });
    await load();
    expect(await changes()).toEqual([]);
  });

  test('keeps the rows of its changes when the library changes it', async () => {
    await load();
    const before = await changes();
    write({ bill: { description: 'Changes days again.' } });
    await load();
    expect(await changes()).toEqual(before);
  });
});

test('a value that starts later is an upcoming change, told in words', async () => {
  write({
    second: {
      values: {
        days: [
          { value: 8, from: '2027-07-01' },
          { value: 5, from: '2026-01-01', to: '2027-06-30' },
        ],
      },
    },
  });
  await sql`update provisions set revision = loaded_revision where id = ${provisionId(OTHER, 'ON')}`.execute(
    database.db,
  );
  await load();
  const change = await database.db
    .selectFrom('upcoming_changes')
    .select(['changes_overview', 'in_force', 'in_force_date'])
    .where('provision_id', '=', provisionId(OTHER, 'ON'))
    .where('bill_id', 'is', null)
    .executeTakeFirst();
  expect(change).toEqual({
    changes_overview: '<p>Days: 8 days.</p>',
    in_force: 'on date',
    in_force_date: '2027-07-01',
  });
});

describe('a folder that is not in order', () => {
  test.each<[string, () => void, RegExp]>([
    ['a misspelt key', () => write({ first: { effectivedate: '2026-01-01' } }), /effectivedate/],
    [
      'a date that is none',
      () => write({ first: { asOf: '2026-02-30' } }),
      /provisions.ON.asOf: is not a day of the calendar/,
    ],
    [
      'an act that does not exist',
      () => write({ first: { acts: [{ id: 'none' }] } }),
      /none: is not in acts.yaml/,
    ],
    ['a broken file', () => writeFileSync(path.join(folder, 'acts.yaml'), 'a: [1'), /acts.yaml/],
    ['a missing file', () => rmSync(path.join(folder, 'taxonomy.yaml')), /taxonomy.yaml/],
    ['a stray file', () => writeFileSync(path.join(folder, 'provisions/notes.txt'), 'x'), /notes.txt/],
  ])('%s is named, and nothing is written', async (_, spoil, expected) => {
    spoil();
    const before = await everything(database.db);
    await forget();
    const error = await load().catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(UnreadableLibrary);
    expect((error as Error).message).toMatch(expected);
    expect(differences(before, await everything(database.db))).toEqual([]);
  });
});
