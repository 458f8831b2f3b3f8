import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptFiles } from './acceptFiles.ts';
import { endSlowBodies } from './slowBodies.ts';

const TIMEOUT_MS = 150;
let http: FastifyInstance;

beforeAll(async () => {
  http = Fastify();
  endSlowBodies(http, TIMEOUT_MS);
  acceptFiles(http);
  http.post('/', async ({ body, headers }) =>
    headers['content-type'] === 'application/json'
      ? { said: body }
      : { size: (await buffer(body as AsyncIterable<Uint8Array>)).length },
  );
  await http.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => http.close());

/** Sends a body in two halves, the second so much later. Answers the status and the body, or how the connection ended. */
const send = (type: string, halves: [string, string], pauseMs: number): Promise<string> =>
  new Promise((resolve) => {
    const { port } = http.server.address() as AddressInfo;
    const call = request({ port, method: 'POST', path: '/', headers: { 'content-type': type } }, (answer) => {
      let said = '';
      answer.on('data', (chunk) => (said += chunk));
      answer.on('end', () => resolve(`${answer.statusCode} ${said}`));
    });
    call.on('error', ({ message }) => resolve(message));
    call.write(halves[0]);
    setTimeout(() => call.end(halves[1]), pauseMs);
  });

test('a call whose words do not arrive is given up; a file may take its time', async () => {
  const words: [string, string] = ['{"a":', '1}'];
  expect(await send('application/json', words, 10)).toBe('200 {"said":{"a":1}}');
  expect(await send('application/json', words, 4 * TIMEOUT_MS)).toMatch(/socket hang up|ECONNRESET|EPIPE/);
  expect(await send('application/octet-stream', ['half', ' and half'], 4 * TIMEOUT_MS)).toBe(
    '200 {"size":13}',
  );
});
