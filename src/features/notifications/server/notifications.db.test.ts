import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/newId.ts';
import { type Audience, NOTIFICATION_STREAM, type Notification } from '../contract.ts';
import { BellStreams } from './bellStreams.ts';
import { notify } from './notify.ts';

let app: TestApp;
const people: Record<string, Visitor> = {};

beforeAll(async () => {
  app = await testApp();
  await app.database.db.deleteFrom('announcements').execute();
  for (const name of ['owner', 'user', 'west', 'editor', 'expired']) {
    people[name] = await app.signIn(`${name}@demo.test`);
  }
});
afterAll(() => app.close());

const person = (name: string): Visitor => people[name] as Visitor;
const list = async (name: string): Promise<Notification[]> =>
  (await person(name).get('/api/notifications/mine')).json();
const titles = async (name: string) => (await list(name)).map(({ title }) => title);

const notifyPerson = (name: string, cause: string, title: string) =>
  inTransaction(app.database.db, (tx) =>
    notify(
      tx,
      [
        {
          userId: person(name).user.id,
          cause,
          title,
          link: '/m/updates',
          html: '<p>Words<script>alert(1)</script></p>',
        },
      ],
      app.clock.now(),
    ),
  );

async function announce(
  title: string,
  audience: Audience,
  at: string,
  until: string | null = null,
  isBanner = false,
) {
  const id = newId();
  await app.database.db
    .insertInto('announcements')
    .values({
      id,
      key: null,
      title,
      html: '<p>News</p>',
      audience,
      publish_at: new Date(at),
      until_at: until ? new Date(until) : null,
      is_banner: isBanner,
      updated_at: app.clock.now(),
      content_hash: null,
    })
    .execute();
  return id;
}

test('an item reaches its person alone, once for its cause, with its HTML made safe', async () => {
  await notifyPerson('user', 'note 1', 'A note was shared with you');
  await notifyPerson('user', 'note 1', 'A note was shared with you');
  expect(await list('user')).toEqual([
    expect.objectContaining({
      title: 'A note was shared with you',
      text: '<p>Words</p>',
      seen: false,
      link: '/m/updates',
    }),
  ]);
  expect(await list('owner')).toEqual([]);
});

test('nothing is told by a transaction that is undone', async () => {
  await inTransaction(app.database.db, async (tx) => {
    await notify(
      tx,
      [{ userId: person('west').user.id, cause: 'x', title: 'Undone', link: null, html: '' }],
      app.clock.now(),
    );
    throw new Error('changed my mind');
  }).catch(() => {});
  expect(await list('west')).toEqual([]);
});

test('the latest id marks everything up to it as seen, and nothing newer', async () => {
  app.clock.advance(60_000);
  await notifyPerson('user', 'note 2', 'A second note');
  const [latest] = await list('user');
  app.clock.advance(60_000);
  await notifyPerson('user', 'note 3', 'A third note');
  const answer = await person('user').patch('/api/notifications/mine', { lastSeen: latest?.id });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().map(({ title, seen }: Notification) => [title, seen])).toEqual([
    ['A third note', false],
    ['A second note', true],
    ['A note was shared with you', true],
  ]);
});

test('somebody else’s item cannot be named, nor one that does not exist', async () => {
  const [theirs] = await list('user');
  for (const lastSeen of [theirs?.id, 'nosuchid']) {
    expect((await person('owner').patch('/api/notifications/mine', { lastSeen })).statusCode).toBe(404);
  }
  expect((await person('owner').patch('/api/notifications/mine', {})).statusCode).toBe(400);
});

test('announcements reach their audience, from their day until they end', async () => {
  const now = app.clock.now().getTime();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  await announce('For members', 'members', at(-3));
  await announce('For staff', 'staff', at(-2));
  await announce('For all', 'everyone', at(-1));
  await announce('Not yet', 'everyone', at(10));
  await announce('Over', 'everyone', at(-20), at(-10));
  expect(await titles('owner')).toEqual(['For all', 'For members']);
  expect(await titles('editor')).toEqual(['For all', 'For staff']);
  expect((await person('expired').get('/api/notifications/mine')).statusCode).toBe(403);
  app.clock.advance(11 * 60_000);
  expect(await titles('west')).toEqual(['Not yet', 'For all', 'For members']);
  app.clock.advance(-11 * 60_000);
});

