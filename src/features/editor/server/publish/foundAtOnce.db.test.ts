import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerOf } from '../../../../../test/database.ts';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../../test/editor/desk.ts';
import { type TestApp, testApp } from '../../../../../test/testApp.ts';
import { SearchIndex } from '../../../search/server/searchIndex.ts';

let app: TestApp;
let tom: ReturnType<typeof desk>;
let elsewhere: SearchIndex;
let dir: string;
const errors: unknown[] = [];

beforeAll(async () => {
  app = await testApp();
  tom = desk(await app.signIn('editor@demo.test'));
  dir = mkdtempSync(path.join(tmpdir(), 'search-'));
  // The search of another server: a directory of its own, so that no index is taken over from the one that published.
  elsewhere = new SearchIndex({
    db: app.database.db,
    workerUrl: workerOf('searchWorker'),
    snapshotDir: dir,
    onError: (error) => errors.push(error),
  });
  await elsewhere.settled();
});
afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true, force: true });
});

/** What the next search of the other server finds. */
async function finds(query: string): Promise<string[]> {
  await elsewhere.fresh();
  return elsewhere.engine.search('everything', { query, limit: 50 }).hits.map(({ objectID }) => objectID);
}

/** The other server has followed, and did not build its index again for it. */
async function builtNothing(builds: number): Promise<void> {
  await elsewhere.settled();
  expect([elsewhere.builds, errors]).toEqual([builds, []]);
}

test('the next search of another server finds what was published, by its words and by the section that it cites now', async () => {
  const { builds } = elsewhere;
  const id = await provisionOf(app, MINIMUM_WAGE, 'NL');
  const { version } = await tom.draft(id, (content) => ({
    description: `${content.description}<p>Ask the quokkafield desk.</p>`,
    acts: content.acts.map((act, at) => (at === 0 ? { ...act, sections: 's 9876' } : act)),
  }));
  const answer = await tom.publish(id, version);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await finds('quokkafield')).toEqual([id]);
  expect(await finds('section 9876')).toContain(id);
  await builtNothing(builds);
});

test('a citation that is changed by itself is followed, too', async () => {
  const { builds } = elsewhere;
  const id = await provisionOf(app, MINIMUM_WAGE, 'NB');
  await app.database.pool.query(`update provision_acts set sections = 's 8765' where provision_id = $1`, [
    id,
  ]);
  expect(await finds('section 8765')).toContain(id);
  await builtNothing(builds);
});
