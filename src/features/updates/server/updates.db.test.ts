import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { newId } from '../../../platform/newId.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import type { Updates } from '../contract.ts';
import { groupEntries } from '../web/shownEntries.ts';

let app: TestApp;
let today: string;
const people: Record<string, Visitor> = {};

beforeAll(async () => {
  app = await testApp();
  today = torontoDay(app.clock.now());
  for (const name of ['owner', 'colleague', 'west', 'trial', 'editor', 'expired']) {
    people[name] = await app.signIn(`${name}@demo.test`);
  }
});
afterAll(() => app.close());

const person = (name: string): Visitor => people[name] as Visitor;
const ask = (name: string, query = '') => person(name).get(`/api/updates${query}`);
const feed = async (name: string, query = ''): Promise<Updates> => (await ask(name, query)).json();
const all = `?dateStart=2024-11-20&dateEnd=`;

const provisionIn = (jurisdiction: JurisdictionCode, groupKey: string) =>
  app.database.db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .select(['provisions.id'])
    .where('provision_groups.key', '=', groupKey)
    .where('provisions.jurisdiction', '=', jurisdiction)
    .executeTakeFirstOrThrow();

const MINIMUM_WAGE = 'employment-standards/wages-and-payment/minimum-wage';

test('the feed lists the previous 60 days, newest first, with where each change stands and what it changed', async () => {
  const { matchedEntries } = await feed('owner');
  const ontario = matchedEntries.find(
    ({ jurisdiction, name }) => jurisdiction === 'ON' && name === 'Minimum Wage',
  );
  expect(ontario).toMatchObject({
    date: '2026-10-01',
    changeType: 'Amendment In Force',
    jurisdictionName: 'Ontario',
    area: { name: 'Employment Standards' },
  });
  expect(ontario?.values).toContainEqual(expect.objectContaining({ before: 17.6, after: 17.95 }));
  expect(ontario?.url).toBe(`/m/builder/${ontario?.area.id}/${ontario?.topic.id}#${ontario?.provision.id}`);
  const dates = matchedEntries.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
  expect(dates.every((date) => date >= addDays(today, -60) && date <= today)).toBe(true);
});

test('a range is held to its two days, both included', async () => {
  const { matchedEntries } = await feed('owner', '?dateStart=2026-10-01&dateEnd=2026-10-01');
  expect(matchedEntries.length).toBeGreaterThan(0);
  expect(new Set(matchedEntries.map(({ date }) => date))).toEqual(new Set(['2026-10-01']));
  expect((await feed('owner', '?dateStart=2026-10-02&dateEnd=2026-10-02')).matchedEntries).toEqual([]);
});

test('a bill comes with the change it brings', async () => {
  const { matchedEntries } = await feed('owner', all);
  const upcoming = matchedEntries.find(({ changeType }) => changeType === 'Upcoming Amendment');
  expect(upcoming?.bill?.jurisdiction).toBe(upcoming?.jurisdiction);
  expect(upcoming?.summary).not.toMatch(/<\w|^$/);
});

test.each([
  ['a day after today', '?dateEnd=2026-11-21', 'dateEnd'],
  ['a start after today', '?dateStart=2026-11-21', 'dateStart'],
  ['more than 2 years back', '?dateStart=2024-11-19', 'dateStart'],
  ['a day that does not exist', '?dateStart=2026-02-30', 'dateStart'],
  ['days the wrong way round', '?dateStart=2026-11-10&dateEnd=2026-11-01', 'dateStart'],
  ['an unknown field', '?from=2026-11-10', 'from'],
])('%s is refused by its field', async (_, query, field) => {
  const answer = await ask('owner', query);
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().error.fields)).toContain(field);
});

