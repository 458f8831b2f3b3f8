import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_SECRET, type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import { unsubscribeCodes } from '../../../../main/server/secrets.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { isTrialExpired, scopeOf } from '../../../identity/scope.ts';
import { Entitlements } from '../../../identity/server/entitlements.ts';
import {
  type AnnouncementAudience,
  type AnnouncementLine,
  type AudienceCounts,
  ENDED,
  ON_TRIAL,
  type WrittenAnnouncement,
} from '../../announcementsContract.ts';
import type { Notification } from '../../contract.ts';
import { writeAnnouncementEmails } from './writeEmails.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let admin: Visitor;
let areas: string[];

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('admin@demo.test');
  await app.database.db.deleteFrom('announcements').execute();
  const rows = await app.database.db.selectFrom('areas').select('id').orderBy('sort').execute();
  areas = rows.map(({ id }) => id);
  await plant();
});
afterAll(() => app.close());

/** The same numbers each time. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** Accounts of every entitlement, with people of every kind. */
async function plant(): Promise<void> {
  const { db } = app.database;
  const next = numbers(7);
  const now = app.clock.now().getTime();
  const some = <T>(list: readonly T[], max: number): T[] =>
    list.filter(() => next(list.length) < max).slice(0, max);
  for (let i = 0; i < 40; i += 1) {
    const kind = next(5);
    await db
      .insertInto('accounts')
      .values({
        id: `a${i}`,
        name: `Account ${i}`,
        is_subscription_active: kind === 0 || kind === 1,
        trial_until: kind === 4 ? null : new Date(now + ([9, -9, 9, -100 - next(160)][kind] ?? 0) * DAY_MS),
        intended_plan: [null, 'province', 'national'][next(3)] ?? null,
        selected_jurisdictions: some(JURISDICTION_CODES, next(4)),
        selected_areas: some(areas, next(5)),
      })
      .execute();
    for (let person = 0; person < 3; person += 1) {
      const id = `u${i}-${person}`;
      await db
        .insertInto('users')
        .values({
          id,
          account_id: `a${i}`,
          email: `${id}@planted.test`,
          first_name: 'P',
          last_name: id,
          role: person === 0 ? 'ACCOUNT_OWNER' : 'USER',
          password_hash: null,
          is_active: next(6) > 0,
          last_sign_in_at: next(6) > 0 ? new Date(now) : null,
          terms_agreed_at: null,
        })
        .execute();
      const at = new Date(now);
      if (next(6) === 0)
        await db.insertInto('email_opt_outs').values({ user_id: id, kind: 'announcement', at }).execute();
      else if (next(4) === 0)
        await db.insertInto('email_consents').values({ user_id: id, kind: 'announcement', at }).execute();
      // Other kinds of email say nothing of this one.
      if (next(4) === 0)
        await db.insertInto('email_opt_outs').values({ user_id: id, kind: 'summary', at }).execute();
    }
  }
}

/** The same question without the product's query: every row is read, and the rules are applied in code. */
async function countByHand(audience: AnnouncementAudience) {
  const { db } = app.database;
  const now = app.clock.now();
  const entitlements = new Entitlements(null);
  const people = await db
    .selectFrom('users')
    .innerJoin('accounts', 'accounts.id', 'users.account_id')
    .selectAll('accounts')
    .select(['users.id as user_id', 'users.role', 'users.is_active', 'users.last_sign_in_at', 'users.email'])
    .execute();
  const of = async (table: 'email_opt_outs' | 'email_consents') =>
    new Set(
      (await db.selectFrom(table).selectAll().execute()).flatMap((row) =>
        row.kind === 'announcement' ? [row.user_id] : [],
      ),
    );
  const [outs, consents] = [await of('email_opt_outs'), await of('email_consents')];
  const halfAYearAgo = new Date(now);
  halfAYearAgo.setUTCMonth(halfAYearAgo.getUTCMonth() - 6);
  const reached = people.flatMap((row) => {
    const entitlement = entitlements.of({ account_id: row.id, ...row });
    const isOver = !row.is_staff && isTrialExpired(entitlement, now);
    const mayEmail =
      row.last_sign_in_at !== null &&
      !outs.has(row.user_id) &&
      (!isOver || consents.has(row.user_id) || (row.trial_until !== null && row.trial_until > halfAYearAgo));
    if (!row.is_active) return [];
    if (row.is_staff) return audience.who === 'members' ? [] : [{ ...row, mayEmail }];
    if (audience.who === 'staff') return [];
    if (isOver && !(audience.plans.includes(ENDED) && mayEmail)) return [];
    const plan = entitlement.isSubscribed ? row.intended_plan : isOver ? ENDED : ON_TRIAL;
    const scope = scopeOf(entitlement, false);
    const meets =
      (audience.plans.length === 0 || (plan !== null && audience.plans.includes(plan))) &&
      (audience.roles.length === 0 || audience.roles.some((role) => role === row.role)) &&
      (audience.jurisdictions.length === 0 ||
        scope.jurisdictions === null ||
        audience.jurisdictions.some((code) => scope.jurisdictions?.includes(code))) &&
      (audience.areas.length === 0 ||
        scope.areas === null ||
        audience.areas.some((id) => scope.areas?.includes(id)));
    return meets ? [{ ...row, mayEmail }] : [];
  });
  return {
    people: reached.length,
    accounts: new Set(reached.filter(({ is_staff }) => !is_staff).map(({ id }) => id)).size,
    owners: reached.filter(({ role }) => role === 'ACCOUNT_OWNER').length,
    users: reached.filter(({ role }) => role === 'USER').length,
    staff: reached.filter(({ is_staff }) => is_staff).length,
    email: reached.filter(({ mayEmail }) => mayEmail).length,
    unsubscribed: reached.filter(({ user_id }) => outs.has(user_id)).length,
    addresses: reached.filter(({ mayEmail }) => mayEmail).map(({ email }) => email),
  };
}

