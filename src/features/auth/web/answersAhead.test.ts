import { afterEach, expect, test } from 'vitest';
import { fetchOrTake } from './answersAhead.ts';

const first = new Response('asked in the head');
const askedAgain = new Response('asked again');
const net = globalThis.fetch;

function open(): void {
  Object.assign(globalThis, {
    window: { answersAhead: { token: 'abc', answers: { '/currentUser': Promise.resolve(first) } } },
    fetch: async () => askedAgain,
  });
}
afterEach(() => {
  Object.assign(globalThis, { fetch: net });
  Reflect.deleteProperty(globalThis, 'window');
});

const ask = (token: string, method = 'GET') =>
  fetchOrTake('/currentUser', { method, headers: new Headers({ authorization: `Bearer ${token}` }) });

test('what the head of the page asked is taken once; after that the server is asked', async () => {
  open();
  expect(await ask('abc')).toBe(first);
  expect(await ask('abc')).toBe(askedAgain);
});

test('nobody gets the answer that another person asked for', async () => {
  open();
  expect(await ask('xyz')).toBe(askedAgain);
  open();
  expect(await ask('abc', 'POST')).toBe(askedAgain);
});
