import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/testApp.ts';
import { CHECKLIST_STREAM } from '../../features/checklists/contract.ts';
import { NOTIFICATION_STREAM } from '../../features/notifications/contract.ts';
import type { Access } from '../../shared/call.ts';
import { contracts } from './contracts.ts';
import { routeMap } from './routeMap.ts';

interface Registered {
  method: string;
  url: string;
  access: Access | undefined;
}

/**
 * What is served and is no call: pages, files, documents, the search client's own protocol, and the streams of
 * the bell and of checklists. Anything else must stand in a contract.
 */
const NO_CALLS = new Set([
  '/',
  '/health',
  '/docs',
  '/docs/openapi.json',
  '/1/indexes/:index/queries',
  '/1/indexes/:index/query',
  '/1/indexes/:index/facets/:facet/query',
  '/1/indexes/:index/:objectID',
  '/1/*',
  NOTIFICATION_STREAM,
  CHECKLIST_STREAM,
  // Leads a browser from the address in an email's header to the page that asks; its POST is a call.
  'GET /api/unsubscribe/:code',
]);

let app: TestApp;
let registered: Registered[] = [];
const declared = Object.values(contracts).flatMap((contract) => Object.values(contract));

beforeAll(async () => {
  app = await testApp({
    onRoute: ({ method, url, config }) => {
      for (const one of [method].flat()) {
        if (one !== 'HEAD' && one !== 'OPTIONS')
          registered.push({ method: one, url, access: config?.access });
      }
    },
  });
  registered = registered.filter(
    ({ method, url }) =>
      !NO_CALLS.has(url) && !NO_CALLS.has(`${method} ${url}`) && !/^\/(assets\/|\*|[^/]+\.\w+$)/.test(url),
  );
});
afterAll(() => app.close());

const key = ({ method, url }: { method: string; url: string }): string => `${method} ${url}`;

test('every registered route is a declared call with its access', () => {
  expect(registered.length).toBeGreaterThan(5);
  const known = new Map(declared.map((call) => [`${call.method} ${call.path}`, call.access]));
  expect(registered.filter((route) => !known.has(key(route))).map(key)).toEqual([]);
  for (const route of registered)
    expect([key(route), route.access]).toEqual([key(route), known.get(key(route))]);
});

test('every declared call is registered', () => {
  const served = new Set(registered.map(key));
  expect(declared.map((call) => `${call.method} ${call.path}`).filter((name) => !served.has(name))).toEqual(
    [],
  );
});

test('without a token every call that is not public answers 401 before it looks at anything else', async () => {
  for (const call of declared.filter(({ access }) => access !== 'public')) {
    const response = await app.http.inject({
      method: call.method,
      url: call.path.replace(/:\w+/g, 'x'),
      headers: { 'content-type': 'application/json' },
      payload: call.body ? '{"nonsense": true}' : undefined,
    });
    expect([call.path, response.statusCode, response.json().error.code]).toEqual([
      call.path,
      401,
      'unauthorized',
    ]);
  }
});

test('docs/route-map.md is not stale', () => {
  expect(readFileSync('docs/route-map.md', 'utf8')).toBe(routeMap());
});

test('the OpenAPI 3.1 document names every call', async () => {
  const document = (await app.http.inject({ url: '/docs/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  const named = Object.entries(document.paths as Record<string, object>).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(new Set(named)).toEqual(new Set(declared.map((call) => `${call.method} ${call.path}`)));
  expect(document.components.schemas.Provision.properties.description).toBeDefined();
});
