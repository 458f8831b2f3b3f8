import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import { html, type WatchedSite, watchedSite } from '../../../../../test/watchedSite.ts';
import {
  clearWatch,
  LEADS_HERE,
  saysWage as letSayWage,
  restOn as restProvisionsOn,
  statesOf,
  type WatchOptions,
  wageText,
  watchServices,
} from '../../../../../test/watching.ts';
import type { GuardedFetch } from '../../../../platform/fetch/guardedFetch.ts';
import { holdHost } from './lease.ts';
import { type WatchServices, watchRound } from './round.ts';

const PAGES = process.env.LONG === '1' ? 500 : 40;
let app: TestApp;
let editor: Visitor;
let owner: Visitor;
let site: WatchedSite;
const fetches: GuardedFetch[] = [];

beforeAll(async () => {
  app = await testApp({ config: { fetchesLoopback: true, sourceWatch: { isOn: true, budget: 10_000 } } });
});
afterAll(() => app.close());
const db = () => app.database.db;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await signIn();
  site = await watchedSite({ robots: 'User-agent: *\nDisallow: /private/' });
  await clearWatch(app.database.pool);
});
afterEach(async () => {
  await site.close();
  for (const fetch of fetches.splice(0)) await fetch.close();
});

/** Each call is another process. */
function aProcess(options: WatchOptions = {}): WatchServices {
  const services = watchServices(app, options);
  fetches.push(services.fetch);
  return services;
}
const round = (services = aProcess(), stopping = new AbortController().signal) =>
  watchRound(services, { stopping, pauseMs: 0 });
const nextNight = async (services = aProcess()): Promise<void> => {
  app.clock.advance(DAY_MS);
  await round(services);
  await signIn();
};
/** Sessions do not last over a night. */
async function signIn(): Promise<void> {
  editor = await app.signIn('editor@demo.test');
  owner = await app.signIn('owner@demo.test');
}

const restOn = (refs: readonly string[]) => restProvisionsOn(app.database.pool, refs);
const saysWage = (id: string) => letSayWage(app.database.pool, id);
const states = () => statesOf(app, site);
const shown = async (id: string): Promise<string | null> =>
  (await editor.get(`/api/provisions/${id}`)).json().sourceChangedOn;
const listed = async () => (await editor.get('/api/staff/sources')).json();
const opened = async (ref: string) =>
  (await editor.get(`/api/staff/sources/page?ref=${encodeURIComponent(ref)}`)).json();

test(`one changed page of ${PAGES} is found, listed with its redline, and reaches the reader`, async () => {
  const refs = Array.from({ length: PAGES }, (_, i) => `${site.address}/page/${i}`);
  for (const ref of refs) {
    site.pages.set(new URL(ref).pathname, html(`<h1>Page</h1><p>Words of ${ref}.</p>`));
  }
  const planted = refs[Math.floor(PAGES / 3)] as string;
  const path = new URL(planted).pathname;
  site.pages.set(path, html(wageText('$17.60'), 'Minimum wage'));
  const ids = await restOn(refs);
  const id = ids[Math.floor(PAGES / 3)] as string;
  await saysWage(id);

  const began = Date.now();
  await round();
  expect(Object.values(await states()).filter((state) => state === 'fine').length).toBe(PAGES);
  expect((await listed()).sources).toEqual([]);

  site.pages.set(path, html(wageText('$17.95'), 'Minimum wage'));
  await nextNight();
  if (process.env.LONG === '1') console.log(`${PAGES} pages, twice: ${Date.now() - began} ms`);
  expect(site.visits.filter(({ headers }) => headers['if-none-match']).length).toBe(PAGES);
  expect(site.visits.filter((visit) => visit.path === '/robots.txt').length).toBe(2);
  expect(site.visits[0]?.headers['user-agent']).toContain('Lawleaf/1 (+');
  expect(site.atOnce()).toBe(1);

  const list = await listed();
  expect(list).toMatchObject({ isOn: true, counts: { changed: 1, moved: 0, dead: 0 }, addresses: PAGES });
  expect((await editor.get('/api/staff/dashboard')).json().sources).toMatchObject({ changed: 1, dead: 0 });
  expect(list.sources).toMatchObject([
    { ref: planted, title: 'Minimum wage', changedOn: '2026-11-21', provisions: 1 },
  ]);
  const page = await opened(planted);
  expect(page.provisions).toMatchObject([{ id, isPassage: true, toldSince: '2026-11-21', isRead: false }]);
  const changed = page.redline.lines.filter(({ isChanged }: { isChanged: boolean }) => isChanged);
  expect(changed).toHaveLength(1);
  expect(changed[0].parts).toEqual([
    { text: 'The rate is ', mark: null, change: null },
    { text: '$17.60', mark: 'del', change: 1 },
    { text: '$17.95', mark: 'ins', change: 1 },
    { text: ' an hour.', mark: null, change: null },
  ]);
  expect(await shown(id)).toBe('2026-11-21');
  const queue = (await editor.get('/api/staff/data/queue')).json();
  expect(queue.rows.find((row: { id: string }) => row.id === id)?.changes).toEqual([
    { ref: planted, changedOn: '2026-11-21' },
  ]);

  const read = await editor.post('/api/staff/sources/readAgain', {
    ...{ ref: planted, version: page.version, provisionIds: [id] },
  });
  expect(read.json()).toMatchObject({ isDone: true, read: [{ id, before: '2026-11-01' }] });
  expect(await shown(id)).toBeNull();
  expect((await listed()).sources).toEqual([]);
}, 300_000);

