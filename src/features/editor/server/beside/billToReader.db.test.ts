import { beforeAll, expect, test } from 'vitest';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../../test/editor/desk.ts';
import {
  app,
  daily,
  lookAt,
  openSummaries,
  owner,
  services,
  summaries,
  watch,
} from '../../../../../test/summaries/world.ts';
import type { Visitor } from '../../../../../test/testApp.ts';
import { bringIntoForce } from '../../../provisions/server/publish/bringIntoForce.ts';
import { ringBell } from '../../../summaries/server/ringBell.ts';
import type { StaffBill, StaffBillRow, WrittenBillBody } from '../../../tracker/staffContract.ts';

openSummaries();

let editor: Visitor;
let admin: Visitor;
let tom: ReturnType<typeof desk>;
beforeAll(async () => {
  editor = await app.signIn('editor@demo.test');
  admin = await app.signIn('admin@demo.test');
  tom = desk(editor);
});

const BILL: WrittenBillBody = {
  ...{
    number: 'Bill 910',
    name: 'Working for Fair Pay Act, 2026',
    chapter: null,
    url: null,
    description: null,
  },
  status: 'First Reading',
  stageDates: [{ stage: 'First Reading', date: '2026-11-02' }],
  ...{ inForce: 'assent', inForceDate: null, outcome: null, seenOn: '2026-11-20', parts: [] },
  ...{ sources: [], confidence: 'high', acts: [], regulations: [] },
};

/** A bill of Ontario that changes its minimum wage, one stage after the other up to assent. */
async function assentedBill(
  number: string,
): Promise<{ bill: StaffBill; provisionId: string; changeId: string }> {
  const made = await editor.post('/api/staff/bills', {
    kind: 'bill',
    jurisdiction: 'ON',
    bill: { ...BILL, number },
  });
  expect(made.statusCode).toBe(201);
  let bill = made.json<StaffBill>();
  const provisionId = await provisionOf(app, MINIMUM_WAGE, 'ON');
  const added = await editor.post(`/api/staff/bills/${bill.id}/changes`, {
    ...{ provisionId, partId: null, overview: 'Notice of the rate has to be **posted**.' },
  });
  bill = added.json<StaffBill>();
  const changeId = bill.changes[0]?.id ?? '';
  for (const [stage, date] of [
    ['Second Reading', '2026-11-05'],
    ['Third Reading', '2026-11-10'],
    ['Royal Assent', '2026-11-19'],
  ] as const) {
    const moved = await editor.patch(`/api/staff/bills/${bill.id}`, {
      revision: bill.revision,
      bill: { ...bill.bill, status: stage, stageDates: [...bill.bill.stageDates, { stage, date }] },
    });
    expect([moved.statusCode, moved.body]).toEqual([200, expect.any(String)]);
    bill = moved.json();
  }
  return { bill, provisionId, changeId };
}

const ADDED = '<p>Post a notice of the rate where employees see it.</p>';
const inForce = {
  changeType: 'Amendment In Force' as const,
  effectiveDate: '2026-11-19',
  line: 'Employers have to post a notice of the rate.',
  nothingRead: 'Read with the bill.',
};

/** The text with a paragraph more, in the place of the one that an earlier bill may have brought: a text has at most 200 words. */
async function writeUpcoming(changeId: string, provisionId: string, paragraph = ADDED): Promise<void> {
  const { content } = await tom.open(provisionId);
  const written = await editor.patch(`/api/staff/data/changes/${changeId}`, {
    upcomingText: `${content.description.replace(ADDED, '')}${paragraph}<script>alert(1)</script>`,
  });
  expect([written.statusCode, written.body]).toEqual([200, expect.any(String)]);
}

