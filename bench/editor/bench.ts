import type { OpenProvision, Tree } from '../../src/features/editor/schemas.ts';
import { treeRows } from '../../src/features/editor/web/tree/treeRows.ts';
import type { OpenDatabase } from '../../src/platform/db/open.ts';
import { fillDatabase, onBothDatabases, openApp } from '../appOnLibrary.ts';
import { percentile, timed } from '../timing.ts';
import { multiplyProvisions } from './generate.ts';
import { measureScreen } from './screen.ts';

/**
 * How long the server takes for what an editor does, with 50,000 provisions: opening any one, the tree, the group beside it, saving a
 * draft, publishing it until the feed has it, and until a second process on the same database has it in its feed and finds it by
 * search (wanted: within 2 seconds). In milliseconds: the median and the 95th percentile. Before it the filter of the tree in a
 * browser; `ONLY=screen` stops there, and `ONLY=server` leaves it out.
 */
const PROVISIONS = Number(process.env.PROVISIONS ?? 50_000);
const ROUNDS = 40;
/** So many of them are looked for by the second process. */
const SOUGHT = 10;
const SEARCH_TIMEOUT_MS = 10_000;

const PUBLICATION = {
  changeType: 'Amendment In Force',
  effectiveDate: '2026-01-01',
  line: 'The bench says that something changed.',
  checkedAgainst: [],
  nothingRead: 'A bench reads nothing.',
  reviewBy: null,
  correctionWhy: null,
  at: null,
};

type Times = Record<
  'open' | 'group' | 'save' | 'publish' | 'feed' | 'feedThere' | 'foundThere' | 'tree',
  number[]
>;

const line = (what: string, times: number[]): string =>
  `${what.padEnd(34)} ${percentile(times, 0.5).toFixed(0).padStart(6)} ms median ${percentile(times, 0.95).toFixed(0).padStart(6)} ms p95`;

type Post = (url: string, payload: object) => Promise<{ json: () => { results: unknown[] } }>;

/** How long until a search finds a word; the time after which it is given up otherwise. */
async function untilFound(post: Post, text: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < SEARCH_TIMEOUT_MS) {
    const { results } = (await post('/api/buildReportViaSearch', { text, jurisdictions: [] })).json();
    if (results.length > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return performance.now() - begun;
}

async function measure(name: string, database: OpenDatabase): Promise<void> {
  await fillDatabase(database);
  const provisions = await multiplyProvisions(database.db, PROVISIONS);
  console.log(`\n${name}: ${provisions} provisions`);
  const app = await openApp(database);
  const second = await openApp(database);
  const readerThere = await second.signIn('owner@demo.test');
  const postThere: Post = (url, payload) =>
    second.http.inject({ method: 'POST', url, headers: readerThere, payload });
  // Its index is built by the first search, and not by what is measured.
  await postThere('/api/buildReportViaSearch', { text: 'minimum wage', jurisdictions: [] });
  const headers = await app.signIn('editor@demo.test');
  const reader = await app.signIn('owner@demo.test');
  const { rows } = await database.pool.query<{ id: string; group_id: string }>(
    `select id, provision_group_id as group_id from provisions where is_published order by md5(id) limit ${ROUNDS}`,
  );
  const get = (url: string, who = headers) => app.http.inject({ method: 'GET', url, headers: who });
  const post = (url: string, payload: object) => app.http.inject({ method: 'POST', url, headers, payload });
  const times: Times = {
    ...{ open: [], group: [], save: [], publish: [], feed: [], feedThere: [], foundThere: [], tree: [] },
  };
  for (const [i, { id, group_id }] of rows.entries()) {
    const url = `/api/staff/data/provisions/${id}`;
    times.open.push(await timed(() => get(url)));
    times.group.push(await timed(() => get(`/api/staff/data/groups/${group_id}`)));
    const { content, revision } = (await get(url)).json<OpenProvision>();
    const word = `quokka${i}field`;
    const changed = { ...content, description: `${content.description}<p>Ask the ${word} desk.</p>` };
    times.save.push(
      await timed(() => post(`${url}/draft`, { content: changed, version: 0, baseRevision: revision })),
    );
    const begun = performance.now();
    const answer = await post(`${url}/publish`, { publication: PUBLICATION, version: 1 });
    if (answer.statusCode !== 200) continue;
    times.publish.push(performance.now() - begun);
    await get('/api/updates', reader);
    times.feed.push(performance.now() - begun);
    if (i >= SOUGHT) continue;
    await second.http.inject({ method: 'GET', url: '/api/updates', headers: readerThere });
    times.feedThere.push(performance.now() - begun);
    await untilFound(postThere, word);
    times.foundThere.push(performance.now() - begun);
  }
  for (let i = 0; i < 5; i += 1) times.tree.push(await timed(() => get('/api/staff/data/tree')));
  for (const [what, taken] of Object.entries(times)) console.log(line(what, taken));
  const tree = (await get('/api/staff/data/tree')).json<Tree>();
  const filtered = [];
  for (let i = 0; i < 50; i += 1) filtered.push(await timed(async () => treeRows(tree, new Set(), 'leave')));
  console.log(line('filter of the tree, no drawing', filtered));
  await second.close();
  await app.close();
}

const { ONLY } = process.env;
if (ONLY !== 'server') await measureScreen();
if (ONLY !== 'screen') await onBothDatabases(measure);
