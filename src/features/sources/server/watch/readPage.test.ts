import { expect, test } from 'vitest';
import { FetchRefused } from '../../../../platform/fetch/guardedFetch.ts';
import { type Asking, type Outcome, readPage } from './readPage.ts';

const NOW = new Date('2026-11-26T12:00:00Z');
const html = (headers: Record<string, string> = {}) =>
  new Response('<title>Hours</title><p>Eight hours.</p>', {
    headers: { 'content-type': 'text/html', ...headers },
  });
const to = (status: number, location: string) => new Response(null, { status, headers: { location } });

/** Reads a page of a site whose answers stand at their addresses; which were asked for, and with which headers. */
async function reading(
  answers: Record<string, Response | Error>,
  over: Partial<Asking> = {},
  address = 'https://gov.test/a',
) {
  const asked: string[] = [];
  const headers: Record<string, string>[] = [];
  const outcome = await readPage(address, {
    fetch: Object.assign(
      async (url: URL | string, init?: { headers?: Record<string, string> }) => {
        asked.push(String(url));
        headers.push(Object.fromEntries(new Headers(init?.headers)));
        const answer = answers[String(url)] ?? new Response(null, { status: 404 });
        if (answer instanceof Error) throw answer;
        return answer.clone();
      },
      { close: async () => {} },
    ),
    now: NOW,
    etag: null,
    lastModified: null,
    mayAsk: async () => null,
    ...over,
  });
  return { outcome, asked, headers };
}

test('a page is read as its title and its lines, with what the site marks it by', async () => {
  const { outcome } = await reading({ 'https://gov.test/a': html({ etag: '"1"' }) });
  expect(outcome).toMatchObject({
    ...{ kind: 'read', movedTo: null },
    page: {
      address: 'https://gov.test/a',
      title: 'Hours',
      text: 'Eight hours.',
      etag: '"1"',
      lastModified: null,
    },
  });
});

test('what was read before is asked for by its marks, and an answer that nothing changed is one', async () => {
  const { outcome, headers } = await reading(
    { 'https://gov.test/a': new Response(null, { status: 304 }) },
    { etag: '"1"', lastModified: 'Thu, 01 Jan 2026 00:00:00 GMT' },
  );
  expect(outcome).toEqual({ kind: 'unchanged', movedTo: null });
  expect(headers[0]).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Thu, 01 Jan 2026 00:00:00 GMT',
  });
});

test.each([
  ['for good', [301, 308], 'https://gov.test/c'],
  ['for now', [302, 307], null],
  ['for good and then for now', [301, 302], null],
])('a page that leads on %s', async (_, [first = 301, second = 301], movedTo) => {
  const { outcome, asked } = await reading({
    'https://gov.test/a': to(first, '/b'),
    'https://gov.test/b': to(second, 'https://gov.test/c'),
    'https://gov.test/c': html(),
  });
  expect(asked).toEqual(['https://gov.test/a', 'https://gov.test/b', 'https://gov.test/c']);
  expect(outcome).toMatchObject({ kind: 'read', movedTo, page: { address: 'https://gov.test/c' } });
});

test('a circle ends', async () => {
  const { outcome, asked } = await reading({
    'https://gov.test/a': to(301, '/b'),
    'https://gov.test/b': to(301, '/a'),
  });
  expect(outcome).toEqual({ kind: 'silent', status: null });
  expect(asked).toHaveLength(6);
});

test('nobody is led from a secure page to one that is not', async () => {
  const { outcome, asked } = await reading({ 'https://gov.test/a': to(301, 'http://gov.test/a') });
  expect(outcome).toEqual({ kind: 'silent', status: 301 });
  expect(asked).toHaveLength(1);
});

test('each step is allowed by itself: a page may not lead where nobody may ask', async () => {
  const refused: Outcome = { kind: 'leftOut', why: 'terms' };
  const { outcome, asked } = await reading(
    { 'https://gov.test/a': to(301, 'https://canlii.test/a') },
    { mayAsk: async ({ host }) => (host === 'canlii.test' ? refused : null) },
  );
  expect(outcome).toEqual(refused);
  expect(asked).toEqual(['https://gov.test/a']);
});

test.each<[number, Outcome]>([
  [404, { kind: 'gone', status: 404 }],
  [410, { kind: 'gone', status: 410 }],
  [401, { kind: 'leftOut', why: 'forbidden' }],
  [403, { kind: 'leftOut', why: 'forbidden' }],
  [451, { kind: 'leftOut', why: 'forbidden' }],
  [500, { kind: 'silent', status: 500 }],
  // A redirect that says nowhere to go.
  [302, { kind: 'silent', status: 302 }],
])('an answer of %s', async (status, outcome) => {
  expect((await reading({ 'https://gov.test/a': new Response(null, { status }) })).outcome).toEqual(outcome);
});

test.each([
  ['120', 120_000],
  ['Thu, 26 Nov 2026 12:01:00 GMT', 60_000],
  ['Thu, 26 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
])('a site that wants a while (%s) is given it', async (said, retryAfterMs) => {
  const busy = new Response(null, { status: 429, headers: { 'retry-after': said } });
  const { outcome } = await reading({ 'https://gov.test/a': busy });
  expect(outcome).toEqual({ kind: 'later', retryAfterMs });
});

test.each([
  ['size', { kind: 'leftOut', why: 'size' }],
  ['type', { kind: 'leftOut', why: 'type' }],
  ['address', { kind: 'leftOut', why: 'address' }],
  ['scheme', { kind: 'leftOut', why: 'address' }],
  ['time', { kind: 'silent', status: null }],
] as const)('a fetch that was refused for its %s', async (reason, outcome) => {
  const error = new FetchRefused(reason as ConstructorParameters<typeof FetchRefused>[0], 'No.');
  expect((await reading({ 'https://gov.test/a': error })).outcome).toEqual(outcome);
});

test('a fault of our own is no answer of the site', async () => {
  await expect(reading({ 'https://gov.test/a': new TypeError('a fault') })).rejects.toThrow('a fault');
});

test('of a file that is no text a fingerprint is taken, of its very bytes', async () => {
  const pdf = (bytes: string) =>
    new Response(bytes, { headers: { 'content-type': 'application/pdf; version=1' } });
  const [one, other] = await Promise.all(
    ['%PDF-1', '%PDF-2'].map((bytes) => reading({ 'https://gov.test/a': pdf(bytes) })),
  );
  expect(one?.outcome).toMatchObject({ kind: 'read', page: { title: null, text: null } });
  expect(one?.outcome).not.toEqual(other?.outcome);
});

test.each([
  ['by its header', 'text/html; charset=windows-1252', '<p>Cong\xe9</p>'],
  ['by itself', 'text/html', '<meta charset="iso-8859-1"><p>Cong\xe9</p>'],
  ['by nobody’s name for one', 'text/html; charset=klingon', '<p>Cong</p>'],
])('text is read in the letters that it says: %s', async (_, type, text) => {
  const page = new Response(Buffer.from(text, 'latin1'), { headers: { 'content-type': type } });
  const { outcome } = await reading({ 'https://gov.test/a': page });
  expect(outcome).toMatchObject({ kind: 'read', page: { text: expect.stringMatching(/^Cong(?:é)?$/) } });
});