test('a banner stands however much came after it', async () => {
  const banner = await announce('Read this', 'members', '2026-01-01T00:00:00Z', null, true);
  const items = Array.from({ length: 60 }, (_, n) => ({
    userId: person('west').user.id,
    cause: `many ${n}`,
    title: 'A reminder',
    link: null,
    html: '<p>Words</p>',
  }));
  await inTransaction(app.database.db, (tx) => notify(tx, items, app.clock.now()));
  const listed = await list('west');
  expect(listed).toHaveLength(50);
  expect(listed.at(-1)).toMatchObject({ id: banner, isBanner: true });
  expect((await person('west').post(`/api/notifications/${banner}/dismiss`)).statusCode).toBe(200);
  expect((await list('west')).some(({ id }) => id === banner)).toBe(false);
  await app.database.db.deleteFrom('announcements').where('id', '=', banner).execute();
  await app.database.db.deleteFrom('notifications').where('user_id', '=', person('west').user.id).execute();
});

test('an announcement seen by one person is new to another', async () => {
  const [latest] = await list('owner');
  await person('owner').patch('/api/notifications/mine', { lastSeen: latest?.id });
  expect((await list('owner')).every(({ seen }) => seen)).toBe(true);
  expect((await list('west')).every(({ seen }) => seen)).toBe(false);
});

test('a banner stands until this person dismisses it, and never for the special account', async () => {
  const id = await announce(
    'A banner',
    'members',
    new Date(app.clock.now().getTime() - 1000).toISOString(),
    null,
    true,
  );
  const banner = async (name: string) => (await list(name)).find((item) => item.id === id)?.isBanner;
  expect(await banner('owner')).toBe(true);
  expect((await person('owner').post(`/api/notifications/${id}/dismiss`)).statusCode).toBe(200);
  expect(await banner('owner')).toBe(false);
  expect(await banner('user')).toBe(true);
  expect((await person('editor').post(`/api/notifications/${id}/dismiss`)).statusCode).toBe(404);

  const special = await testApp({
    database: app.database,
    config: { specialAccountId: person('west').user.account.id },
  });
  try {
    await special.database.db
      .updateTable('announcements')
      .set({ is_banner: true, publish_at: new Date('2026-01-01'), key: null })
      .execute();
    const shows = async (email: string) =>
      (await (await special.signIn(email)).get('/api/notifications/mine'))
        .json()
        .some(({ isBanner }: Notification) => isBanner);
    // Two accounts of the same database: the same announcements, and only one of them special.
    expect(await shows('owner@demo.test')).toBe(true);
    const west = await special.database.db
      .selectFrom('users')
      .select('account_id')
      .where('email', '=', 'west@demo.test')
      .executeTakeFirstOrThrow();
    expect(west.account_id).toBe(person('west').user.account.id);
    expect(await shows('west@demo.test')).toBe(false);
  } finally {
    await special.close();
  }
});

test('a change that the library tells stands above the page of those who agreed to what was before', async () => {
  const id = await announce('Our Privacy Policy changed', 'everyone', '2026-01-01T00:00:00Z', null, true);
  const came = app.clock.now();
  await app.database.db
    .updateTable('announcements')
    .set({ key: 'privacy', updated_at: came })
    .where('id', '=', id)
    .execute();
  const agreed = (name: string, moment: Date) =>
    app.database.db
      .updateTable('users')
      .set({ terms_agreed_at: moment })
      .where('id', '=', person(name).user.id)
      .execute();
  await agreed('owner', new Date(came.getTime() - 86_400_000));
  await agreed('user', new Date(came.getTime() + 1_000));
  const shown = async (name: string) => (await list(name)).find((item) => item.id === id);
  expect(await shown('owner')).toMatchObject({ isBanner: true });
  expect(await shown('user')).toMatchObject({ isBanner: false });
  expect((await person('owner').post(`/api/notifications/${id}/dismiss`)).statusCode).toBe(200);
  expect(await shown('owner')).toMatchObject({ isBanner: false });
  await app.database.db.deleteFrom('announcements').where('id', '=', id).execute();
});

