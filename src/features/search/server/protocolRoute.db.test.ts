import { Agent, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';

let app: TestApp;
let owner: Visitor;

/** What one address may send in a minute; more is refused and never queued. */
const PER_MINUTE = 400;

beforeAll(async () => {
  app = await testApp({ perMinute: PER_MINUTE });
  owner = await app.signIn('owner@demo.test');
  await owner.post('/api/buildReportViaSearch', { text: 'overtime' });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

const send = (payload: string) =>
  app.http.inject({
    method: 'POST',
    url: '/1/indexes/*/queries',
    headers: { 'x-algolia-api-key': owner.user.searchToken, 'content-type': 'text/plain' },
    payload,
  });
const ask = (parameters: Record<string, unknown>) =>
  send(JSON.stringify({ requests: [{ indexName: 'main', ...parameters }] }));

const deep = (levels: number): string => `${'['.repeat(levels)}1${']'.repeat(levels)}`;

test.each<[string, string, number, RegExp]>([
  ['a body that is too large', JSON.stringify({ requests: [], pad: 'x'.repeat(300_000) }), 413, /large/i],
  ['no JSON', '{"requests": [', 400, /./],
  ['JSON 100,000 levels deep', deep(100_000), 400, /./],
  [
    'filters 10,000 levels deep',
    `{"requests":[{"indexName":"main","facetFilters":${deep(10_000)}}]}`,
    400,
    /./,
  ],
  ['another index', '{"requests":[{"indexName":"accounts"}]}', 404, /accounts/],
  ['no body', '', 400, /./],
])('%s is refused in words that the client reads', async (_, payload, status, words) => {
  const began = performance.now();
  const answer = await send(payload);
  expect(answer.json()).toEqual({ status, message: expect.stringMatching(words) });
  expect(answer.statusCode).toBe(status);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test.each<[string, Record<string, unknown>]>([
  ['10,000 letters', { query: 'holiday '.repeat(1_250) }],
  ['a regular expression', { query: '(a+)+$ [^]* (?=x)' }],
  ['SQL', { query: "'; drop table provisions; --", filters: 'jurisdiction:"ON\'; --"' }],
  ['emoji', { query: '👩‍⚖️🇨🇦💥 overtime' }],
  ['null bytes', { query: 'over\u0000time\u0000', facetFilters: [['area:\u0000']] }],
  ['500 values of a facet', { facetFilters: [Array.from({ length: 500 }, (_, n) => `bills:Bill ${n}`)] }],
])('%s is answered, in bounded time', async (_, parameters) => {
  const began = performance.now();
  const answer = await ask(parameters);
  expect(answer.statusCode).toBe(200);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('500 facets are refused with the reason', async () => {
  const answer = await ask({ facets: Array.from({ length: 500 }, (_, n) => `facet${n}`) });
  expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringMatching(/facets/)]);
});

test('of a thousand queries at once from one client the first are answered, the rest refused, all in bounded time', async () => {
  const { port } = app.http.server.address() as AddressInfo;
  // As many connections as a client opens; more than the system queues would be refused before they reach the server.
  const agent = new Agent({ keepAlive: true, maxSockets: 100 });
  const post = (payload: string): Promise<{ status: number | undefined; body: unknown }> =>
    new Promise((resolve, reject) => {
      const options = { agent, port, host: '127.0.0.1', method: 'POST', path: '/1/indexes/*/queries' };
      const headers = { 'x-algolia-api-key': owner.user.searchToken, 'content-type': 'text/plain' };
      request({ ...options, headers }, async (answer) => {
        let text = '';
        for await (const part of answer) text += part;
        resolve({ status: answer.statusCode, body: JSON.parse(text) });
      })
        .once('error', reject)
        .end(payload);
    });
  const began = performance.now();
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, (_, n) => {
      const requests = [{ indexName: 'main', query: `overtime pay ${n}`, facets: ['area', 'topic'] }];
      return post(JSON.stringify({ requests }));
    }),
  );
  agent.destroy();
  const count = (status: number): number => answers.filter((answer) => answer.status === status).length;
  expect(count(200)).toBeGreaterThan(0);
  expect(count(200)).toBeLessThanOrEqual(PER_MINUTE);
  expect(count(200) + count(429)).toBe(1_000);
  expect(answers.find(({ status }) => status === 429)?.body).toEqual({
    status: 429,
    message: expect.stringMatching(/Too many requests/),
  });
  expect(performance.now() - began).toBeLessThan(30_000);
});