test('a bill from introduction to in force: rolled in, published, and feed, search, history, bell and summary follow', async () => {
  const { bill, provisionId, changeId } = await assentedBill('Bill 910');
  const topicId = (await tom.open(provisionId)).topic.id;
  await watch(owner.user.id, topicId);
  await daily();
  await ringBell(services);
  await bringIntoForce(app.database.db, app.clock);
  const row = async () =>
    (await editor.get('/api/staff/bills')).json<StaffBillRow[]>().find(({ id }) => id === bill.id);
  expect(await row()).toMatchObject({ toRollIn: 1, isInForce: true });

  await writeUpcoming(changeId, provisionId);
  const beside = (await editor.get(`/api/staff/bills/${bill.id}`)).json<StaffBill>().changes[0];
  expect(beside).toMatchObject({ state: 'toRollIn', upcoming: expect.stringContaining('Post a notice') });
  expect(beside?.redline).toContain('<ins');
  expect(beside?.upcoming).not.toContain('<script');

  const rolled = await editor.post(`/api/staff/data/changes/${changeId}/rollIn`);
  expect([rolled.statusCode, rolled.json()]).toEqual([201, { provisionId, version: 1 }]);
  expect((await tom.open(provisionId)).draft).toMatchObject({
    rollsIn: changeId,
    content: { description: expect.stringContaining('Post a notice') },
  });
  app.clock.set('2026-11-20T15:01:00Z');
  const out = await tom.publish(provisionId, 1, { ...inForce, rollsIn: [changeId] });
  expect([out.statusCode, out.body]).toEqual([200, expect.stringContaining('"state":"published"')]);

  expect(await row()).toMatchObject({ toRollIn: 0 });
  expect((await editor.get(`/api/staff/bills/${bill.id}`)).json().changes[0].state).toBe('rolledIn');
  const feed = (await owner.get('/api/updates')).json().matchedEntries;
  const told = feed.filter(
    (one: { provision: { id: string }; changeType: string; bill: { number: string } | null }) =>
      one.provision.id === provisionId && one.bill?.number === 'Bill 910',
  );
  expect(told.map((one: { changeType: string }) => one.changeType).sort()).toEqual([
    'Amendment In Force',
    'Upcoming Amendment',
  ]);
  expect(told.find((one: { changeType: string }) => one.changeType === 'Amendment In Force').summary).toBe(
    inForce.line,
  );
  const history = (await owner.get(`/api/provisions/${provisionId}/timeMachine`)).json();
  expect(history.versions[0].previous).not.toContain('Post a notice');
  const found = await owner.post('/api/buildReportViaSearch', {
    text: 'post notice of the rate',
    jurisdictions: ['ON'],
  });
  expect(found.json().results.map(({ id }: { id: string }) => id)).toContain(provisionId);

  expect(await ringBell(services)).toBeGreaterThan(0);
  expect(await ringBell(services)).toBe(0);
  const bell = (await owner.get('/api/notifications/mine')).json();
  expect(bell.map(({ text }: { text: string }) => text).join()).toContain(inForce.line);
  expect(await lookAt('2026-11-21T12:00:00Z')).toBe(1);
  const [email] = await summaries();
  expect(email?.text).toContain(inForce.line);
  expect(email?.text).toContain('{+Post a notice of the rate where employees see it.+}');
});

test('a publish that was taken back leaves no news: not in the summary of that minute, not in the bell', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NB');
  await watch(owner.user.id, (await tom.open(id)).topic.id, 'NB');
  await daily();
  await ringBell(services);
  app.clock.set('2026-11-20T11:59:55Z');
  const { version } = await tom.draft(id, (content) => ({
    description: `${content.description}<p>Wrong.</p>`,
  }));
  const out = await tom.publish(id, version, { ...inForce, line: 'This was published by mistake.' });
  expect(out.statusCode).toBe(200);
  const { publicationId } = out.json();
  expect(await lookAt('2026-11-20T12:00:02Z')).toBe(0);
  await ringBell(services);
  app.clock.set('2026-11-20T12:00:04Z');
  expect((await editor.post(`/api/staff/data/publications/${publicationId}/undo`)).statusCode).toBe(200);
  expect(await lookAt('2026-11-21T12:00:00Z')).toBe(0);
  expect(await ringBell(services)).toBe(0);
});

test('rolling in is refused in words: not yet in force, no text, other words in the draft', async () => {
  const { bill, provisionId, changeId } = await assentedBill('Bill 911');
  const roll = () => editor.post(`/api/staff/data/changes/${changeId}/rollIn`);
  const answer = async () => {
    const { statusCode, body } = await roll();
    return [statusCode, JSON.parse(body).error?.code ?? JSON.parse(body).error?.fields];
  };
  expect((await roll()).json().error.fields.change).toMatch(/Nobody wrote the upcoming text/);
  await writeUpcoming(changeId, provisionId);
  await tom.draft(provisionId, (content) => ({ description: `${content.description}<p>My own.</p>` }));
  expect(await answer()).toEqual([409, 'draft_differs']);
  await editor.delete(`/api/staff/data/provisions/${provisionId}/draft`);
  const later = await editor.patch(`/api/staff/bills/${bill.id}`, {
    revision: bill.revision,
    bill: { ...bill.bill, inForce: 'on date', inForceDate: '2027-01-01' },
  });
  expect(later.statusCode).toBe(200);
  expect((await roll()).json().error.fields.change).toMatch(/does not hold yet/);
  const colleague = await admin.post('/api/staff/data/changes/nosuch/rollIn');
  expect(colleague.statusCode).toBe(404);
});

