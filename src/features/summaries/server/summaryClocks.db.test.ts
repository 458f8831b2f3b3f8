import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  app,
  daily,
  lookAt,
  NONE,
  openSummaries,
  owner,
  publish,
  services,
  stage,
  summaries,
  watch,
} from '../../../../test/summaries/world.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { writeDueSummaries } from './writeSummaries.ts';

openSummaries();

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
