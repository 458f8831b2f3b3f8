import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import type { Updates } from '../../updates/contract.ts';
import type { ChecklistRequirement } from '../contract.ts';

let app: TestApp;
const people: Record<string, Visitor> = {};
const person = (name: string): Visitor => people[name] as Visitor;
let list: ChecklistRequirement[];

beforeAll(async () => {
  app = await testApp();
  for (const name of ['owner', 'user']) people[name] = await app.signIn(`${name}@demo.test`);
  list = (await person('owner').get('/api/checklists?jurisdiction=ON')).json();
});
afterAll(() => app.close());

const nth = (index: number): ChecklistRequirement => list[index] as ChecklistRequirement;
const pathOf = (who: Visitor, id: string): string => `/api/checklists/${id}/accounts/${who.user.account.id}`;
const change = (id: string, body: unknown) =>
  person('owner').patch(`${pathOf(person('owner'), id)}/details`, body);

const fetchFeed = (url: string) => app.http.inject({ url: new URL(url).pathname });

/** The events of a feed as a calendar program reads them. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    return {
      summary: event.summary,
      day: event.startDate.toString(),
      isWholeDay: event.startDate.isDate,
      end: event.endDate.toString(),
      uid: event.uid,
    };
  });
}

test('a calendar holds what is due of its person, on whole days, and is opened by a calendar program', async () => {
  const { user } = person('user');
  await change(nth(0).id, { ownerId: user.id, due: { every: 'once', on: '2027-03-01' } });
  await change(nth(1).id, { ownerId: user.id, due: { every: 'quarterly', on: '2026-11-30' } });
  await change(nth(2).id, { due: { every: 'once', on: '2027-03-02' } });
  await change(nth(3).id, { ownerId: user.id, due: { every: 'once', on: '2026-10-01' } });
  const made = await person('user').post('/api/checklists/calendar');
  const { url } = made.json();
  const feed = await fetchFeed(url);
  expect(feed.statusCode).toBe(200);
  expect(feed.headers['content-type']).toContain('text/calendar');
  expect(feed.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
  const events = eventsOf(feed.body);
  expect(events.map(({ day }) => day).sort()).toEqual([
    '2026-10-01',
    '2026-11-30',
    '2027-02-28',
    '2027-03-01',
    '2027-05-30',
    '2027-08-30',
  ]);
  const [first] = events.filter(({ day }) => day === '2027-03-01');
  expect(first).toMatchObject({
    summary: `ON: ${nth(0).requirement}`,
    isWholeDay: true,
    end: '2027-03-02',
  });
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
});

test('a date of the 31st that fell on the last day of February goes on to 31 March', async () => {
  const { user } = person('user');
  await change(nth(4).id, { ownerId: user.id, due: { every: 'monthly', on: '2026-12-31' } });
  await app.database.db
    .updateTable('checklist_items')
    .set({ due_on: '2027-02-28' })
    .where('requirement_id', '=', nth(4).id)
    .execute();
  const { url } = (await person('user').post('/api/checklists/calendar')).json();
  const days = eventsOf((await fetchFeed(url)).body)
    .filter(({ uid }) => uid.startsWith(nth(4).id))
    .map(({ day }) => day);
  expect(days.slice(0, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
});

test('its address is kept as a hash, replaced by a new one, revoked, and ended with the person’s access', async () => {
  const first = (await person('user').post('/api/checklists/calendar')).json().url;
  const rows = await app.database.db.selectFrom('checklist_calendars').selectAll().execute();
  const secret = new URL(first).pathname.split('/').at(-1)?.replace('.ics', '') ?? '';
  expect(secret.length).toBeGreaterThan(30);
  expect(JSON.stringify(rows)).not.toContain(secret);
  const second = (await person('user').post('/api/checklists/calendar')).json().url;
  expect((await fetchFeed(first)).statusCode).toBe(404);
  expect((await fetchFeed(second)).statusCode).toBe(200);
  expect((await person('user').get('/api/checklists/calendar')).json().since).not.toBeNull();
  const deactivate = (isActive: boolean) =>
    app.database.db
      .updateTable('users')
      .set({ is_active: isActive })
      .where('id', '=', person('user').user.id)
      .execute();
  await deactivate(false);
  expect((await fetchFeed(second)).statusCode).toBe(404);
  await deactivate(true);
  await person('user').delete('/api/checklists/calendar');
  expect((await fetchFeed(second)).statusCode).toBe(404);
  expect((await person('user').get('/api/checklists/calendar')).json()).toEqual({ since: null });
  expect((await fetchFeed('http://x/api/checklists/calendar/nobody.ics')).statusCode).toBe(404);
});

test('what is due is among the reminders of Latest Updates, once, and what does not apply is not', async () => {
  const federal: ChecklistRequirement[] = (
    await person('owner').get('/api/checklists?jurisdiction=ON')
  ).json();
  const byLaw = federal.find(({ lawDueOn }) => lawDueOn !== null && lawDueOn < '2027-01-19');
  const remindersOf = async (who: string) =>
    ((await person(who).get('/api/updates')).json() as Updates).reminders;
  const ofLaw = (reminders: Updates['reminders']) =>
    reminders.filter(({ description, name }) => [description, name].includes(byLaw?.requirement ?? ''));
  expect(ofLaw(await remindersOf('owner'))).toHaveLength(1);
  await change(byLaw?.id ?? '', { ownerId: person('user').user.id, due: { every: 'statute' } });
  const [reminder, ...others] = ofLaw(await remindersOf('user'));
  expect(others).toEqual([]);
  expect(reminder).toMatchObject({
    reminderType: 'Deadline',
    date: byLaw?.lawDueOn,
    url: `/m/checklists?jurisdiction=ON&requirement=${byLaw?.id}`,
  });
  await change(byLaw?.id ?? '', { notApplicable: { reason: 'We have fewer than 20 people.' } });
  expect(ofLaw(await remindersOf('user'))).toEqual([]);
  expect(ofLaw(await remindersOf('owner'))).toEqual([]);
});