describe('what a change means', () => {
  const ref = () => `${site.address}/wage`;
  async function changedTo(body: string): Promise<string> {
    site.pages.set('/wage', html(wageText('$17.60')));
    const [id = ''] = await restOn([ref()]);
    await saysWage(id);
    await round();
    site.pages.set('/wage', html(body));
    await nextNight();
    return id;
  }
  const decide = async (decision: string, version?: number) =>
    editor.post('/api/staff/sources/decide', {
      ...{ ref: ref(), version: version ?? (await opened(ref())).version, decision },
    });

  test('a date or a menu that moves is listed for an editor, and readers are not told', async () => {
    const moved = wageText('$17.60').replace('Menu', 'Menu, and news').replace('2026-11-01', '2026-11-20');
    const id = await changedTo(moved);
    expect((await listed()).counts.changed).toBe(1);
    expect(await shown(id)).toBeNull();
    expect((await opened(ref())).provisions[0]).toMatchObject({ isPassage: false, isRead: false });
    expect((await decide('lawChanged')).json()).toEqual({ provisions: 1 });
    expect(await shown(id)).not.toBeNull();
    await nextNight();
    expect((await listed()).sources).toMatchObject([{ isConfirmed: true }]);
  });

  test('only the page changed: readers are told no more, and the page is taken as it is', async () => {
    const id = await changedTo(wageText('$17.95'));
    expect(await shown(id)).not.toBeNull();
    const { version } = await opened(ref());
    expect((await decide('onlyThePage', version)).statusCode).toBe(200);
    expect(await shown(id)).toBeNull();
    expect((await decide('onlyThePage', version)).json().error.code).toBe('stale_source');
    expect((await decide('keep')).json().error.code).toBe('not_so');
    await nextNight();
    expect((await listed()).sources).toEqual([]);
  });

  test('a page that says again what it said is done with', async () => {
    const id = await changedTo(wageText('$17.95'));
    expect(await shown(id)).toBe('2026-11-21');
    site.pages.set('/wage', html(wageText('$17.60')));
    await nextNight();
    expect([await shown(id), (await listed()).sources]).toEqual([null, []]);
  });

  test('a provision read again at the desk is done with at the next round', async () => {
    const id = await changedTo(wageText('$17.95'));
    await editor.post(`/api/staff/data/provisions/${id}/readAgain`, { ref: ref() });
    expect(await shown(id)).toBeNull();
    await nextNight();
    expect((await listed()).sources).toEqual([]);
  });

  test('a page behind a special rule waits until the rule is read against it, and moves with it', async () => {
    const rule = await db()
      .selectFrom('special_rules')
      .select('id')
      .where('is_published', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow();
    const sources = JSON.stringify([{ type: 'official-page', ref: ref(), checked: '2026-11-01' }]);
    await db()
      .updateTable('special_rules')
      .set({ sources, text_description: 'The rate is $17.60 an hour.' })
      .where('id', '=', rule.id)
      .execute();
    site.pages.set('/wage', html(wageText('$17.60')));
    await round();
    site.pages.set('/wage', html(wageText('$17.95')));
    await nextNight();
    await nextNight();
    const list = (await editor.get('/api/staff/sources?find=WAGE')).json();
    expect(list).toMatchObject({ total: 1, sources: [{ state: 'changed', provisions: 0, rules: 1 }] });
    expect((await editor.get('/api/staff/sources?show=all&find=elsewhere')).json().sources).toEqual([]);
    const page = await opened(ref());
    expect(page.provisions).toMatchObject([
      { kind: 'rule', id: rule.id, isPassage: true, isRead: false, provisionId: expect.any(String) },
    ]);
    const readAgain = (ruleIds: string[]) =>
      editor.post('/api/staff/sources/readAgain', { ref: ref(), version: page.version, ruleIds });
    expect((await readAgain(['nothing'])).json().error).toMatchObject({
      fields: { ruleIds: expect.any(String) },
    });
    expect((await readAgain([rule.id])).json()).toEqual({ read: [], isDone: true });
    expect((await listed()).sources).toEqual([]);

    site.pages.set('/wage', (_, response) => response.writeHead(301, { location: '/wages' }).end());
    site.pages.set('/wages', html(wageText('$17.95')));
    await nextNight();
    expect((await decide('takeAddress')).json()).toEqual({ provisions: 0 });
    await nextNight();
    expect(await states()).toEqual({ '/wages': 'fine' });
  });

  test('nobody but staff is shown any of it', async () => {
    await changedTo(wageText('$17.95'));
    expect((await owner.get('/api/staff/sources')).statusCode).toBe(403);
    expect((await owner.post('/api/staff/sources/readNow', { ref: ref() })).statusCode).toBe(403);
  });
});

test('moved, gone, silent, forbidden and unfit pages are told apart', async () => {
  const other = await watchedSite();
  const paths = [
    '/moved',
    '/away',
    '/for-now',
    '/gone',
    '/silent',
    '/private/x',
    '/closed',
    '/film',
    '/file',
  ];
  const [oldPath = ''] = paths;
  const to =
    (location: string, status: number) => (_: unknown, response: import('node:http').ServerResponse) =>
      response.writeHead(status, { location }).end();
  site.pages.set('/moved', to('/new-place', 301));
  site.pages.set('/new-place', html('<p>Here now.</p>'));
  site.pages.set('/away', to(`${other.address}/there`, 308));
  other.pages.set('/there', html('<p>There now.</p>'));
  site.pages.set('/for-now', to('/new-place', 302));
  site.pages.set('/silent', (_, response) => void response.writeHead(500).end());
  site.pages.set('/closed', (_, response) => void response.writeHead(403).end());
  site.pages.set(
    '/film',
    (_, response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end('x'),
  );
  site.pages.set(
    '/file',
    (_, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'),
  );
  const outside = ['https://www.canlii.org/en/on/laws/', 'http://169.254.169.254/latest/meta-data'];
  const ids = await restOn([...paths.map((path) => site.address + path), ...outside]);
  // A site that is silent once gets its time, and then goes on with the next page.
  for (let night = 0; night < 9; night += 1) await nextNight();
  expect(await states()).toEqual({
    '/moved': 'moved',
    '/away': 'moved',
    '/for-now': 'fine',
    '/gone': 'dead',
    '/silent': 'dead',
    '/private/x': 'leftOut: robots',
    '/closed': 'leftOut: forbidden',
    '/film': 'leftOut: type',
    '/file': 'fine',
    'https://www.canlii.org/en/on/laws/': 'leftOut: terms',
    'http://169.254.169.254/latest/meta-data': expect.stringMatching(/new|leftOut: address/),
  });
  expect(site.visits.some(({ path }) => path.startsWith('/private/'))).toBe(false);
  expect(other.visits.map(({ path }) => path)).toContain('/robots.txt');

  const { version } = await opened(site.address + oldPath);
  const taken = await editor.post('/api/staff/sources/decide', {
    ...{ ref: site.address + oldPath, version, decision: 'takeAddress' },
  });
  expect(taken.json()).toEqual({ provisions: 1 });
  const { content } = (await editor.get(`/api/staff/data/provisions/${ids[0]}`)).json();
  expect(content.sources).toMatchObject([{ ref: `${site.address}/new-place`, checked: '2026-11-01' }]);
  expect((await states())['/new-place']).toBe('fine');
  await other.close();
});

test('two processes, one request at a time; one that was killed keeps the site to itself no longer than a request can take', async () => {
  await site.close();
  site = await watchedSite({ answerMs: 5 });
  const refs = Array.from({ length: 12 }, (_, i) => `${site.address}/${i}`);
  for (let i = 0; i < 12; i += 1) site.pages.set(`/${i}`, html(`<p>Page ${i}.</p>`));
  await restOn(refs);
  const host = new URL(site.address).host;
  const killed = new AbortController();
  const first = round(aProcess(), killed.signal);
  await round(aProcess());
  killed.abort();
  await first;
  await Promise.all([round(aProcess()), round(aProcess())]);
  expect(site.atOnce()).toBe(1);
  expect(Object.values(await states())).toEqual(Array(12).fill('fine'));
  expect(site.visits.filter(({ path }) => path !== '/robots.txt').length).toBe(12);

  app.clock.advance(DAY_MS);
  await holdHost(db(), host, 'a process that was killed', app.clock.now());
  const before = site.visits.length;
  await round();
  expect(site.visits.length).toBe(before);
  app.clock.advance(91_000);
  await round();
  expect(site.visits.length).toBeGreaterThan(before + 11);
});

test('the budget of a day is kept, and the rest is read the day after', async () => {
  const refs = Array.from({ length: 5 }, (_, i) => `${site.address}/b${i}`);
  for (let i = 0; i < 5; i += 1) site.pages.set(`/b${i}`, html(`<p>Page ${i}.</p>`));
  await restOn(refs);
  await round(aProcess({ budget: 3 }));
  await round(aProcess({ budget: 3 }));
  const asked = () => site.visits.filter(({ path }) => path.startsWith('/b')).length;
  expect(asked()).toBe(3);
  expect(await listed()).toMatchObject({ askedToday: 3 });
  app.clock.advance(DAY_MS);
  await round(aProcess({ budget: 3 }));
  expect(Object.values(await states())).toEqual(Array(5).fill('fine'));
});

test('a site that asks to be left alone is, and a resolver that lies leads nowhere', async () => {
  site.pages.set('/busy', (_, response) => void response.writeHead(429, { 'retry-after': '86400' }).end());
  await restOn([`${site.address}/busy`, `${site.address}/busy?2`]);
  await round();
  app.clock.advance(23 * HOUR_MS);
  await round();
  expect(site.visits.filter(({ path }) => path.startsWith('/busy')).length).toBe(1);

  const { port } = new URL(site.address);
  await restOn([`http://ministry.example:${port}/page`]);
  const before = site.visits.length;
  await round(aProcess({ allowLoopback: false, lookup: LEADS_HERE }));
  expect(site.visits.length).toBe(before);
  expect(await states()).toMatchObject({ [`http://ministry.example:${port}/page`]: 'new' });
});

test('a page is read on demand, by the same rules', async () => {
  site.pages.set('/now', html('<p>Now.</p>'));
  await restOn([`${site.address}/now`]);
  const now = (ref: string) => editor.post('/api/staff/sources/readNow', { ref });
  expect((await now(`${site.address}/now`)).json()).toEqual({ isRead: true });
  expect(await states()).toEqual({ '/now': 'fine' });
  expect((await now('https://nobody.example/')).statusCode).toBe(404);
});

test('of a site whose terms nobody read a fingerprint alone is kept, and its change waits for an editor', async () => {
  const { port } = new URL(site.address);
  const refs = [`http://ministry.example:${port}/wage`, `http://www.ontario.ca:${port}/laws/wage`];
  const say = (rate: string) => {
    for (const path of ['/wage', '/laws/wage']) site.pages.set(path, html(wageText(rate)));
  };
  say('$17.60');
  const ids = await restOn(refs);
  for (const id of ids) await saysWage(id);
  await round(aProcess({ lookup: LEADS_HERE }));
  say('$17.95');
  await nextNight(aProcess({ lookup: LEADS_HERE }));
  const kept = await db()
    .selectFrom('source_watches')
    .select(['state', 'body', 'new_body'])
    .orderBy('ref')
    .execute();
  expect(kept).toEqual([
    { state: 'changed', body: null, new_body: null },
    { state: 'changed', body: expect.stringContaining('17.60'), new_body: expect.stringContaining('17.95') },
  ]);
  expect([await shown(ids[0] ?? ''), await shown(ids[1] ?? '')]).toEqual([null, '2026-11-21']);
  expect((await opened(refs[0] ?? '')).redline).toBeNull();
  expect((await opened(refs[1] ?? '')).keptBecause).toContain('King’s Printer for Ontario');
});

test('a page of a site whose text may be kept that leads to one whose terms nobody read is kept as a fingerprint', async () => {
  const { port } = new URL(site.address);
  site.pages.set('/laws/moved', (_, response) =>
    response.writeHead(302, { location: `http://ministry.example:${port}/moved` }).end(),
  );
  site.pages.set('/moved', html(wageText('$17.60')));
  await restOn([`http://www.ontario.ca:${port}/laws/moved`]);
  await round(aProcess({ lookup: LEADS_HERE }));
  const kept = await db().selectFrom('source_watches').select(['fingerprint', 'body']).execute();
  expect(kept).toEqual([{ fingerprint: expect.stringMatching(/./), body: null }]);
});