/** The lines of a stream as they come. */
function collect(stream: NodeJS.ReadableStream): { lines: string[]; ended: () => boolean } {
  const lines: string[] = [];
  let isOver = false;
  stream.on('data', (data: Buffer) => lines.push(...data.toString().split('\n').filter(Boolean)));
  stream.on('end', () => {
    isOver = true;
  });
  return { lines, ended: () => isOver };
}

const changes = (lines: string[]): number => lines.filter((line) => line.includes('changed')).length;

test('an open page hears of its own news within moments, and not of others’', async () => {
  const streams = new BellStreams({
    db: app.database.db,
    clock: app.clock,
    onError: (error) => {
      throw error;
    },
    everyMs: 20,
  });
  const { user } = person('user');
  const session = await app.database.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const heard = collect(streams.open({ sessionId: session.id, userId: user.id }));
  await vi.waitFor(() => expect(changes(heard.lines)).toBe(1));
  await notifyPerson('owner', 'other', 'Not theirs');
  await new Promise((resolve) => setTimeout(resolve, 120));
  expect(changes(heard.lines)).toBe(1);
  await notifyPerson('user', 'live', 'Live news');
  await vi.waitFor(() => expect(changes(heard.lines)).toBe(2));

  await app.database.db
    .updateTable('sessions')
    .set({ revoked_at: app.clock.now() })
    .where('id', '=', session.id)
    .execute();
  await vi.waitFor(() => expect(heard.ended()).toBe(true));
  expect(streams.size).toBe(0);
  streams.close();
});

test('the stream of a page ends within moments of its session, however that ended', async () => {
  const other = await testApp({ database: app.database });
  await other.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.http.server.address() as AddressInfo;
  const owner = await other.signIn('owner@demo.test');
  const account = `/api/accounts/${owner.user.account.id}`;
  const ends = {
    logout: (who: Visitor) => who.post('/auth/logout'),
    revoked: async (who: Visitor) => {
      const mine = (await who.get('/auth/sessions')).json<{ id: string; isCurrent: boolean }[]>();
      return owner.delete(`${account}/sessions/${mine.find(({ isCurrent }) => isCurrent)?.id}`);
    },
    deactivated: (who: Visitor) => owner.patch(`${account}/users/${who.user.id}`, { isActive: false }),
  };
  for (const [how, end] of Object.entries(ends)) {
    const who = await other.signIn(how === 'deactivated' ? 'colleague@demo.test' : 'user@demo.test');
    const response = await fetch(`http://127.0.0.1:${port}${NOTIFICATION_STREAM}`, {
      headers: { authorization: `Bearer ${who.token}` },
    });
    const reader = response.body?.getReader();
    await reader?.read();
    expect((await end(who)).statusCode, how).toBe(200);
    const began = Date.now();
    while (!(await reader?.read())?.done);
    expect(Date.now() - began, how).toBeLessThan(2_000);
  }
  await other.close();
});

test('the stream needs a token, is not compressed, and does not keep the server from stopping', async () => {
  const other = await testApp({ database: app.database });
  const visitor = await other.signIn('owner@demo.test');
  expect((await other.http.inject({ url: NOTIFICATION_STREAM })).statusCode).toBe(401);
  await other.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = other.http.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${NOTIFICATION_STREAM}`, {
    headers: { authorization: `Bearer ${visitor.token}`, 'accept-encoding': 'br, gzip' },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-encoding')).toBeNull();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toContain('"open"');
  const began = Date.now();
  await other.close();
  expect(Date.now() - began).toBeLessThan(5_000);
  expect((await reader?.read())?.done).toBe(true);
});
