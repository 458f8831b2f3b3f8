import { type AddressInfo, connect } from 'node:net';
import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../test/testApp.ts';
import { DEMO_PASSWORD } from '../../features/accounts/server/demo.ts';
import { contracts } from '../../main/server/contracts.ts';
import { createLogger } from '../logging/logger.ts';
import { createHttp } from './createHttp.ts';
import { installErrorHandler } from './errorHandler.ts';

let app: TestApp;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });

test('every answer carries a strict policy with a nonce of its own', async () => {
  const policies = await Promise.all(
    ['/health', '/health'].map(async (url) => (await get(url)).headers['content-security-policy']),
  );
  for (const policy of policies) {
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/script-src 'self' 'nonce-[A-Za-z0-9+/=]{22,}'/);
    expect(policy).not.toContain('unsafe');
  }
  expect(policies[0]).not.toBe(policies[1]);
});

test('the page gets this answer’s nonce and the configuration, and cannot be broken out of', async () => {
  const other = await testApp({
    database: app.database,
    config: { productName: '</script><script>alert(1)</script>' },
  });
  const page = await other.http.inject({ url: '/m/updates', headers: { accept: 'text/html' } });
  expect(page.statusCode).toBe(200);
  const nonce = /'nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
  expect(page.body).toContain(`nonce="${nonce}"`);
  expect(page.body).not.toContain('__CSP_NONCE__');
  expect(page.body).not.toContain('<script>alert(1)');
  const config = /<script[^>]* id="config"[^>]*>(.*?)<\/script>/s.exec(page.body)?.[1];
  expect(JSON.parse(config ?? '')).toMatchObject({
    productName: '</script><script>alert(1)</script>',
    demo: true,
  });
  await other.close();
});

test('unknown addresses are the page for people and a 404 for calls', async () => {
  expect((await get('/no/such/page', { accept: 'text/html' })).statusCode).toBe(200);
  for (const url of ['/api/nothing', '/auth/nothing']) {
    const response = await get(url, { accept: 'text/html' });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
  }
});

test('who takes anything gets the page for the address of a page, and a 404 for a file that is not there', async () => {
  const page = await get('/login', { accept: '*/*' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.body).toContain('<title>Lawleaf</title>');
  for (const url of ['/assets/gone-1a2b.js', '/assets/gone', '/favicon.ico', '/api/nothing']) {
    expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
  }
});

test('a character that the database cannot keep is the mistake of who sent it', async () => {
  const call = await app.http.inject({
    method: 'POST',
    url: '/auth/start',
    payload: { email: 'a\u0000@b.test' },
  });
  expect([call.statusCode, Object.keys(call.json().error.fields)]).toEqual([400, ['email']]);
  // Where no schema minds it, the database does.
  const http = Fastify();
  installErrorHandler(http);
  http.get('/', () => sql`select ${'a\u0000'}::text`.execute(app.database.db));
  const answer = await http.inject('/');
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'invalid']);
});

test('half a character is the mistake of who sent it, at its field, wherever text comes in', async () => {
  const account = `/api/accounts/${owner.user.account.id}`;
  const details = await owner.patch(account, { city: 'Toronto \ud800' });
  expect([details.statusCode, details.json().error.fields]).toEqual([
    400,
    { city: 'This has characters that cannot be shown.' },
  ]);
  const person = { email: 'half@demo.test', firstName: 'A\udfff', lastName: 'B', role: 'USER' };
  const invitation = await owner.post(`${account}/users`, person);
  expect([invitation.statusCode, Object.keys(invitation.json().error.fields)]).toEqual([400, ['firstName']]);
  const note = await owner.post('/api/notes', { provisionId: 'x', text: 'a\ud83d', sharedWith: [] });
  expect([note.statusCode, Object.keys(note.json().error.fields)]).toEqual([400, ['text']]);
  const search = await owner.post('/api/buildReportViaSearch', { text: 'leave \ud800', jurisdictions: [] });
  expect([search.statusCode, Object.keys(search.json().error.fields)]).toEqual([400, ['text']]);
});