test('an account sees its own jurisdictions and areas, and nothing else', async () => {
  const west = await feed('west', all);
  const everything = await feed('owner', all);
  const expected = everything.matchedEntries.filter(
    ({ jurisdiction, area }) =>
      ['AB', 'SK', 'FED'].includes(jurisdiction) &&
      ['Employment Standards', 'Occupational Health & Safety'].includes(area.name),
  );
  expect(expected.length).toBeGreaterThan(3);
  expect(west.matchedEntries.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  expect(new Set((await feed('trial', all)).matchedEntries.map(({ jurisdiction }) => jurisdiction))).toEqual(
    new Set(['ON']),
  );
  expect((await ask('expired')).statusCode).toBe(403);
});

test('what is not published, and what is no longer reported, stands in nobody’s feed', async () => {
  const { db } = app.database;
  const { id } = await provisionIn('ON', MINIMUM_WAGE);
  await db.updateTable('provisions').set({ is_published: false }).where('id', '=', id).execute();
  const holds = async (name: string) =>
    (await feed(name)).matchedEntries.some(({ provision }) => provision.id === id);
  expect(await holds('owner')).toBe(false);
  expect(await holds('editor')).toBe(true);
  await db.updateTable('provisions').set({ is_published: true }).where('id', '=', id).execute();

  const covid = await db
    .selectFrom('provisions')
    .innerJoin('provision_groups', 'provision_groups.id', 'provisions.provision_group_id')
    .innerJoin('topics', 'topics.id', 'provision_groups.topic_id')
    .select('provisions.id')
    .where('topics.frozen_at', 'is not', null)
    .executeTakeFirst();
  if (!covid) return;
  await db
    .insertInto('update_entries')
    .values({
      id: newId(),
      at: app.clock.now(),
      change_type: 'Amendment In Force',
      provision_id: covid.id,
      upcoming_change_id: null,
      bill_id: null,
      before_version_id: null,
    })
    .execute();
  expect((await feed('owner')).matchedEntries.some(({ provision }) => provision.id === covid.id)).toBe(false);
});

test('reminders are the changes, duties and notes of the next 60 days, soonest first', async () => {
  const { db } = app.database;
  const { id } = await provisionIn('AB', MINIMUM_WAGE);
  const change = (day: string) => ({
    id: newId(),
    bill_id: null,
    bill_part_id: null,
    provision_id: id,
    changes_overview: `<p>The rate rises on <strong>${day}</strong>.</p>`,
    affected_act: null,
    upcoming_act_id: null,
    upcoming_act_sections: null,
    upcoming_reg_sections: null,
    in_force: 'on date' as const,
    in_force_date: day,
    rolled_in_on: null,
    content_hash: null,
  });
  const [soon, last, late] = [5, 60, 61].map((days) => addDays(today, days));
  await db
    .insertInto('upcoming_changes')
    .values([soon, last, late].map((day) => change(day as string)))
    .execute();
  const note = await person('owner').post('/api/notes', {
    provisionId: id,
    text: '<p>Tell payroll</p>',
    reminder: '2026-12-01T14:00:00.000Z',
    sharedWith: [person('colleague').user.id],
  });
  expect(note.statusCode).toBeLessThan(300);

  const { reminders } = await feed('owner');
  const here = reminders.filter(({ provision }) => provision?.id === id);
  expect(here.map(({ date, reminderType, description }) => [date, reminderType, description.trim()])).toEqual(
    [
      [soon, 'In Force', `The rate rises on ${soon}.`],
      ['2026-12-01', 'Note', 'Tell payroll'],
      [last, 'In Force', `The rate rises on ${last}.`],
    ],
  );
  const dates = reminders.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort());
  expect(reminders.some(({ reminderType }) => reminderType === 'Deadline')).toBe(true);

  const colleague = (await feed('colleague')).reminders.find(({ reminderType }) => reminderType === 'Note');
  expect(colleague).toMatchObject({ sharedBy: 'Dana Roy', description: 'Tell payroll' });
  expect((await feed('west')).reminders.some(({ reminderType }) => reminderType === 'Note')).toBe(false);
  expect(
    (await feed('west')).reminders.every(({ jurisdiction }) => ['AB', 'SK', 'FED'].includes(jurisdiction)),
  ).toBe(true);
});