test('of two changes that wait, only the one that the text says is ticked off', async () => {
  const first = await assentedBill('Bill 912');
  const second = await assentedBill('Bill 913');
  await writeUpcoming(
    first.changeId,
    first.provisionId,
    '<p>Post a notice of the rate at each entrance.</p>',
  );
  expect((await editor.post(`/api/staff/data/changes/${first.changeId}/rollIn`)).statusCode).toBe(201);
  const { draft } = await tom.open(first.provisionId);
  const out = await tom.publish(first.provisionId, draft?.version ?? 0, {
    ...inForce,
    rollsIn: [first.changeId],
  });
  expect([out.statusCode, out.body]).toEqual([200, expect.any(String)]);
  const state = async (id: string) =>
    (await editor.get(`/api/staff/bills/${id}`)).json<StaffBill>().changes[0]?.state;
  expect([await state(first.bill.id), await state(second.bill.id)]).toEqual(['rolledIn', 'toRollIn']);
});

test('a change is said otherwise, moved to a part, and taken out with what readers were told', async () => {
  const { bill, changeId } = await assentedBill('Bill 914');
  const at = `/api/staff/bills/${bill.id}/changes/${changeId}`;
  const edited = await editor.patch(at, { partId: null, overview: 'Notices are **kept** for a year.' });
  expect(edited.json().changes[0].overview).toContain('<strong>kept</strong>');
  expect((await editor.patch(at, { partId: 'nopart', overview: 'x y' })).statusCode).toBe(400);
  expect((await owner.delete(at)).statusCode).toBe(403);
  const entries = () =>
    app.database.db.selectFrom('update_entries').select('id').where('bill_id', '=', bill.id).execute();
  expect(await entries()).toHaveLength(1);
  expect((await editor.delete(at)).json().changes).toEqual([]);
  expect(await entries()).toHaveLength(0);
  expect((await editor.delete(at)).statusCode).toBe(404);
});

test('sources, standing and the acts that a bill changes are written; an act of another jurisdiction is refused', async () => {
  const { bill } = await assentedBill('Bill 915');
  const [act] = (await editor.get(`/api/staff/bills/${bill.id}/instruments`)).json();
  const written = await editor.patch(`/api/staff/bills/${bill.id}`, {
    revision: bill.revision,
    bill: {
      ...bill.bill,
      acts: [act.id],
      sources: [{ type: 'official-page', ref: 'https://www.ola.org/bill-915', checked: '2026-11-20' }],
      confidence: 'medium',
    },
  });
  expect(written.json()).toMatchObject({
    verification: 'official-page',
    bill: { acts: [act.id], confidence: 'medium' },
  });
  const wrong = await editor.patch(`/api/staff/bills/${bill.id}`, {
    revision: written.json().revision,
    bill: { ...written.json().bill, acts: ['elsewhere'] },
  });
  expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['bill.acts']]);
});

test('rolling in brings the typed values that the change has, each from its day, once', async () => {
  const { provisionId, changeId } = await assentedBill('Bill 914');
  const { content, fields } = await tom.open(provisionId);
  const field = fields.find(({ type }) => type === 'number');
  if (!field) throw new Error('no number');
  const path = `/api/staff/data/changes/${changeId}`;
  const upcomingText = `${content.description}${ADDED}`;
  const stray = await editor.patch(path, { upcomingText, upcomingValues: { nosuch: [{ value: 1 }] } });
  expect([stray.statusCode, Object.keys(stray.json().error.fields)]).toEqual([400, ['upcomingValues']]);
  const kept = await editor.patch(path, { upcomingText, upcomingValues: { [field.key]: [{ value: 19.5 }] } });
  expect(kept.statusCode).toBe(200);
  const before = content.values[field.key] ?? [];
  for (const _ of [1, 2]) {
    expect((await editor.post(`${path}/rollIn`)).statusCode).toBe(201);
    const rows = (await tom.open(provisionId)).draft?.content.values[field.key] ?? [];
    expect(rows[0]).toEqual({ value: 19.5, from: '2026-11-19' });
    expect(rows).toHaveLength(before.length + 1);
    expect(rows[1]).toMatchObject({ to: before[0]?.to ?? '2026-11-18' });
  }
});