test('an address whose bytes are no text is told in our words, with our headers', async () => {
  for (const url of ['/%c0%ae', '/api/provisions/%ff', '/%']) {
    const answer = await get(url, { accept: 'text/html' });
    expect([answer.statusCode, answer.json().error.code], url).toEqual([400, 'invalid']);
    expect(answer.json().error.requestId).toBeTruthy();
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

test('no page of another site shows ours in a frame, and no script gets at devices', async () => {
  const { headers } = await get('/login', { accept: 'text/html' });
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*microphone=\(\)/);
});

test('what a person gets is kept nowhere, but for what anybody may see of the library', async () => {
  const calls = Object.values(contracts).flatMap((contract) => Object.values(contract));
  expect(calls.filter(({ isCacheable }) => isCacheable).length).toBeGreaterThan(5);
  for (const { method, path, isCacheable } of calls) {
    const { headers } = await app.http.inject({ method, url: path.replace(/:\w+/g, 'x') });
    expect(headers['cache-control'], `${method} ${path}`).toBe(
      isCacheable ? 'private, no-cache' : 'no-store',
    );
    if (isCacheable) expect(`${method} ${path}`).toMatch(/^GET (?!.*(?:accounts|users|notes|reports))/);
  }
  expect((await owner.get('/currentUser')).headers['cache-control']).toBe('no-store');
  const login = { email: 'owner@demo.test', password: DEMO_PASSWORD };
  const signIn = await app.http.inject({ method: 'POST', url: '/auth/login', payload: login });
  expect(signIn.headers['cache-control']).toBe('no-store');
});

test('a disk without room is told as such, and noted', async () => {
  const noted = vi.fn();
  const http = Fastify();
  installErrorHandler(http, noted);
  http.get('/sql', () =>
    Promise.reject(Object.assign(new Error('could not extend file'), { code: '53100' })),
  );
  http.get('/file', () => Promise.reject(Object.assign(new Error('write'), { code: 'ENOSPC' })));
  for (const url of ['/sql', '/file']) {
    const answer = await http.inject(url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([503, 'disk_full']);
    expect(answer.json().error.message).toMatch(/no room.*Nothing was saved/);
  }
  expect(noted).toHaveBeenCalledTimes(2);
});

test('a caller that hangs up in the middle is no error in the log', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => lines.push(line) };
  const http = await createHttp({ logger: createLogger('info', stream), trustProxy: null });
  http.post('/', async () => ({ ok: true }));
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"half"',
  );
  await new Promise((resolve) => setTimeout(resolve, 300));
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(lines.join('')).toContain('hung up'));
  await http.close();
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40)).toEqual([]);
});

test('large answers are compressed, and an unchanged one is not sent twice', async () => {
  const headers = { authorization: `Bearer ${owner.token}` };
  const packed = await get('/api/industries', { ...headers, 'accept-encoding': 'gzip' });
  expect(packed.headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString()).length).toBeGreaterThan(50);
  const first = await get('/api/industries', headers);
  const second = await get('/api/industries', { ...headers, 'if-none-match': String(first.headers.etag) });
  expect([second.statusCode, second.body]).toEqual([304, '']);
});

test('/health tells the time to people and machines, and says when a part is not well', async () => {
  const page = await get('/health', { accept: 'text/html' });
  expect(page.body).toContain('November 20, 2026, 10:00:00');
  expect((await get('/health')).json()).toMatchObject({ status: 'ok', time: '2026-11-20T15:00:00.000Z' });
});

test('one address is held to its rate, with words that say when to come back', async () => {
  const limited = await testApp({ database: app.database, perMinute: 5 });
  const answers = [];
  for (let i = 0; i < 7; i += 1) answers.push(await limited.http.inject({ url: '/health' }));
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBe(2);
  expect(refused[0]?.json().error.code).toBe('too_many_requests');
  await limited.close();
});

test('bursts of 300 calls in a minute are borne', async () => {
  const usual = await testApp({ database: app.database, perMinute: undefined });
  const answers = await Promise.all(Array.from({ length: 300 }, () => usual.http.inject({ url: '/health' })));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await usual.close();
});

test('a token that was altered, or is over, is a 401', async () => {
  const [header, payload, signature] = owner.token.split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, sub: 'somebody-else' })).toString('base64url');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  for (const token of [`${header}.${forged}.${signature}`, `${unsigned}.${payload}.`, 'nonsense', '']) {
    expect((await get('/currentUser', { authorization: `Bearer ${token}` })).statusCode).toBe(401);
  }
  app.clock.advance(121 * 60_000);
  expect((await owner.get('/currentUser')).statusCode).toBe(401);
  app.clock.advance(-121 * 60_000);
});

test('past half its life a token is renewed by any answer', async () => {
  expect((await owner.get('/api/industries')).headers.authorization).toBeUndefined();
  app.clock.advance(61 * 60_000);
  const renewed = String((await owner.get('/api/industries')).headers.authorization);
  expect(renewed).toMatch(/^Bearer /);
  app.clock.advance(61 * 60_000);
  expect((await owner.get('/currentUser')).statusCode).toBe(401);
  expect((await get('/currentUser', { authorization: renewed })).statusCode).toBe(200);
  app.clock.advance(-122 * 60_000);
});

test('a database that goes away in the middle is a 503, and the service recovers', async () => {
  const lone = await testApp();
  const visitor = await lone.signIn('owner@demo.test');
  const { database } = lone;
  if (database.kind === 'embedded') {
    await database.close();
    expect((await visitor.get('/api/industries')).statusCode).toBe(503);
    await lone.http.close();
    return;
  }
  const killed = visitor.get('/api/industries');
  const others = await app.database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
    [(await database.pool.query('select current_database() as name')).rows[0].name],
  );
  expect(others.rowCount).toBeGreaterThan(0);
  expect([200, 503]).toContain((await killed).statusCode);
  // A call may still be given a connection whose end is not known here yet.
  await expect
    .poll(async () => (await visitor.get('/api/industries')).statusCode, { timeout: 10_000 })
    .toBe(200);
  await lone.close();
});