test('what is kept ready follows every change of content at once', async () => {
  const { db } = app.database;
  const reminders = async (name: string) => (await feed(name)).reminders;
  const duty = (await reminders('owner')).find(({ reminderType }) => reminderType === 'Deadline');
  if (!duty) throw new Error('no duty in the window');
  const dutyId = duty.id.slice(0, -'-2026-12-01'.length);
  const words = async () => (await reminders('owner')).find(({ id }) => id === duty.id)?.description;
  await db.updateTable('deadlines').set({ description: 'File it twice' }).where('id', '=', dutyId).execute();
  expect(await words()).toBe('File it twice');

  const { requirement_id, provision_id } = await db
    .selectFrom('deadlines')
    .select(['requirement_id', 'provision_id'])
    .where('id', '=', dutyId)
    .executeTakeFirstOrThrow();
  const publish = (is_published: boolean) =>
    requirement_id
      ? db.updateTable('checklist_requirements').set({ is_published }).where('id', '=', requirement_id)
      : db.updateTable('provisions').set({ is_published }).where('id', '=', provision_id);
  await publish(false).execute();
  expect(await words()).toBeUndefined();
  expect((await reminders('editor')).map(({ id }) => id)).toContain(duty.id);
  await publish(true).execute();
  expect(await words()).toBe('File it twice');
  await db.deleteFrom('deadlines').where('id', '=', dutyId).execute();
  expect(await words()).toBeUndefined();

  const withBill = (await feed('owner', all)).matchedEntries.find(({ bill }) => bill !== null);
  const billOf = async (name: string) =>
    (await feed(name, all)).matchedEntries.find(({ id }) => id === withBill?.id)?.bill?.name;
  const bill = db.updateTable('bills').where('id', '=', withBill?.bill?.id ?? '');
  await bill.set({ name: 'Another Name Act' }).execute();
  expect(await billOf('owner')).toBe('Another Name Act');
  await bill.set({ is_published: false }).execute();
  expect(await billOf('owner')).toBeUndefined();
  expect(await billOf('editor')).toBe('Another Name Act');
});

test('a change of the Canada Pension Plan is one for its reader, and no summary holds the marks of a table', async () => {
  const { matchedEntries } = await feed('owner', all);
  const pension = matchedEntries.filter(
    ({ name, date }) => /Canada Pension Plan|CPP/.test(name) && date === '2026-01-01',
  );
  expect(new Set(pension.map(({ jurisdiction }) => jurisdiction)).size).toBeGreaterThan(9);
  const groups = groupEntries(pension.filter(({ jurisdiction }) => jurisdiction !== 'QC'));
  expect(new Set(groups.map(({ first }) => first.name)).size).toBe(groups.length);
  for (const { summary } of matchedEntries) {
    expect(summary).not.toContain(' | ');
    expect(summary).not.toMatch(/(?:if|are|following|:)…$/);
  }
});

test('a person is told which entries they watch', async () => {
  const [entry] = (await feed('owner')).matchedEntries;
  if (!entry) throw new Error('no entry');
  const pair = { topicId: entry.topic.id, jurisdiction: entry.jurisdiction };
  expect(entry.why.isWatched).toBe(false);
  await person('owner').patch('/api/watchlist', { add: [pair] });
  const watched = (await feed('owner')).matchedEntries.filter(({ why }) => why.isWatched);
  expect(watched.map(({ id }) => id)).toContain(entry.id);
  expect(
    watched.every(
      ({ topic, jurisdiction }) => topic.id === pair.topicId && jurisdiction === pair.jurisdiction,
    ),
  ).toBe(true);
  expect((await feed('colleague')).matchedEntries.some(({ why }) => why.isWatched)).toBe(false);
});
