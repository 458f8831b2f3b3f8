import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { workerOf } from '../../../../test/database.ts';
import {
  app,
  daily,
  keepIn,
  lookAt,
  NONE,
  openSummaries,
  owner,
  preferences,
  preview,
  publish,
  services,
  stage,
  summaries,
  watch,
} from '../../../../test/summaries/world.ts';
import { Entitlements } from '../../identity/server/entitlements.ts';
import { provisionsByIds } from '../../provisions/server/queries.ts';
import { WatchedSearches } from '../../search/server/reads.ts';
import { SearchIndex } from '../../search/server/searchIndex.ts';
import { matchesOf } from './match.ts';
import { recipientOf } from './recipients.ts';
import { writeDueSummaries } from './writeSummaries.ts';

openSummaries();

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
      const person = await recipientOf({ db, entitlements: new Entitlements(null) }, id);
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