const ALL: AnnouncementAudience = { who: 'members', plans: [], jurisdictions: [], areas: [], roles: [] };
const written = (part: Partial<WrittenAnnouncement> = {}): WrittenAnnouncement => ({
  title: 'New rules',
  html: '<p>Read them.</p>',
  inBell: true,
  isBanner: false,
  byEmail: false,
  audience: ALL,
  goesOutAt: null,
  endsOn: null,
  ...part,
});

const BASE = '/api/staff/announcements';
/** Writes an announcement and sends it out; answers its id. */
async function announce(part: Partial<WrittenAnnouncement>): Promise<string> {
  const made = (await admin.post(BASE, written(part))).json();
  const out = await admin.post(`${BASE}/${made.id}/schedule`, { revision: made.revision });
  expect(out.statusCode).toBe(200);
  return made.id;
}
const listOf = async (visitor: Visitor): Promise<Notification[]> =>
  (await visitor.get('/api/notifications/mine')).json();
const lineOf = async (id: string): Promise<AnnouncementLine | undefined> =>
  (await admin.get(BASE)).json().find((line: AnnouncementLine) => line.id === id);

const emailDeps = () => ({
  db: app.database.db,
  clock: app.clock,
  entitlements: new Entitlements(null),
  unsubscribeCodes: unsubscribeCodes(TEST_SECRET),
  brand: {
    productName: 'Lawleaf',
    publicUrl: 'https://law.test',
    senderAddress: '1 Main Street, Toronto',
    supportEmail: 'help@law.test',
  },
});
const sentTo = async (id: string) => {
  const { rows } = await sql<{ to_address: string }>`
    select to_address from outbox where dedupe_key like ${`announcement:${id}:%`} order by 1`.execute(
    app.database.db,
  );
  return rows.map(({ to_address }) => to_address);
};

test('a provision is found by words of its name and jurisdiction, to be linked', async () => {
  const found = async (q: string) =>
    (await admin.get(`${BASE}/provisions?q=${encodeURIComponent(q)}`)).json<{ id: string; path: string }[]>();
  const [first] = await found('minimum WAGE ont');
  expect(first).toMatchObject({ name: 'Minimum Wage', jurisdiction: 'ON' });
  expect(first?.path).toMatch(new RegExp(`^/m/builder/[^/]+/[^/]+#${first?.id}$`));
  expect(await found('')).toHaveLength(20);
  // A sign of patterns is a sign like any other.
  expect(await found('min%wage')).toEqual([]);
  await app.database.db
    .updateTable('provisions')
    .set({ is_published: false })
    .where('id', '=', first?.id ?? '')
    .execute();
  expect((await found('minimum wage ont')).map(({ id }) => id)).not.toContain(first?.id);
  const editor = await app.signIn('editor@demo.test');
  expect((await editor.get(`${BASE}/provisions?q=wage`)).statusCode).toBe(403);
});

