import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../test/database.ts';
import type { OpenDatabase } from '../../../platform/db/open.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { provisionId, requirementId } from './contentIds.ts';
import { type FolderChanges, GROUP, NOW, writeFolder } from './exampleFolder.ts';
import { loadLibrary } from './loadLibrary.ts';

let database: OpenDatabase;
let folder: string;
const write = (changes?: FolderChanges) => writeFolder(folder, changes);
const load = () => loadLibrary(database.db, folder, NOW);

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lawleaf-content-'));
  write();
  return () => rmSync(folder, { recursive: true, force: true });
});

describe('a checklist requirement', () => {
  const id = requirementId('test-requirement');
  const requirement = () =>
    database.db
      .selectFrom('checklist_requirements')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const duties = () =>
    database.db
      .selectFrom('deadlines')
      .select(['description', 'yearly_on', 'once_on', 'requirement_id', 'provision_id'])
      .where((eb) =>
        eb.or([eb('requirement_id', '=', id), eb('provision_id', '=', provisionId(GROUP, 'ON'))]),
      )
      .orderBy('description')
      .execute();

  test('is loaded with its numbers, what it rests on, and its yearly day', async () => {
    await load();
    expect(await requirement()).toMatchObject({
      jurisdiction: 'ON',
      type: 'Reporting',
      min_employees: 20,
      max_employees: null,
      is_published: true,
    });
    const cited = await database.db
      .selectFrom('checklist_requirement_acts')
      .select('sections')
      .where('requirement_id', '=', id)
      .execute();
    expect(cited).toEqual([{ sections: 's 9' }]);
    expect(await duties()).toEqual([
      {
        description: 'File the report.',
        yearly_on: '02-29',
        once_on: null,
        requirement_id: id,
        provision_id: null,
      },
    ]);
  });

  test('that moves to another day reminds of the new one only, and so does a provision', async () => {
    const provisionDuty = { on: '2027-05-01', duty: 'Post the notice.' };
    write({ requirement: { deadline: '03-15' }, first: { deadlines: [provisionDuty] } });
    await load();
    expect((await duties()).map((duty) => [duty.description, duty.yearly_on ?? duty.once_on])).toEqual([
      ['File the report.', '03-15'],
      ['Post the notice.', '2027-05-01'],
    ]);
    write({ requirement: { deadline: undefined } });
    await load();
    expect(await duties()).toEqual([]);
  });

  test('that the library no longer has is retired, and is back when the library has it again', async () => {
    await load();
    const retired = async () => (await requirement()).retired_on;
    expect(await retired()).toBeNull();
    write({ requirement: { id: 'another-requirement' } });
    await load();
    expect(await retired()).toBe(torontoDay(NOW));
    write();
    await load();
    expect(await retired()).toBeNull();
  });

  test('that staff edited since is left alone', async () => {
    await load();
    const { revision } = await requirement();
    await database.db
      .updateTable('checklist_requirements')
      .set({ requirement: 'By hand.', revision: revision + 1 })
      .where('id', '=', id)
      .execute();
    write({ requirement: { requirement: 'File the new report.' } });
    await load();
    expect((await requirement()).requirement).toBe('By hand.');
  });
});
