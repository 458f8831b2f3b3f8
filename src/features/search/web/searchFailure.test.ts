import { liteClient } from 'algoliasearch/lite';
import { expect, test, vi } from 'vitest';
import { isTokenRefused, wordsOf } from './searchFailure.ts';

/** The error that the real client throws on an answer of this kind. */
async function thrown(status: number, message: string): Promise<unknown> {
  const client = liteClient('lawleaf', 'token', {
    hosts: [{ url: 'search.invalid', protocol: 'http', accept: 'readWrite' }],
    requester: {
      send: async () => ({ status, content: JSON.stringify({ message, status }), isTimedOut: false }),
    },
  });
  return client.search({ requests: [{ indexName: 'main', query: 'x' }] }).then(
    () => null,
    (error: unknown) => error,
  );
}

test('a refusal is told in the words of the engine, no answer in none', async () => {
  expect(wordsOf(await thrown(400, 'The query is too long.'))).toBe('The query is too long.');
  expect(wordsOf(await thrown(500, 'at Object.<anonymous>'))).toBeNull();
});

test('so is the refusal of one search too many, after the client has asked again for seconds', async () => {
  vi.useFakeTimers();
  try {
    const refusal = thrown(429, 'Too many requests.');
    await vi.runAllTimersAsync();
    expect(wordsOf(await refusal)).toBe('Too many requests.');
  } finally {
    vi.useRealTimers();
  }
});

test('a token that is over is told from other refusals', async () => {
  expect(isTokenRefused(await thrown(403, 'This search token is not valid.'))).toBe(true);
  expect(isTokenRefused(await thrown(400, '"validUntil" parameter expired (less than current date)'))).toBe(
    true,
  );
  expect(isTokenRefused(await thrown(400, 'The query is too long.'))).toBe(false);
  expect(isTokenRefused(await thrown(500, ''))).toBe(false);
});