test('the people of an audience are as many as a count by hand finds, whatever is asked of them', async () => {
  const next = numbers(11);
  const pick = <T>(list: readonly T[], max: number): T[] => list.filter(() => next(list.length) < max);
  for (let i = 0; i < 40; i += 1) {
    const audience: AnnouncementAudience = {
      who: (['members', 'members', 'everyone', 'staff'] as const)[next(4)] ?? 'members',
      plans: next(2) ? [] : pick(['province', 'national', ON_TRIAL, ENDED], 2),
      jurisdictions: next(2) ? [] : pick<JurisdictionCode>(JURISDICTION_CODES, 3),
      areas: next(2) ? [] : pick(areas, 3),
      roles: next(3) ? [] : pick(['ACCOUNT_OWNER', 'USER'] as const, 1),
    };
    const { addresses: _, ...byHand } = await countByHand(audience);
    const answer = (await admin.post(`${BASE}/count`, { audience })).json<AudienceCounts>();
    expect({ audience, ...answer, plans: undefined }).toEqual({ audience, ...byHand, plans: undefined });
    expect(answer.plans.reduce((sum, { people }) => sum + people, 0) + answer.staff).toBe(answer.people);
  }
  const first = (await admin.post(`${BASE}/people`, { audience: ALL })).json();
  expect(first.people.length).toBe(Math.min(100, (await countByHand(ALL)).people));
});

test('a banner for one jurisdiction shows to those whose account has it, and ends when it is ended', async () => {
  const [west, owner, trial] = await Promise.all(
    ['west', 'owner', 'trial'].map((name) => app.signIn(`${name}@demo.test`)),
  );
  const id = await announce({
    title: 'Alberta alone',
    inBell: false,
    isBanner: true,
    audience: { ...ALL, jurisdictions: ['AB'] },
  });
  expect(await listOf(west as Visitor)).toMatchObject([
    { title: 'Alberta alone', isBanner: true, isListed: false },
  ]);
  // An account without a selection has every jurisdiction.
  expect(await listOf(owner as Visitor)).toMatchObject([{ title: 'Alberta alone' }]);
  expect(await listOf(trial as Visitor)).toEqual([]);
  expect((await (trial as Visitor).post(`/api/notifications/${id}/dismiss`)).statusCode).toBe(404);
  expect((await (west as Visitor).post(`/api/notifications/${id}/dismiss`)).statusCode).toBe(200);
  expect(await listOf(west as Visitor)).toEqual([]);
  expect(await lineOf(id)).toMatchObject({ state: 'live', seen: 1, people: null });
  expect((await admin.post(`${BASE}/${id}/end`)).statusCode).toBe(200);
  expect(await listOf(owner as Visitor)).toEqual([]);
  expect((await admin.post(`${BASE}/${id}/end`)).statusCode).toBe(409);
});

test('an email goes once to each who may get it, in two processes at once, and over the death of one', async () => {
  const audience = { ...ALL, plans: [ON_TRIAL, ENDED, 'national'] };
  const expected = (await countByHand(audience)).addresses.sort();
  expect(expected.length).toBeGreaterThan(15);
  const id = await announce({ title: 'By email', byEmail: true, inBell: false, audience });
  expect(await writeAnnouncementEmails(emailDeps())).toBe(0);
  app.clock.advance(20_000);
  // A process dies within its third batch: the first two stay, nothing of the third does, and others take it up.
  const dying = { ...emailDeps(), batch: 5 };
  const sign = dying.unsubscribeCodes.sign.bind(dying.unsubscribeCodes);
  let signed = 0;
  dying.unsubscribeCodes.sign = (parts, end) => {
    signed += 1;
    if (signed === 13) throw new Error('killed');
    return sign(parts, end);
  };
  await expect(writeAnnouncementEmails(dying)).rejects.toThrow('killed');
  expect(await sentTo(id)).toHaveLength(10);
  const both = await Promise.all([
    writeAnnouncementEmails({ ...emailDeps(), batch: 3 }),
    writeAnnouncementEmails({ ...emailDeps(), batch: 4 }),
  ]);
  expect(both[0] + both[1]).toBe(expected.length - 10);
  expect(await sentTo(id)).toEqual(expected);
  expect(await writeAnnouncementEmails(emailDeps())).toBe(0);
  expect(await lineOf(id)).toMatchObject({ state: 'sent', emailed: expected.length });
});

