import { createHmac } from 'node:crypto';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../../../test/database.ts';
import { FixedClock } from '../../../../platform/clock.ts';
import type { OpenDatabase } from '../../../../platform/db/open.ts';
import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { followHosted, type HostedServices, hostedClient } from './hostedIndexer.ts';
import { hostedKey } from './hostedKey.ts';
import { filterOf, tagsOf } from './scopeTags.ts';

interface Call {
  method: string;
  path: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

let database: OpenDatabase;
let service: Server;
let services: HostedServices;
let calls: Call[] = [];
/** Answers instead of the service's own, in turn; null lets the service answer. */
let troubles: (number | null)[] = [];

/** A stand-in for the service on the loopback: it takes what the official client sends and writes it down. */
function startService(): Promise<Server> {
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '', 'http://service');
      const trouble = troubles.shift();
      calls.push({
        method: request.method ?? '',
        path: decodeURIComponent(pathname),
        key: request.headers['x-algolia-api-key'] as string | undefined,
        body: text ? JSON.parse(text) : {},
      });
      response.setHeader('content-type', 'application/json');
      if (trouble) {
        response.statusCode = trouble;
        response.end(JSON.stringify({ message: 'trouble', status: trouble }));
      } else {
        response.end(
          JSON.stringify({ taskID: 7, status: 'published', objectIDs: [], updatedAt: '2026-01-01' }),
        );
      }
    });
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

beforeAll(async () => {
  database = await testDatabase();
  service = await startService();
  const { port } = service.address() as AddressInfo;
  const host = { url: `127.0.0.1:${port}`, protocol: 'http', accept: 'readWrite' } as const;
  services = {
    db: database.db,
    clock: new FixedClock('2026-11-20T15:00:00Z'),
    indexName: 'main',
    client: hostedClient('APP', 'admin-key', [host, { ...host, url: `localhost:${port}` }]),
  };
});
afterAll(async () => {
  service.close();
  await database.close();
});
beforeEach(() => {
  calls = [];
  troubles = [];
});

const writes = (): Call[] => calls.filter(({ path }) => !path.includes('/task/'));
const batches = (): { action: string; body: Record<string, unknown> }[][] =>
  writes()
    .filter(({ path }) => /^\/1\/indexes\/[^/]+\/batch$/.test(path))
    .map(({ body }) => body.requests as { action: string; body: Record<string, unknown> }[]);

