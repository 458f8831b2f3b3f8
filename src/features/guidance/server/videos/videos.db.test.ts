import { statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { Video } from '../../videosContract.ts';

let app: TestApp;
let owner: Visitor;
let videos: Video[];
beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  videos = (await owner.get('/api/help/videos')).json<Video[]>();
});
afterAll(() => app.close());

/** As a `<video>` asks: no token, and perhaps a range. */
const load = (url: string, headers: Record<string, string> = {}) => app.http.inject({ url, headers });
const film = (): string => videos[0]?.film ?? '';

test('ten videos of 20 to 60 seconds, each said in full, together below 20 MB', () => {
  expect(videos).toHaveLength(10);
  let bytes = 0;
  for (const { name, seconds, cues } of videos) {
    expect([name, seconds >= 20 && seconds <= 60]).toEqual([name, true]);
    expect(cues[0]?.from).toBe(0);
    for (const [index, { from, until }] of cues.entries()) {
      expect(until).toBeGreaterThan(from);
      expect(from).toBeGreaterThanOrEqual(cues[index - 1]?.until ?? 0);
    }
    for (const type of ['mp4', 'vtt', 'webp']) bytes += statSync(`videos/${name}.${type}`).size;
  }
  expect(bytes).toBeLessThan(20_000_000);
});

test('a film is played in ranges, and asked for again only when it changed', async () => {
  const whole = await load(film());
  expect([whole.statusCode, whole.headers['content-type'], whole.headers['accept-ranges']]).toEqual([
    200,
    'video/mp4',
    'bytes',
  ]);
  const size = whole.rawPayload.length;
  const etag = String(whole.headers.etag);

  const part = await load(film(), { range: 'bytes=100-199' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 100-199/${size}`]);
  expect(part.rawPayload.equals(whole.rawPayload.subarray(100, 200))).toBe(true);
  const end = await load(film(), { range: 'bytes=-50' });
  expect([end.statusCode, end.rawPayload.length]).toEqual([206, 50]);

  expect((await load(film(), { range: `bytes=${size}-` })).statusCode).toBe(416);
  expect((await load(film(), { range: 'bytes=200-100' })).statusCode).toBe(416);
  // What is no range of bytes is answered with all of it (RFC 9110).
  expect((await load(film(), { range: 'lines=1-2' })).statusCode).toBe(200);

  expect((await load(film(), { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await load(film(), { range: 'bytes=0-9', 'if-range': 'W/"another"' })).statusCode).toBe(200);
});

test('captions and picture come with their types', async () => {
  const captions = await load(videos[0]?.captions ?? '');
  expect(captions.headers['content-type']).toContain('text/vtt');
  expect(captions.body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> /);
  expect(captions.body).toContain(videos[0]?.cues[1]?.text);
  expect((await load(videos[0]?.poster ?? '')).headers['content-type']).toBe('image/webp');
});

test('without a code, with one that was altered or is over, and to nobody else, nothing is played', async () => {
  const [path = '', code = ''] = film().split('?code=');
  expect((await load(path)).statusCode).toBe(400);
  expect((await load(`${path}?code=${code.slice(0, -2)}aa`)).statusCode).toBe(403);
  const unsubscribe = await load(`${path.replace('mp4', 'zip')}?code=${code}`);
  expect(unsubscribe.statusCode).toBe(400);
  expect((await load(`/api/help/videos/no-such-film/mp4?code=${code}`)).statusCode).toBe(404);
  expect((await load(`/api/help/videos/..%2Fpackage/mp4?code=${code}`)).statusCode).toBe(400);
  expect((await load('/api/help/videos')).statusCode).toBe(401);
  expect((await (await app.signIn('expired@demo.test')).get('/api/help/videos')).statusCode).toBe(403);

  app.clock.advance(25 * 3_600_000);
  expect((await load(film())).statusCode).toBe(403);
});
