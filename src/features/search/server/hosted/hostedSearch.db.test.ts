import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../../test/testApp.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp({
    config: {
      search: { provider: 'algolia', appId: 'ABC123', adminKey: 'admin-key', searchKey: 'search-key' },
    },
  });
});
afterAll(() => app.close());

const restrictionsOf = (key: string): URLSearchParams =>
  new URLSearchParams(Buffer.from(key, 'base64').toString().slice(64));

test('with the hosted engine the search token is a key for what the person may see, anew with each look', async () => {
  const west = await app.signIn('west@demo.test');
  expect(restrictionsOf(west.user.searchToken).get('filters')).toMatch(
    /^\(jAB OR jSK OR jFED\) AND \(a\w{4} OR a\w{4}\) AND pub$/,
  );
  expect(JSON.stringify(west.user)).not.toMatch(/admin-key|search-key/);
  app.clock.advance(60_000);
  const again = (await west.get('/currentUser')).json();
  const until = (key: string): number => Number(restrictionsOf(key).get('validUntil'));
  expect(until(again.searchToken) - until(west.user.searchToken)).toBe(60);
  const staff = await app.signIn('editor@demo.test');
  expect(restrictionsOf(staff.user.searchToken).get('filters')).toBeNull();
  const expired = await app.signIn('expired@demo.test');
  expect(expired.user.searchToken).toBe('');
});

test('the page may speak to the service, and to nobody else', async () => {
  const { headers } = await app.http.inject({ url: '/health' });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain(
    "connect-src 'self' https://abc123-dsn.algolia.net https://abc123-1.algolianet.com https://abc123-2.algolianet.com https://abc123-3.algolianet.com",
  );
});

test('the search tab is answered as ever', async () => {
  const owner = await app.signIn('owner@demo.test');
  const answer = await owner.post('/api/buildReportViaSearch', { text: 'jury duty ontario' });
  expect(answer.json().results[0]).toMatchObject({ name: 'Jury and Court Leave', jurisdiction: 'ON' });
});
