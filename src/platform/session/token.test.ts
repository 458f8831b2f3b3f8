import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { SearchTokens } from '../../features/search/server/searchToken.ts';
import { isPastHalfLife, SessionTokens, TOKEN_MINUTES } from './token.ts';

const SECRET = 'a secret of at least thirty-two letters';
const NOW = new Date('2026-11-26T12:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const tokens = new SessionTokens(SECRET);
const made = () => tokens.sign('session', 'user', NOW);

test('a token says whose it is, for as long as it is good', async () => {
  const token = await made();
  expect(await tokens.read(token, NOW)).toEqual({
    ...{ sessionId: 'session', userId: 'user', issuedAt: NOW, expiresAt: later(TOKEN_MINUTES) },
  });
  expect(await tokens.read(token, later(TOKEN_MINUTES - 1))).not.toBeNull();
  expect(await tokens.read(token, later(TOKEN_MINUTES))).toBeNull();
});

test('what was altered, or signed by another, is none', async () => {
  const token = await made();
  const [head = '', body = '', signature = ''] = token.split('.');
  const other = Buffer.from(JSON.stringify({ sid: 'session', sub: 'admin', aud: 'session' })).toString(
    'base64url',
  );
  expect(await tokens.read(`${head}.${other}.${signature}`, NOW)).toBeNull();
  expect(await tokens.read(`${head}.${body}.`, NOW)).toBeNull();
  expect(await new SessionTokens(`${SECRET}!`).read(token, NOW)).toBeNull();
  for (const text of ['', 'a.b.c', 'Bearer x']) expect(await tokens.read(text, NOW)).toBeNull();
});

test('a token that says it needs no signature is none', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sid: 'session', sub: 'user', aud: 'session', iat: 1, exp: 9_999_999_999 };
  expect(await tokens.read(`${part({ alg: 'none' })}.${part(claims)}.`, NOW)).toBeNull();
});

test('a token for searching opens no session, and the other way about', async () => {
  const search = new SearchTokens(SECRET);
  const forSearch = await search.sign('session', NOW);
  expect(await tokens.read(forSearch, NOW)).toBeNull();
  expect(await search.read(await made(), NOW)).toBeNull();
  expect(await search.read(forSearch, NOW)).toBe('session');
  expect(await search.read(forSearch, later(121))).toBeNull();
});

test('a token of ours that lacks something is none', async () => {
  const bare = await new SignJWT({})
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience('session')
    .setSubject('user')
    .setIssuedAt(NOW)
    .setExpirationTime(later(1))
    .sign(new TextEncoder().encode(SECRET));
  expect(await tokens.read(bare, NOW)).toBeNull();
});

test('past half its life it is renewed, and not before', async () => {
  const claims = await tokens.read(await made(), NOW);
  if (!claims) throw new Error('the token was not read');
  expect(isPastHalfLife(claims, later(TOKEN_MINUTES / 2))).toBe(false);
  expect(isPastHalfLife(claims, new Date(later(TOKEN_MINUTES / 2).getTime() + 1))).toBe(true);
});
