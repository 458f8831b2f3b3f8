import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { workerOf } from '../../../../test/database.ts';
import { EDITOR } from '../../../../test/summaries/editor.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { brandOf, unsubscribeCodes } from '../../../main/server/secrets.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { RedlinePool } from '../../../redline/pool/pool.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { Standings } from '../../identity/server/standings.ts';
import { publishProvision } from '../../provisions/server/publish/publish.ts';
import { provisionsByIds } from '../../provisions/server/queries.ts';
import { WatchedSearches } from '../../search/server/reads.ts';
import { SearchIndex } from '../../search/server/searchIndex.ts';
import type { SummaryPreview } from '../contract.ts';
import { chooseFrequency } from './frequency.ts';
import { matchesOf } from './match.ts';
import { recipientOf } from './recipients.ts';
import { type SummaryServices, writeDueSummaries } from './writeSummaries.ts';

const NONE = { watchers: async () => [], matchesOf: async () => [] };
const SECRET = 'a secret for tests that is long enough';

let app: TestApp;
let owner: Visitor;
let redlines: RedlinePool;
let services: SummaryServices;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signIn('owner@demo.test');
  redlines = new RedlinePool({ size: 1, worker: workerOf('redlineWorker') });
  services = {
    db: app.database.db,
    clock: app.clock,
    brand: brandOf(app.config),
    unsubscribeCodes: unsubscribeCodes(SECRET),
    standings: new Standings(null),
    redlines,
    searches: NONE,
  };
});
afterAll(async () => {
  await redlines.close();
  await app.close();
});

