import { afterAll, beforeAll, expect, test } from 'vitest';
import { TEST_SECRET, type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import { addDays, torontoDay } from '../../../../shared/torontoDate.ts';
import { COVERAGE_VIEWS, countsIn } from '../../../editor/coverage.ts';
import { isInForce } from '../../../legislation/rules.ts';
import { openChanges } from '../../../legislation/server/reads.ts';
import { forgetMisses, MISS_DAYS, missHash, missTerm } from '../../../search/server/misses.ts';
import type { Dashboard } from '../../dashboardContract.ts';

const DAY_MS = 86_400_000;
let app: TestApp;
let admin: Visitor;
let editor: Visitor;
let today: string;

beforeAll(async () => {
  app = await testApp();
  admin = await app.signIn('admin@demo.test');
  editor = await app.signIn('editor@demo.test');
  today = torontoDay(app.clock.now());
});
afterAll(() => app.close());

const dashboard = async (visitor: Visitor): Promise<Dashboard> => {
  const answer = await visitor.get('/api/staff/dashboard');
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test('every cell counts what a walk over all provisions finds, in every view', async () => {
  const { db } = app.database;
  const groups = await db
    .selectFrom('provision_groups')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .select(['provision_groups.id', 'topics.area_id'])
    .execute();
  const areaOf = new Map(groups.map(({ id, area_id }) => [id, area_id]));
  const provisions = await db.selectFrom('provisions').selectAll().execute();
  const { coverage } = await dashboard(editor);
  expect(coverage.length).toBeGreaterThan(5);
  for (const area of coverage) {
    expect(area.groups).toBe(groups.filter(({ area_id }) => area_id === area.id).length);
    for (const { jurisdiction, counts, applies } of area.cells) {
      const theirs = provisions.filter(
        (one) => one.jurisdiction === jurisdiction && areaOf.get(one.provision_group_id) === area.id,
      );
      const byHand = COVERAGE_VIEWS.map(
        (view) =>
          theirs.filter((one) =>
            countsIn(
              view,
              {
                isPublished: one.is_published,
                verification: one.verification,
                confidence: one.confidence,
                reviewDue: one.review_due,
              },
              today,
            ),
          ).length,
      );
      expect([area.name, jurisdiction, ...COVERAGE_VIEWS.map((view) => counts[view])]).toEqual([
        area.name,
        jurisdiction,
        ...byHand,
      ]);
      if (!applies) expect(counts.published).toBe(0);
    }
  }
  const [area] = coverage;
  const behind = await editor.get(`/api/staff/data/coverage?area=${area?.id}&jurisdiction=ON`);
  const { rows } = behind.json();
  expect(rows).toHaveLength(area?.groups ?? -1);
  const published = rows.filter(
    ({ provision }: { provision: { isPublished: boolean } | null }) => provision?.isPublished,
  );
  expect(published).toHaveLength(
    area?.cells.find(({ jurisdiction }) => jurisdiction === 'ON')?.counts.published ?? -1,
  );
  expect((await editor.get('/api/staff/data/coverage?area=nothing&jurisdiction=ON')).statusCode).toBe(404);
  expect((await editor.get(`/api/staff/data/coverage?area=${area?.id}&jurisdiction=XX`)).statusCode).toBe(
    400,
  );
});

test('what is to be rolled in, starts within 60 days, or was to be read again is counted whole, the first of it named', async () => {
  const { db } = app.database;
  const changes = await openChanges(db);
  const inForce = changes.filter(({ commencement }) => isInForce(commencement, today));
  const coming = changes.filter(
    ({ day, commencement }) =>
      day !== null && day > today && day <= addDays(today, 60) && !isInForce(commencement, today),
  );
  const shown = await dashboard(editor);
  expect([shown.toRollIn.count, shown.upcoming.count]).toEqual([inForce.length, coming.length]);
  expect(shown.upcoming.items.map(({ day }) => day)).toEqual(
    coming
      .map(({ day }) => day)
      .sort()
      .slice(0, 6),
  );
  const [first] = await db
    .selectFrom('provisions')
    .select(['id'])
    .where('is_published', '=', true)
    .orderBy('id')
    .limit(1)
    .execute();
  const before = shown.due.count;
  await db
    .updateTable('provisions')
    .set({ review_due: '2020-01-02' })
    .where('id', '=', first?.id ?? '')
    .execute();
  const after = await dashboard(editor);
  expect(after.due.count).toBe(before + 1);
  expect(after.due.items.map(({ provisionId }) => provisionId)).toContain(first?.id);
});

test('accounts, trials, jobs and emails are for ADMIN alone: an EDITOR’s answer holds nothing of them', async () => {
  const { db } = app.database;
  const now = app.clock.now().getTime();
  const harbour = await db
    .updateTable('accounts')
    .set({ trial_until: new Date(now + 20 * 3_600_000) })
    .where('name', '=', 'Harbour Cafe')
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('outbox')
    .values({
      id: 'failed',
      kind: 'test',
      to_address: 'secret@example.test',
      subject: 'Given up',
      html: '',
      text: '',
      headers: '{}',
      failed_at: new Date(now - 3_600_000),
      last_error: 'No such mailbox',
    })
    .execute();
  const { administration } = await dashboard(admin);
  expect(administration?.trials).toMatchObject({
    count: 1,
    tomorrow: 1,
    items: [{ accountId: harbour.id, name: 'Harbour Cafe' }],
  });
  expect(administration?.emails).toMatchObject({
    failed: 1,
    items: [{ subject: 'Given up', error: 'No such mailbox' }],
  });
  expect(administration?.jobs).toEqual({ count: 0, items: [] });
  const answer = await editor.get('/api/staff/dashboard');
  expect(answer.json().administration).toBeNull();
  expect(answer.body).not.toMatch(/Harbour|Given up|mailbox|@/);
  const { administration: _, at: __, ...ofAdmin } = await dashboard(admin);
  const { administration: ___, at: ____, ...ofEditor } = answer.json();
  expect(ofEditor).toEqual(ofAdmin);
});

test('a search in vain is shown once three accounts asked for it, and nobody can be read back from it', async () => {
  const { db } = app.database;
  const text = 'Zyxwv  Qqkjh';
  const search = async (name: string) => {
    const visitor = await app.signIn(`${name}@demo.test`);
    const answer = await visitor.post('/api/buildReportViaSearch', { text });
    expect(answer.json().total).toBe(0);
    return visitor;
  };
  const terms = async () => (await dashboard(editor)).missed;
  const owner = await search('owner');
  // The same account, again and by a colleague; staff look for gaps themselves.
  await search('user');
  await search('owner');
  await search('editor');
  await search('west');
  expect(await terms()).toEqual([]);
  const trial = await app.signIn('trial@demo.test');
  const hits = await app.http.inject({
    method: 'POST',
    url: '/1/indexes/main/query',
    headers: { 'x-algolia-api-key': trial.user.searchToken },
    payload: JSON.stringify({ query: text }),
  });
  expect(hits.json().nbHits).toBe(0);
  expect(await terms()).toEqual([{ term: 'zyxwv qqkjh', accounts: 3, lastDay: today }]);

  const kept = await db.selectFrom('search_misses').selectAll().execute();
  expect(kept).toHaveLength(3);
  expect(JSON.stringify(kept)).not.toContain(owner.user.account.id);
  expect(kept.map(({ account_hash }) => account_hash)).toContain(
    missHash(TEST_SECRET, 'zyxwv qqkjh', owner.user.account.id),
  );
  expect(missHash(TEST_SECRET, 'other', owner.user.account.id)).not.toBe(
    missHash(TEST_SECRET, 'zyxwv qqkjh', owner.user.account.id),
  );
  await forgetMisses(db, addDays(today, MISS_DAYS - 1));
  expect(await terms()).toHaveLength(1);
  app.clock.advance(MISS_DAYS * DAY_MS);
  const later = await app.signIn('editor@demo.test');
  expect((await dashboard(later)).missed).toEqual([]);
  await forgetMisses(db, torontoDay(app.clock.now()));
  expect(await db.selectFrom('search_misses').selectAll().execute()).toEqual([]);
});

test.each([
  ['  Overtime   PAY ', 'overtime pay'],
  ['ab', null],
  ['x'.repeat(101), null],
  ['mira@staff.test', null],
  ['call 416-555-0199', null],
])('of %j the term %j is counted', (text, term) => expect(missTerm(text)).toBe(term));