test('an email names its sender, and its unsubscribe link works at once, after 60 days, and for what waits', async () => {
  const { db } = app.database;
  const one = await db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'announcement')
    .limit(1)
    .executeTakeFirstOrThrow();
  expect(one.text).toContain('1 Main Street, Toronto');
  expect(one.html).toContain('Read them.');
  expect(one.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const code = /unsubscribe\/([^>]+)>/.exec(one.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  const before = app.clock.now();
  app.clock.advance(61 * DAY_MS);
  expect((await app.http.inject({ method: 'POST', url: `/api/unsubscribe/${code}` })).statusCode).toBe(200);
  app.clock.set(before);
  const left = await db
    .selectFrom('outbox')
    .select('to_address')
    .where('kind', '=', 'announcement')
    .execute();
  expect(left.map(({ to_address }) => to_address)).not.toContain(one.to_address);
  const id = await announce({
    title: 'Another',
    byEmail: true,
    audience: { ...ALL, plans: [ON_TRIAL, ENDED, 'national'] },
  });
  app.clock.advance(20_000);
  await writeAnnouncementEmails(emailDeps());
  expect(await sentTo(id)).not.toContain(one.to_address);
});

test('what a member chooses about these emails is kept with its time, and can be taken back', async () => {
  const user = await app.signIn('user@demo.test');
  const choose = (body: object) => user.patch('/api/notifications/emails', body);
  expect((await user.get('/api/notifications/emails')).json()).toEqual({ isOn: true, afterTheEnd: false });
  expect((await choose({ isOn: true, afterTheEnd: true })).json()).toEqual({ isOn: true, afterTheEnd: true });
  const { db } = app.database;
  const consent = () =>
    db.selectFrom('email_consents').select('at').where('user_id', '=', user.user.id).execute();
  expect(await consent()).toEqual([{ at: app.clock.now() }]);
  expect((await choose({ isOn: false, afterTheEnd: true })).json()).toEqual({
    isOn: false,
    afterTheEnd: false,
  });
  expect(await consent()).toEqual([]);
  expect((await choose({ isOn: true, afterTheEnd: false })).json()).toEqual({
    isOn: true,
    afterTheEnd: false,
  });
  expect((await choose({ isOn: 'yes' })).statusCode).toBe(400);
});

test('a draft is cleaned, saved by revision, and goes out at its time', async () => {
  const at = new Date(app.clock.now().getTime() + 3_600_000);
  const made = (
    await admin.post(
      BASE,
      written({ html: '<p onclick="x()">Hi<script>alert(1)</script></p>', goesOutAt: at.toISOString() }),
    )
  ).json();
  const open = async () => (await admin.get(`${BASE}/${made.id}`)).json();
  expect(await open()).toMatchObject({ state: 'draft', written: { html: '<p>Hi</p>' } });
  const saved = await admin.patch(`${BASE}/${made.id}`, {
    revision: made.revision,
    written: written({ title: 'Later', goesOutAt: at.toISOString(), endsOn: '2099-01-31' }),
  });
  expect(saved.statusCode).toBe(200);
  const stale = await admin.patch(`${BASE}/${made.id}`, { revision: made.revision, written: written() });
  expect(stale.statusCode).toBe(409);
  const west = await app.signIn('west@demo.test');
  const titles = async () => (await listOf(west)).map(({ title }) => title);
  expect(await titles()).not.toContain('Later');
  const { revision } = saved.json();
  expect((await admin.post(`${BASE}/${made.id}/schedule`, { revision })).json()).toMatchObject({
    id: made.id,
  });
  expect(await open()).toMatchObject({
    state: 'planned',
    canTakeBack: true,
    written: { endsOn: '2099-01-31' },
  });
  expect((await admin.delete(`${BASE}/${made.id}`)).statusCode).toBe(409);
  expect(await titles()).not.toContain('Later');
  app.clock.advance(3_600_000);
  expect(await titles()).toContain('Later');
  app.clock.advance(60_000);
  expect((await admin.post(`${BASE}/${made.id}/takeBack`)).statusCode).toBe(409);
});

test.each([
  ['title', { title: ' ' }],
  ['html', { html: '<p> </p>' }],
  ['where', { inBell: false }],
  ['endsOn', { endsOn: '2020-01-01' }],
  ['audience', { audience: { ...ALL, plans: ['nobody has this'] } }],
])('without %s a draft cannot go out, and says so at the field', async (field, part) => {
  const made = (await admin.post(BASE, written(part))).json();
  const answer = await admin.post(`${BASE}/${made.id}/schedule`, { revision: made.revision });
  expect([answer.statusCode, Object.keys(answer.json().error.fields ?? {})]).toEqual([400, [field]]);
  expect((await admin.delete(`${BASE}/${made.id}`)).statusCode).toBe(200);
});

test('a test goes to whoever asks, and to nobody else', async () => {
  const made = (await admin.post(BASE, written({ title: 'Try me' }))).json();
  expect((await admin.post(`${BASE}/${made.id}/test`)).json()).toEqual({ to: 'admin@demo.test' });
  const { db } = app.database;
  const sent = await db.selectFrom('outbox').selectAll().where('subject', 'like', '%Try me%').execute();
  expect(sent.map(({ to_address }) => to_address)).toEqual(['admin@demo.test']);
});