/** Everybody has read everything, and nobody follows anything. */
beforeEach(async () => {
  const { db } = app.database;
  app.clock.set(TEST_NOW);
  for (const table of [
    'outbox',
    'summary_runs',
    'summary_cursors',
    'watchlist_entries',
    'user_preferences',
  ] as const) {
    await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('email_opt_outs').execute();
  await db.deleteFrom('saved_searches').execute();
  await sql`delete from report_provisions`.execute(db);
  await sql`delete from reports`.execute(db);
  await sql`update users set summaries_from = latest_update_seq()`.execute(db);
});

interface Stage {
  id: string;
  topicId: string;
  areaId: string;
  name: string;
}

async function stage(offset: number, jurisdiction: JurisdictionCode = 'ON'): Promise<Stage> {
  const { rows } = await sql<Stage>`
    select p.id, t.id as "topicId", t.area_id as "areaId", g.name from provisions p
    join provision_groups g on g.id = p.provision_group_id join topics t on t.id = g.topic_id
    where p.is_published and t.frozen_at is null and p.jurisdiction = ${jurisdiction}
    order by p.id offset ${offset} limit 1`.execute(app.database.db);
  const [found] = rows;
  if (!found) throw new Error('The library has no such provision.');
  return found;
}

const watch = (userId: string, topicId: string, jurisdiction: JurisdictionCode = 'ON') =>
  app.database.db
    .insertInto('watchlist_entries')
    .values({ user_id: userId, topic_id: topicId, jurisdiction, created_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

async function keepIn(userId: string, accountId: string, name: string, provisionId: string): Promise<string> {
  const id = `r${name.replace(/\W/g, '')}`;
  const now = app.clock.now();
  await app.database.db
    .insertInto('reports')
    .values({
      id,
      account_id: accountId,
      user_id: userId,
      name,
      is_shared: false,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await app.database.db
    .insertInto('report_provisions')
    .values({ report_id: id, provision_id: provisionId, position: 1, added_by: userId, added_at: now })
    .execute();
  return id;
}

async function publish(provisionId: string, description: string, isEditorial = false): Promise<void> {
  const { revision } = await app.database.db
    .selectFrom('provisions')
    .select('revision')
    .where('id', '=', provisionId)
    .executeTakeFirstOrThrow();
  const changeType = isEditorial ? 'Editorial' : 'Amendment In Force';
  await publishProvision(app.database.db, app.clock, EDITOR, {
    provisionId,
    description,
    changeType,
    revision,
  });
}

const daily = () => chooseFrequency(app.database.db, app.clock, owner.user.id, 'Daily Summary');
/** Asked at the moment of the sign-in: sessions end when the clock runs far ahead of them. */
async function asked<T>(path: string): Promise<T> {
  const moment = app.clock.now();
  app.clock.set(TEST_NOW);
  const answer = await owner.get(path);
  app.clock.set(moment);
  return answer.json();
}
const preview = () => asked<SummaryPreview>('/api/summaries/preview');
const preferences = () => asked('/api/preferences');
const summaries = () =>
  app.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'summary')
    .orderBy('created_at')
    .execute();
const lookAt = (moment: string): Promise<number> => {
  app.clock.set(moment);
  return writeDueSummaries(services);
};

describe('what a summary says', () => {
  test('one email: each change once, in its first group, with the redline, as text too, and a way out', async () => {
    const { id, topicId, name } = await stage(3);
    await publish(id, '<p>An employer who ends employment gives two weeks of written notice.</p>', true);
    await watch(owner.user.id, topicId);
    await keepIn(owner.user.id, owner.user.account.id, 'Zoo <b>shops</b>', id);
    await keepIn(owner.user.id, owner.user.account.id, 'All shops', id);
    await daily();
    app.clock.set('2026-11-20T15:05:00Z');
    await publish(id, '<p>An employer who ends employment gives four weeks of written notice.</p>');
    expect(await lookAt('2026-11-21T12:00:00Z')).toBe(1);
    const [email] = await summaries();
    expect(email?.to_address).toBe('owner@demo.test');
    expect(email?.subject).toBe(`Changed: ${name}, Ontario`);
    expect(email?.text).toContain('== Report: All shops ==');
    expect(email?.text).toContain('gives [-two-] {+four+} weeks of written notice.');
    expect(email?.text).toContain('Also in: Report: Zoo <b>shops</b>, Your watchlist');
    expect(email?.text.match(/weeks of written notice/g)).toHaveLength(1);
    expect(email?.text).toContain(`${app.config.publicUrl}/m/builder/`);
    expect(email?.text).toContain(app.config.senderAddress);
    expect(email?.html).toMatch(/<del class="del" style="[^"]*line-through">two<\/del>/);
    expect(email?.html).toMatch(/<ins class="ins" style="[^"]*underline">four<\/ins>/);
    expect(email?.html).toContain('Zoo &lt;b&gt;shops&lt;/b&gt;');
    expect(email?.html).not.toMatch(/<script|data-change|onclick/);
    // The substance stands before everything else.
    expect(email?.text.indexOf('weeks of written notice')).toBeLessThan(
      email?.text.indexOf('You get this') ?? 0,
    );
    expect(email?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await lookAt('2026-11-22T12:00:00Z')).toBe(0);
  });

  test('one click in a mail program ends them; choosing one again takes that back', async () => {
    const { id, topicId } = await stage(4);
    await watch(owner.user.id, topicId);
    await daily();
    await publish(id, '<p>One.</p>');
    await lookAt('2026-11-21T12:00:00Z');
    const [email] = await summaries();
    const address = new URL((email?.headers['List-Unsubscribe'] ?? '').slice(1, -1));
    const click = await app.http.inject({
      method: 'POST',
      url: address.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(200);
    expect(await preferences()).toEqual({ notificationFrequency: 'Never' });
    await publish(id, '<p>Two.</p>');
    expect(await lookAt('2026-11-22T12:00:00Z')).toBe(0);
    await daily();
    expect(await preferences()).toEqual({ notificationFrequency: 'Daily Summary' });
    await publish(id, '<p>Three.</p>');
    expect(await lookAt('2026-11-23T12:00:00Z')).toBe(1);
    const last = (await summaries()).at(-1);
    expect(last?.text).toContain('{+Three.+}');
    expect(last?.text).not.toContain('{+Two.+}');
  });

  test('a watched search brings its changes', async () => {
    const { db } = app.database;
    const index = new SearchIndex({
      db,
      workerUrl: workerOf('searchWorker'),
      onError: (error) => console.error(error),
    });
    const { id } = await stage(6);
    await daily();
    await db
      .insertInto('saved_searches')
      .values({
        id: 'search1',
        user_id: owner.user.id,
        name: 'Our word',
        query: 'zyzzyva',
        filters: '{}',
        is_watched: true,
        created_at: app.clock.now(),
        updated_at: app.clock.now(),
      })
      .execute();
    await publish(id, '<p>An employer keeps no zyzzyva.</p>');
    const withSearches = { ...services, searches: new WatchedSearches(db, index) };
    app.clock.set('2026-11-21T12:00:00Z');
    expect(await writeDueSummaries(withSearches)).toBe(1);
    expect((await summaries())[0]?.text).toContain('== Search: Our word ==');
  });
});

describe('the preview', () => {
  test('holds what the next summary would; looking moves nothing, nor does another frequency', async () => {
    const { id, topicId, name } = await stage(8);
    await watch(owner.user.id, topicId);
    const reportId = await keepIn(owner.user.id, owner.user.account.id, 'Shops', id);
    await publish(id, '<p>Five weeks.</p>');
    for (const frequency of ['Weekly Summary', 'Daily Summary', 'Never', 'Daily Summary']) {
      expect((await owner.patch('/api/preferences', { notificationFrequency: frequency })).statusCode).toBe(
        200,
      );
      const { groups, more } = await preview();
      expect(more).toBe(0);
      expect(groups).toMatchObject([
        {
          kind: 'report',
          id: reportId,
          name: 'Shops',
          entries: [
            { provisionId: id, name, alsoIn: [{ kind: 'watchlist' }], changeType: 'Amendment In Force' },
          ],
        },
      ]);
      expect(groups[0]?.entries[0]?.changes[0]?.html).toContain('<ins');
    }
    expect((await preview()).nextAt).toBe('2026-11-21T12:00:00.000Z');
    await owner.patch('/api/preferences', { notificationFrequency: 'Weekly Summary' });
    expect((await preview()).nextAt).toBe('2026-11-23T12:00:00.000Z');
    await lookAt('2026-11-23T12:00:00Z');
    expect(await summaries()).toHaveLength(1);
    expect((await preview()).groups).toEqual([]);
  });

  test('is for those who are signed in', async () => {
    expect((await app.http.inject({ url: '/api/summaries/preview' })).statusCode).toBe(401);
    const expired = await app.signIn('expired@demo.test');
    expect((await expired.get('/api/summaries/preview')).statusCode).toBe(403);
  });
});

describe('who may see what', () => {
  test('a summary tells of exactly what the one entitlement filter lets its reader see', async () => {
    const { db } = app.database;
    const { rows: everywhere } = await sql<{ id: string }>`
      select distinct on (p.jurisdiction, t.area_id) p.id from provisions p
      join provision_groups g on g.id = p.provision_group_id join topics t on t.id = g.topic_id
      where t.frozen_at is null and p.jurisdiction in ('AB', 'FED', 'NS', 'ON')
      order by p.jurisdiction, t.area_id, p.id`.execute(db);
    const ids = everywhere.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(20);
    await sql`insert into update_entries (id, at, change_type, provision_id)
      select 'e' || p, ${app.clock.now()}, 'Amendment In Force', p from unnest(${ids}::text[]) p`.execute(db);
    await sql`insert into watchlist_entries (user_id, topic_id, jurisdiction, created_at)
      select u.id, t.id, j.code, now() from users u, topics t, jurisdictions j on conflict do nothing`.execute(
      db,
    );
    const { rows: horizon } = await sql<{ seq: number }>`select latest_update_seq() as seq`.execute(db);
    const emails = ['owner', 'west', 'trial', 'expired', 'editor'].map((name) => `${name}@demo.test`);
    const people = db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails);
    for (const { id, email } of await people.execute()) {
      const person = await recipientOf({ db, standings: new Standings(null) }, id);
      const told = await matchesOf(db, NONE, [person], horizon[0]?.seq ?? 0, app.clock.now());
      const allowed = await provisionsByIds(db, person.scope, ids);
      expect([email, told.map(({ entryId }) => entryId).sort()]).toEqual([
        email,
        allowed.ids.map((allowedId) => `e${allowedId}`).sort(),
      ]);
    }
    await sql`delete from update_entries where id like 'e%' and at = ${app.clock.now()}`.execute(db);
  });
});

describe('clocks', () => {
  const told = async () =>
    (await summaries()).map(({ dedupe_key }) => dedupe_key?.split(':').slice(1, 3).join(' '));

  beforeEach(async () => {
    const { topicId } = await stage(12);
    await watch(owner.user.id, topicId);
    await daily();
  });
  const change = async (moment: string, word: string) => {
    app.clock.set(moment);
    await publish((await stage(12)).id, `<p>${word}.</p>`);
  };

  test('a jump over days is made up for by one summary that holds all of them', async () => {
    await change('2026-11-21T15:00:00Z', 'One');
    await change('2026-11-22T15:00:00Z', 'Two');
    expect(await lookAt('2026-11-25T09:00:00Z')).toBe(1);
    const [email] = await summaries();
    expect(email?.text).toContain('{+One.+}');
    expect(email?.text).toContain('{+Two.+}');
    expect(await told()).toEqual(['Daily Summary 2026-11-24']);
  });

  test('seven in the morning is seven in Toronto, in winter and in summer', async () => {
    await lookAt('2027-03-13T12:00:00Z');
    await change('2027-03-13T15:00:00Z', 'Winter');
    expect(await lookAt('2027-03-14T10:59:00Z')).toBe(0);
    // Clocks went forward that night: seven came an hour sooner.
    expect(await lookAt('2027-03-14T11:00:00Z')).toBe(1);
    await lookAt('2027-11-06T11:00:00Z');
    await change('2027-11-06T15:00:00Z', 'Autumn');
    expect(await lookAt('2027-11-07T11:59:00Z')).toBe(0);
    expect(await lookAt('2027-11-07T12:00:00Z')).toBe(1);
  });

  test('a clock that goes back tells nobody twice', async () => {
    await change('2026-11-20T15:00:00Z', 'One');
    expect(await lookAt('2026-11-21T12:00:00Z')).toBe(1);
    expect(await lookAt('2026-11-21T11:30:00Z')).toBe(0);
    expect(await lookAt('2026-11-18T12:00:00Z')).toBe(0);
    expect(await lookAt('2026-11-21T12:00:00Z')).toBe(0);
    await change('2026-11-18T15:00:00Z', 'Two');
    expect(await lookAt('2026-11-19T12:00:00Z')).toBe(1);
    expect((await summaries()).at(-1)?.text).not.toContain('{+One.+}');
  });
});

describe('at the same time', () => {
  const fourWatch = async (topicId: string): Promise<void> => {
    for (const email of ['owner', 'user', 'colleague', 'admin']) {
      const visitor = await app.signIn(`${email}@demo.test`);
      await watch(visitor.user.id, topicId);
      await visitor.patch('/api/preferences', { notificationFrequency: 'Daily Summary' });
    }
  };

  test('processes that write at once write each summary once', async () => {
    const { id, topicId } = await stage(15);
    await fourWatch(topicId);
    await publish(id, '<p>Everybody hears of it.</p>');
    app.clock.set('2026-11-21T12:00:00Z');
    const small = { ...services, batch: 1 };
    const written = await Promise.all([small, small, small].map((one) => writeDueSummaries(one)));
    expect(written.reduce((sum, one) => sum + one)).toBe(4);
    expect(new Set((await summaries()).map(({ to_address }) => to_address)).size).toBe(4);
  });

  test('a process that is told to stop ends after the batch under way, and the next run writes the rest', async () => {
    const { id, topicId } = await stage(15);
    await fourWatch(topicId);
    await publish(id, '<p>Everybody hears of it in the end.</p>');
    app.clock.set('2026-11-21T12:00:00Z');
    const stop = new AbortController();
    let batches = 0;
    const watchers = async () => {
      batches += 1;
      if (batches === 3) stop.abort();
      return [];
    };
    const stopped = { ...services, batch: 1, stopping: stop.signal, searches: { ...NONE, watchers } };
    expect(await writeDueSummaries(stopped)).toBe(2);
    expect(await writeDueSummaries(stopped)).toBe(0);
    expect(await writeDueSummaries(services)).toBe(2);
    const addresses = (await summaries()).map(({ to_address }) => to_address);
    expect([addresses.length, new Set(addresses).size]).toEqual([4, 4]);
    expect(await writeDueSummaries(services)).toBe(0);
  });

  test('an entry that was begun first and committed last is told of all the same', async () => {
    if (app.database.kind !== 'server') return;
    const { db } = app.database;
    const [slow, fast] = [await stage(16), await stage(17)];
    await watch(owner.user.id, slow.topicId);
    await watch(owner.user.id, fast.topicId);
    await daily();
    let commit = (): void => {};
    const held = new Promise<void>((resolve) => {
      commit = resolve;
    });
    const entry = (id: string, provisionId: string) => ({
      id,
      at: app.clock.now(),
      change_type: 'Amendment In Force' as const,
      provision_id: provisionId,
    });
    let begun = (): void => {};
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slowly = inTransaction(db, async (tx) => {
      await tx.insertInto('update_entries').values(entry('slow', slow.id)).execute();
      begun();
      await held;
    });
    await hasBegun;
    // Whoever changes what readers see stands in line, so the second waits for the first.
    const afterwards = db.insertInto('update_entries').values(entry('fast', fast.id)).execute();
    const waiting = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows[0]?.n).toBeGreaterThan(0);
    app.clock.set('2026-11-21T12:00:00Z');
    const writing = writeDueSummaries(services);
    await new Promise((resolve) => setTimeout(resolve, 300));
    commit();
    await Promise.all([slowly, afterwards, writing]);
    expect((await summaries())[0]?.text).toContain(slow.name);
    expect((await summaries())[0]?.text).toContain(fast.name);
  });
});
