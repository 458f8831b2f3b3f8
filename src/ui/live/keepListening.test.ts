import http from 'node:http';
import type net from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { request } from '../../shared/apiClient.ts';
import { keepListening } from './keepListening.ts';

const WAITS = { first: 20, longest: 60, opensWithin: 5_000 };

let server: http.Server;
let page: AbortController;
afterEach(async () => {
  page.abort();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** A page that follows a real server: how often it would ask anew, and how its listening ends. */
async function follow(
  stream: http.RequestListener,
  waits = WAITS,
): Promise<{ asked: () => number; ended: Promise<void> }> {
  server = http.createServer(stream);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`;
  const token = { get: () => 'token', refresh: () => {} };
  page = new AbortController();
  const onChange = vi.fn();
  const ended = keepListening(
    (signal) => request({ baseUrl, token }, 'GET', '/stream', { signal }),
    page.signal,
    onChange,
    waits,
  );
  ended.catch(() => {});
  return { asked: () => onChange.mock.calls.length, ended };
}

const hello = '{"open":true}\n';
const news = '{"changed":true}\n';

it('asks for the list at each piece of news, and not before', async () => {
  let tell = (_line: string): void => {};
  const { asked } = await follow((_, answer) => {
    answer.write(hello);
    tell = (line) => void answer.write(line);
  });
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(asked()).toBe(0);
  tell(news);
  await vi.waitFor(() => expect(asked()).toBe(1));
  tell(news);
  await vi.waitFor(() => expect(asked()).toBe(2));
});

it.each<[string, http.RequestListener]>([
  ['is answered with an error', (_, answer) => void answer.writeHead(502).end()],
  ['is dropped', (incoming) => void incoming.socket.destroy()],
  ['opens and ends at once', (_, answer) => void answer.end(hello)],
])('asks now and then where the stream %s', async (_, stream) => {
  const { asked } = await follow(stream);
  await vi.waitFor(() => expect(asked()).toBeGreaterThanOrEqual(4), 5_000);
});

it('asks now and then where something on the way holds the stream back', async () => {
  const waits = { ...WAITS, opensWithin: 50 };
  const { asked } = await follow((_, answer) => void answer.writeHead(200).flushHeaders(), waits);
  await vi.waitFor(() => expect(asked()).toBeGreaterThanOrEqual(4), 5_000);
});

it('asks less and less often, and hears the news again when the stream is back', async () => {
  let isBack = false;
  let asksBefore = 0;
  const tries: number[] = [];
  const { asked } = await follow((_, answer) => {
    tries.push(performance.now());
    if (!isBack) return void answer.writeHead(503).end();
    asksBefore = asked();
    answer.write(hello + news);
  });
  await vi.waitFor(() => expect(tries.length).toBeGreaterThan(4), 5_000);
  // Eight times as long by then, so that a busy machine does not turn it round.
  const [first = 0, second = 0, , fourth = 0, fifth = 0] = tries;
  expect(fifth - fourth).toBeGreaterThan(second - first);
  isBack = true;
  await vi.waitFor(() => expect(asksBefore).toBeGreaterThan(0), 5_000);
  await vi.waitFor(() => expect(asked()).toBe(asksBefore + 1), 5_000);
  const settled = tries.length;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(tries.length).toBe(settled);
});

it('gives up where the reader is refused, and stops when the page is left', async () => {
  const refused = await follow((_, answer) => void answer.writeHead(403).end());
  await expect(refused.ended).rejects.toMatchObject({ status: 403 });
  expect(refused.asked()).toBe(0);
  await new Promise((resolve) => server.close(resolve));
  const left = await follow((_, answer) => void answer.writeHead(503).end());
  page.abort();
  await left.ended;
});