test('the first run fills an index beside the one that is searched, and then moves it there', async () => {
  expect(await followHosted(services)).toBe('whole');
  const { count } = await database.db
    .selectFrom('provisions')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(batches().flat()).toHaveLength(count);
  for (const batch of batches()) expect(batch.length).toBeLessThanOrEqual(500);
  const [object] = batches()[0] ?? [];
  expect(object?.body).toMatchObject({
    objectID: expect.any(String),
    name: expect.any(String),
    link: expect.stringMatching(/^\/m\/builder\//),
    _tags: expect.arrayContaining([expect.stringMatching(/^j[A-Z]+$/)]),
  });
  expect(object?.body).not.toHaveProperty('isPublished');

  const indexes = new Set(writes().map(({ path }) => /^\/1\/indexes\/([^/]+)/.exec(path)?.[1]));
  indexes.delete(undefined);
  expect(indexes.size).toBe(1);
  const [beside] = [...indexes];
  expect(beside).toMatch(/^main_/);
  expect(writes().at(-1)).toMatchObject({
    path: `/1/indexes/${beside}/operation`,
    body: { operation: 'move', destination: 'main' },
  });
  expect(writes().find(({ path }) => path.endsWith('/settings'))?.body).toMatchObject({
    attributesForFaceting: expect.arrayContaining(['jurisdictionName', 'bills']),
  });
  const synonyms = writes().find(({ path }) => path.endsWith('/synonyms/batch'))?.body as unknown as object[];
  expect(synonyms).toContainEqual(expect.objectContaining({ type: 'oneWaySynonym' }));
  expect(calls.every(({ key }) => key === 'admin-key')).toBe(true);

  calls = [];
  expect(await followHosted(services)).toBe('nothing');
  expect(calls).toEqual([]);
});

test('a changed provision is written, a removed one deleted, and nothing else is touched', async () => {
  const [changed, removed] = await database.db
    .selectFrom('provisions')
    .select('id')
    .orderBy('id')
    .limit(2)
    .execute();
  await database.db
    .updateTable('provisions')
    .set({ text_description: 'New words.' })
    .where('id', '=', changed?.id ?? '')
    .execute();
  await database.db.insertInto('search_changes').values({ provision_id: 'not-there-any-more' }).execute();
  expect(removed).toBeDefined();
  expect(await followHosted(services)).toBe('changes');
  expect(batches().map((batch) => batch.map(({ action, body }) => [action, body.objectID]))).toEqual([
    [['addObject', changed?.id]],
    [['deleteObject', 'not-there-any-more']],
  ]);
  expect(writes().every(({ path }) => path.startsWith('/1/indexes/main/'))).toBe(true);
});

test('changed words are sent to the index that is searched', async () => {
  await database.db
    .insertInto('search_words')
    .values({ id: 'w1', kind: 'synonyms', line: 'gizmo, overtime', updated_at: new Date(), updated_by: null })
    .execute();
  expect(await followHosted(services)).toBe('changes');
  const sent = writes().find(({ path }) => path === '/1/indexes/main/synonyms/batch');
  expect(sent?.body).toContainEqual(expect.objectContaining({ synonyms: ['gizmo', 'overtime'] }));
  expect(batches()).toEqual([]);
});

test('a host that does not answer is left for the next one', async () => {
  await database.db
    .updateTable('provisions')
    .set({ text_warning: 'Mind.' })
    .where('jurisdiction', '=', 'NU')
    .execute();
  troubles = [503];
  expect(await followHosted(services)).toBe('changes');
  expect(batches().length).toBeGreaterThanOrEqual(2);
});

test('a full run that fails leaves the searched index alone, and is made again', async () => {
  await database.db.updateTable('topics').set({ name: 'Vacations' }).where('name', '=', 'Vacation').execute();
  troubles = [null, null, null, null, null, null, 400];
  await expect(followHosted(services)).rejects.toThrow();
  expect(writes().some(({ path }) => path.endsWith('/operation'))).toBe(false);
  expect(writes().at(-1)).toMatchObject({
    method: 'DELETE',
    path: expect.stringMatching(/^\/1\/indexes\/main_/),
  });
  troubles = [];
  expect(await followHosted(services)).toBe('whole');
});

const NOW = new Date('2026-11-20T15:00:00Z');
const keyFor = (scope: Parameters<typeof filterOf>[0]): string =>
  hostedKey({ appId: 'APP', searchKey: 'search-key', indexName: 'main' }, scope, NOW);
const partsOf = (key: string): { signature: string; restrictions: URLSearchParams; text: string } => {
  const decoded = Buffer.from(key, 'base64').toString();
  return {
    signature: decoded.slice(0, 64),
    text: decoded.slice(64),
    restrictions: new URLSearchParams(decoded.slice(64)),
  };
};

test('a key is signed, holds the scope, one index and two minutes', () => {
  const key = keyFor({ jurisdictions: ['AB', 'SK'], areas: ['area1'], unpublished: false });
  const { signature, text, restrictions } = partsOf(key);
  expect(signature).toBe(createHmac('sha256', 'search-key').update(text).digest('hex'));
  expect(restrictions.get('filters')).toMatch(/^\(jAB OR jSK\) AND a\w{4} AND pub$/);
  expect(restrictions.get('restrictIndices')).toContain('main');
  expect(Number(restrictions.get('validUntil'))).toBe(NOW.getTime() / 1000 + 120);
  expect(key).not.toContain('search-key');
});

test('who may see nothing gets no key, and the widest selection stays within what the service recommends', () => {
  expect(keyFor({ jurisdictions: [], areas: null, unpublished: false })).toBe('');
  expect(keyFor({ jurisdictions: null, areas: [], unpublished: false })).toBe('');
  const seven: JurisdictionCode[] = ['AB', 'BC', 'FED', 'MB', 'NB', 'NL', 'NS'];
  const areas = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(keyFor({ jurisdictions: seven, areas, unpublished: false }).length).toBeLessThanOrEqual(500);
  expect(keyFor({ jurisdictions: null, areas: null, unpublished: true }).length).toBeLessThanOrEqual(250);
});

/** Reads a condition as the service does. */
const passes = (filter: string, tags: readonly string[]): boolean =>
  filter === '' ||
  filter.split(' AND ').every((part) => {
    if (part.startsWith('NOT ')) return !tags.includes(part.slice(4));
    return part
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((tag) => tags.includes(tag));
  });

test('the condition lets through exactly what the scope does', () => {
  const all: JurisdictionCode[] = [
    'AB',
    'BC',
    'FED',
    'MB',
    'NB',
    'NL',
    'NS',
    'NT',
    'NU',
    'ON',
    'PE',
    'QC',
    'SK',
    'YT',
  ];
  const scopes = [null, ['ON'], ['AB', 'SK', 'FED'], all.slice(1), all.slice(3)] as (
    | JurisdictionCode[]
    | null
  )[];
  for (const jurisdictions of scopes) {
    for (const areas of [null, ['x'], ['x', 'y']]) {
      for (const unpublished of [true, false]) {
        const filter = filterOf({ jurisdictions, areas, unpublished }) ?? 'nothing';
        for (const jurisdiction of all) {
          for (const areaId of ['x', 'y', 'z']) {
            for (const isPublished of [true, false]) {
              const may =
                (jurisdictions?.includes(jurisdiction) ?? true) &&
                (areas?.includes(areaId) ?? true) &&
                (unpublished || isPublished);
              expect(passes(filter, tagsOf({ jurisdiction, areaId, isPublished }))).toBe(may);
            }
          }
        }
      }
    }
  }
});
