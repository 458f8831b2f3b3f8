import { expect, test } from 'vitest';
import { z } from 'zod';
import { ApiError, type ClientOptions, createClient } from './apiClient.ts';
import { defineContract } from './call.ts';

const contract = defineContract({
  find: {
    ...{ method: 'GET', path: '/things/:id/parts/:part', access: 'signedIn', summary: 'Find' },
    params: z.object({ id: z.string(), part: z.string() }),
    query: z.object({ code: z.array(z.string()).optional(), on: z.string().optional() }),
    response: z.object({ found: z.string() }),
  },
  write: {
    ...{ method: 'POST', path: '/things', access: 'signedIn', summary: 'Write' },
    body: z.object({ name: z.string() }),
    response: z.undefined(),
    status: 204,
  },
});

interface Sent {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

/** A client whose requests are answered in turn, and what it sent. */
function clientOf(answers: (Response | Error)[], over: Partial<ClientOptions> = {}) {
  const sent: Sent[] = [];
  const tokens: [string | null, string][] = [];
  const client = createClient(contract, {
    baseUrl: '',
    token: {
      get: () => 'first',
      refresh: (previous, next) => tokens.push([previous, next]),
    },
    csrf: () => 'csrf',
    fetch: async (url, init) => {
      sent.push({
        url: String(url),
        method: init?.method ?? '',
        headers: Object.fromEntries(new Headers(init?.headers)),
        body: init?.body,
      });
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw answer ?? new Error('asked once too often');
      return answer;
    },
    ...over,
  });
  return { client, sent, tokens };
}

const found = (headers: Record<string, string> = {}) => Response.json({ found: 'it' }, { headers });
const refused = (status: number, error: object) => Response.json({ error }, { status });
const parameters = { params: { id: 'a/b', part: 'é?' } };

test('what stands in the path and the query is written so that it stays what it was', async () => {
  const { client, sent } = clientOf([found()]);
  await client.find({ ...parameters, query: { code: ['ON', 'B&C'], on: undefined } });
  expect(sent[0]?.url).toBe('/things/a%2Fb/parts/%C3%A9%3F?code=ON&code=B%26C');
});

test('a query without values leaves no question mark', async () => {
  const { client, sent } = clientOf([found()]);
  await client.find({ ...parameters, query: {} });
  expect(sent[0]?.url).toBe('/things/a%2Fb/parts/%C3%A9%3F');
});

test('a body is sent as JSON, and an answer without content is nothing', async () => {
  const { client, sent } = clientOf([new Response(null, { status: 204 })]);
  expect(await client.write({ body: { name: 'n' } })).toBeUndefined();
  expect(sent[0]).toMatchObject({ method: 'POST', body: '{"name":"n"}' });
  expect(sent[0]?.headers['content-type']).toBe('application/json');
});

test('the token goes along, and the CSRF token to the own server alone', async () => {
  const own = clientOf([found()]);
  await own.client.find({ ...parameters, query: {} });
  expect(own.sent[0]?.headers).toMatchObject({ authorization: 'Bearer first', 'x-csrf-token': 'csrf' });
  const foreign = clientOf([found()], { baseUrl: 'https://other.test' });
  await foreign.client.find({ ...parameters, query: {} });
  expect(foreign.sent[0]?.headers).not.toHaveProperty('x-csrf-token');
});

test('a token that the server renewed is kept in place of the one that was sent', async () => {
  const { client, tokens } = clientOf([found({ authorization: 'Bearer second' })]);
  await client.find({ ...parameters, query: {} });
  expect(tokens).toEqual([['first', 'second']]);
});

test('a refusal carries the status, the fields and the number of the request', async () => {
  const { client } = clientOf([
    refused(400, { code: 'invalid', message: 'No.', fields: { name: 'Too long.' }, requestId: 'r1' }),
  ]);
  const error = await client.write({ body: { name: 'n' } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    ...{ status: 400, code: 'invalid', message: 'No.', fields: { name: 'Too long.' }, requestId: 'r1' },
  });
});

test('an answer that is no JSON is still told by its status', async () => {
  const { client } = clientOf([new Response('<h1>Bad gateway</h1>', { status: 502 })]);
  await expect(client.write({ body: { name: 'n' } })).rejects.toMatchObject({
    ...{ status: 502, code: 'unknown', message: '502', fields: {} },
  });
});

test('no connection is told in words, and what the page itself gave up is no failure', async () => {
  const { client } = clientOf([new TypeError('fetch failed')]);
  await expect(client.write({ body: { name: 'n' } })).rejects.toMatchObject({
    ...{ status: 0, message: 'The server could not be reached. Check your connection and try again.' },
  });
  const gone = clientOf([new DOMException('Gone', 'AbortError')]);
  await expect(gone.client.write({ body: { name: 'n' } })).rejects.toHaveProperty('name', 'AbortError');
});

test('an ended session is told with the token that was refused', async () => {
  const ended: (string | null)[] = [];
  const { client } = clientOf([refused(401, { code: 'unauthorized', message: 'Sign in.' })], {
    onUnauthorized: (_, token) => ended.push(token),
  });
  await expect(client.write({ body: { name: 'n' } })).rejects.toHaveProperty('status', 401);
  expect(ended).toEqual(['first']);
});

const proof = () => refused(403, { code: 'proof_required', message: 'Prove who you are.' });

test('a sensitive act goes on once the person has proved who they are', async () => {
  const { client, sent } = clientOf([proof(), new Response(null, { status: 204 })], {
    prove: async () => true,
  });
  await client.write({ body: { name: 'n' } });
  expect(sent.map(({ body }) => body)).toEqual(['{"name":"n"}', '{"name":"n"}']);
});

test('who does not prove it is refused, and nobody is asked twice', async () => {
  const declined = clientOf([proof()], { prove: async () => false });
  await expect(declined.client.write({ body: { name: 'n' } })).rejects.toHaveProperty('status', 403);
  expect(declined.sent).toHaveLength(1);
  let asked = 0;
  const again = clientOf([proof(), proof()], {
    prove: async () => {
      asked += 1;
      return true;
    },
  });
  await expect(again.client.write({ body: { name: 'n' } })).rejects.toHaveProperty('code', 'proof_required');
  expect(asked).toBe(1);
});
