import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, expect, test } from '@playwright/test';
import { arriveAs } from '../people.ts';
import { type HostedService, startHostedService } from './hostedService.ts';

test.describe.configure({ mode: 'serial' });

const PORT = Number(process.env.E2E_PORT ?? 4710) + 40;
const KEYS = { admin: 'admin-key-of-the-service', search: 'search-key-of-the-service' };
const HOSTS = /^https:\/\/[^/]*\.(algolia\.net|algolianet\.com)\//;

test.use({ baseURL: `http://localhost:${PORT}` });

let service: HostedService;
let server: ChildProcess;

/** Sends what the official client has for the service's hosts to the loopback instead. */
const toLoopback = (port: number): string =>
  `data:text/javascript,${encodeURIComponent(`
  import http from 'node:http'; import https from 'node:https'; import { syncBuiltinESMExports } from 'node:module';
  const real = https.request;
  https.request = (options, answer) => /algolia(net)?\\.(net|com)$/.test(options.hostname ?? '')
    ? http.request({ ...options, agent: undefined, hostname: '127.0.0.1', port: ${port} }, answer)
    : real(options, answer);
  syncBuiltinESMExports();`)}`;

test.beforeAll(async () => {
  test.setTimeout(330_000);
  service = await startHostedService(KEYS);
  server = spawn(process.execPath, ['--import', toLoopback(service.port), 'dist/server/main.mjs'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(PORT),
      DEMO: 'true',
      LOG_LEVEL: 'error',
      DATA_DIR: mkdtempSync(path.join(tmpdir(), 'lawleaf-e2e-hosted-')),
      DATABASE_URL: '',
      TEST_DATABASE_URL: '',
      SEARCH_PROVIDER: 'algolia',
      ALGOLIA_APP_ID: 'LOOPBACK',
      ALGOLIA_ADMIN_KEY: KEYS.admin,
      ALGOLIA_SEARCH_KEY: KEYS.search,
    },
  });
  // The index is written by the job that runs at the start, through the official client.
  await expect.poll(() => service.documents(), { timeout: 300_000 }).toBeGreaterThan(500);
});

test.afterAll(() => {
  server.kill();
  service.close();
});

interface Asked {
  url: string;
  key: string;
  body: string;
}

/** Lets the browser reach the stand-in at the service's own addresses, and writes down what it asks there and here. */
async function watch(context: BrowserContext) {
  const asked: Asked[] = [];
  const own: string[] = [];
  /** Statuses to answer with instead, in turn. */
  const troubles: { status: number; message: string }[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).host === `localhost:${PORT}`) own.push(request.url());
  });
  await context.route(HOSTS, async (route) => {
    const request = route.request();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const key = request.headers()['x-algolia-api-key'] ?? '';
    const body = request.postData() ?? '';
    asked.push({ url: request.url(), key, body });
    const trouble = troubles.shift();
    const answer = trouble ? { status: trouble.status, body: trouble } : service.search(key, body);
    return route.fulfill({ status: answer.status, headers, json: answer.body });
  });
  return { asked, own, troubles };
}

test('the page searches the hosted engine itself, with a key that carries what its person may see', async ({
  page,
  context,
}) => {
  const { asked, own } = await watch(context);
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') refusals.push(message.text());
  });
  await arriveAs(page, 'owner@demo.test', '/m/newSearch');
  await page.getByRole('searchbox', { name: 'Search provisions' }).fill('overtime');
  await expect(page.getByRole('article').first()).toContainText('Overtime');
  const jurisdictions = page.getByRole('region', { name: 'Jurisdiction' });
  await jurisdictions.getByRole('checkbox', { name: 'Ontario' }).click();
  await expect(page).toHaveURL(/q=overtime&jurisdiction=Ontario/);
  await expect(page.getByRole('article').first().locator('abbr').first()).toHaveText('ON');
  // The choice does not take the other values from its own facet.
  await expect(jurisdictions.getByRole('checkbox', { name: 'Alberta' })).toBeVisible();

  expect(asked.length).toBeGreaterThan(1);
  expect(own.filter((url) => url.includes('/1/indexes/'))).toEqual([]);
  for (const { url, key } of asked) {
    expect(new URL(url).host).toBe('loopback-dsn.algolia.net');
    expect(key).not.toBe('');
    expect(decodeURIComponent(url)).not.toContain(key);
  }
  expect(JSON.stringify(asked)).not.toContain(KEYS.admin);
  expect(refusals).toEqual([]);

  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/builder\/[^/]+\/[^/]+#/);
  await expect(page.getByRole('heading', { level: 2, name: /Overtime/ }).first()).toBeVisible();
});

test('nothing that the browser asks for widens the key', async ({ page, context }) => {
  const { asked } = await watch(context);
  await arriveAs(page, 'west@demo.test', '/m/newSearch?q=overtime');
  await expect(page.getByRole('article').first()).toBeVisible();
  const key = asked[0]?.key ?? '';
  const ask = (request: object) =>
    service.search(key, JSON.stringify({ requests: [{ indexName: 'main', facets: ['*'], ...request }] }));
  const found = (request: object) => {
    const { results } = ask(request).body as {
      results: { nbHits: number; facets: Record<string, Record<string, number>> }[];
    };
    return { hits: results[0]?.nbHits, facets: results[0]?.facets };
  };
  const all = found({ query: '' });
  expect(all.hits).toBeGreaterThan(0);
  expect(Object.keys(all.facets?.jurisdictionName ?? {}).sort()).toEqual([
    'Alberta',
    'Federal',
    'Saskatchewan',
  ]);
  expect(all.facets?.area).not.toHaveProperty('Privacy');
  expect(found({ query: '', filters: 'jurisdiction:ON OR area:Privacy' }).hits).toBe(0);
  expect(found({ query: '', facetFilters: [['jurisdictionName:Ontario']] }).hits).toBe(0);
  expect(ask({ indexName: 'other' }).status).toBe(404);
  expect(ask({ query: '', filters: '_tags:jYT' }).status).toBe(400);
  expect(service.search(`${key.slice(0, -4)}AAAA`, '{}').status).toBe(403);
});

test('a key that is over is renewed without a word, and a service that fails is told of', async ({
  page,
  context,
}) => {
  const { asked, troubles } = await watch(context);
  await arriveAs(page, 'user@demo.test', '/m/newSearch?q=overtime');
  await expect(page.getByRole('article').first()).toBeVisible();
  const first = asked.length;
  troubles.push({ status: 400, message: '"validUntil" parameter expired' });
  const field = page.getByRole('searchbox', { name: 'Search provisions' });
  await field.fill('jury duty');
  await expect(page.getByRole('article').first()).toContainText('Jury and Court Leave');
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked.length).toBeGreaterThan(first + 1);

  // The client goes on to each other host before it gives up.
  for (let n = 0; n < 12; n++) troubles.push({ status: 500, message: 'down' });
  await field.fill('severance pay');
  await expect(page.getByRole('alert')).toContainText('The search did not answer.');
  troubles.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toContainText('Severance');
});
