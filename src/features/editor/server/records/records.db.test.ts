import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../../test/editor/desk.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { ChecklistRequirement } from '../../../checklists/contract.ts';
import type { StaffRequirement } from '../../../curation/requirementsContract.ts';
import type { StaffBill, WrittenBillBody } from '../../../tracker/staffContract.ts';
import type { WaitingRecord } from '../../besideContract.ts';

let app: TestApp;
let editor: Visitor;
let admin: Visitor;
let owner: Visitor;

beforeAll(async () => {
  app = await testApp({ config: { review: 'required' } });
  editor = await app.signIn('editor@demo.test');
  admin = await app.signIn('admin@demo.test');
  owner = await app.signIn('owner@demo.test');
});
afterAll(() => app.close());

const waiting = async (who: Visitor) =>
  (await who.get('/api/staff/data/proposals/records')).json<WaitingRecord[]>();
const waitsOf = async (name: string, who: Visitor = admin) => {
  const found = (await waiting(who)).filter((one) => one.name.includes(name));
  if (found.length !== 1) throw new Error(`${found.length} of ${name}`);
  return found[0] as WaitingRecord;
};
const approve = (who: Visitor, id: string) => who.post(`/api/staff/data/proposals/${id}/approve`, {});
const drop = (who: Visitor, id: string) => who.delete(`/api/staff/data/proposals/${id}`);
const after = ({ lines }: WaitingRecord) =>
  Object.fromEntries(lines.map(({ field, before, after: to }) => [field, [before, to]]));

const BILL: WrittenBillBody = {
  ...{ number: 'Bill 960', name: 'Waiting Act', chapter: null, url: null, description: null },
  status: 'First Reading',
  stageDates: [{ stage: 'First Reading', date: '2026-11-02' }],
  ...{ inForce: 'assent', inForceDate: null, outcome: null, seenOn: '2026-11-10', parts: [] },
  ...{ sources: [], confidence: 'medium', acts: [], regulations: [] },
};
const createBill = async (number: string, by = editor) => {
  const bill = { ...BILL, number };
  const made = await by.post('/api/staff/bills', { kind: 'bill', jurisdiction: 'SK', bill });
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
  return made.json<StaffBill>();
};
const changeBill = (who: Visitor, { id, revision, bill }: StaffBill, part: Partial<WrittenBillBody>) =>
  who.patch(`/api/staff/bills/${id}`, { revision, bill: { ...bill, ...part } });
const read = async (who: Visitor, id: string) => (await who.get(`/api/staff/bills/${id}`)).json<StaffBill>();
const shown = (id: string) => owner.get(`/api/bills/${id}`);
const shownBill = async (number: string) => {
  const made = await createBill(number);
  expect((await approve(admin, (await waitsOf(number)).id)).statusCode).toBe(200);
  return read(editor, made.id);
};

test('a new bill is shown to members once a second person let it out, and so is nothing that it changes', async () => {
  const made = await createBill('Bill 961');
  expect(made).toMatchObject({ isPublished: false, proposed: [{ isOwn: true }] });
  expect((await shown(made.id)).statusCode).toBe(404);
  const provisionId = await provisionOf(app, MINIMUM_WAGE, 'SK');
  const change = await editor.post(`/api/staff/bills/${made.id}/changes`, {
    ...{ provisionId, partId: null, overview: 'The rate rises.' },
  });
  const [ofProvision] = change.json().waiting;
  const early = await approve(admin, ofProvision.id);
  expect([early.statusCode, early.json().error.code]).toEqual([409, 'bill_waits']);

  const asked = await waitsOf('Bill 961');
  expect(asked).toMatchObject({ kind: 'bill', verb: 'add', isOwn: false, jurisdiction: 'SK' });
  expect(after(asked)).toMatchObject({
    Name: [null, 'Waiting Act'],
    'Days of its stages': [null, 'First Reading Nov 02, 2026'],
  });
  const own = await approve(editor, asked.id);
  expect([own.statusCode, own.json().error.code]).toEqual([403, 'own_proposal']);
  expect((await approve(owner, asked.id)).statusCode).toBe(403);
  expect((await approve(admin, asked.id)).statusCode).toBe(200);
  expect((await shown(made.id)).json().bill.name).toBe('Waiting Act');
  expect((await approve(admin, ofProvision.id)).statusCode).toBe(200);
});

test('what is written of a bill that members see waits: saving again asks once, and the older words are not approved', async () => {
  const bill = await shownBill('Bill 962');
  const first = await changeBill(editor, bill, { status: 'Second Reading' });
  expect(first.json()).toMatchObject({
    revision: bill.revision,
    bill: { status: 'First Reading' },
    proposed: [{ isOwn: true, bill: { status: 'Second Reading' } }],
  });
  const older = await waitsOf('Bill 962');
  const second = await changeBill(editor, bill, { status: 'Second Reading', name: 'Waiting Act, 2026' });
  expect(second.json().proposed).toHaveLength(1);
  expect((await shown(bill.id)).json().bill).toMatchObject({ status: 'First Reading', name: 'Waiting Act' });
  expect((await approve(admin, older.id)).statusCode).toBe(404);

  const asked = await waitsOf('Bill 962');
  expect(after(asked)).toEqual({
    Name: ['Waiting Act', 'Waiting Act, 2026'],
    Stage: ['First Reading', 'Second Reading'],
  });
  expect((await approve(admin, asked.id)).statusCode).toBe(200);
  expect((await shown(bill.id)).json().bill).toMatchObject({ status: 'Second Reading' });
  const log = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'user_email'])
    .where('subject_id', '=', bill.id)
    .orderBy('seq')
    .execute();
  expect(log.slice(-4)).toEqual([
    { action: 'bill.propose', user_email: 'editor@demo.test' },
    { action: 'bill.propose', user_email: 'editor@demo.test' },
    { action: 'bill.change', user_email: 'admin@demo.test' },
    { action: 'bill.approve', user_email: 'admin@demo.test' },
  ]);
});

test('Drafts counts what stands there: drafts of all editors, and all that waits beside them', async () => {
  await createBill('Bill 970');
  const id = await provisionOf(app, MINIMUM_WAGE, 'SK');
  await desk(editor).draft(id, () => ({ description: '<p>Waiting.</p>' }));
  for (const who of [editor, admin]) {
    const tree = (await who.get('/api/staff/data/tree')).json<{ drafts: number }>();
    const drafts = (await who.get('/api/staff/data/drafts')).json<unknown[]>();
    const beside = (await who.get('/api/staff/data/proposals')).json<unknown[]>();
    expect(drafts.length).toBeGreaterThan(0);
    expect(tree.drafts).toBe(drafts.length + beside.length + (await waiting(who)).length);
  }
});

test('of two who write one bill the later is told that it changed; what is put back as it was asks nobody', async () => {
  const bill = await shownBill('Bill 963');
  await changeBill(editor, bill, { name: 'By the editor' });
  await changeBill(admin, bill, { name: 'By the admin' });
  const [byEditor, byAdmin] = [
    (await waiting(admin)).find(({ isOwn, name }) => !isOwn && name.includes('963')),
    (await waiting(admin)).find(({ isOwn, name }) => isOwn && name.includes('963')),
  ];
  expect((await approve(admin, byEditor?.id ?? '')).statusCode).toBe(200);
  const stale = await approve(editor, byAdmin?.id ?? '');
  expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'stale_proposal']);
  expect((await drop(editor, byAdmin?.id ?? '')).statusCode).toBe(200);

  const now = await read(editor, bill.id);
  await changeBill(editor, now, { name: 'A slip' });
  const back = await changeBill(editor, now, {});
  expect(back.json()).toMatchObject({ bill: { name: 'By the editor' }, proposed: [] });
});

test('the day of a look at a bill is written at once, and goes with what waits', async () => {
  const bill = await shownBill('Bill 964');
  await changeBill(editor, bill, { name: 'Another name' });
  expect((await changeBill(admin, bill, { seenOn: '2026-11-20' })).statusCode).toBe(200);
  expect((await shown(bill.id)).json().seenOn).toBe('2026-11-20');
  expect((await approve(admin, (await waitsOf('Bill 964')).id)).statusCode).toBe(200);
  expect((await shown(bill.id)).json()).toMatchObject({
    seenOn: '2026-11-20',
    bill: { name: 'Another name' },
  });
});

test('a mistake in a bill is told to its author, and nothing waits then', async () => {
  const bill = await shownBill('Bill 965');
  const wrong = await changeBill(editor, bill, { inForce: 'on date' });
  expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['bill.inForceDate']]);
  expect((await read(editor, bill.id)).proposed).toEqual([]);
});

const requirement = async (id: string, who = editor) =>
  (await who.get(`/api/staff/requirements/${id}`)).json<StaffRequirement>();
const createRequirement = async (words: string) => {
  const [place] = (await editor.get('/api/staff/requirements/places')).json<{ id: string }[]>();
  const made = await editor.post('/api/staff/requirements', {
    ...{ jurisdiction: 'AB', groupId: place?.id, type: 'Records', requirement: words },
    ...{ minEmployees: 10, maxEmployees: null, frequency: null, startsOn: null, deadline: null },
    ...{ isPublished: true, acts: [], regulations: [] },
  });
  return made.json<{ id: string; waits: boolean }>();
};
const change = ({ id, revision, written }: StaffRequirement, part: object) =>
  editor.patch(`/api/staff/requirements/${id}`, { ...written, ...part, revision });
const inList = async (id: string) =>
  (await owner.get('/api/checklists?jurisdiction=AB'))
    .json<ChecklistRequirement[]>()
    .find((one) => one.id === id);
const retire = async (id: string, isArchived: boolean) =>
  editor.post(`/api/staff/library/checklistRequirement/${id}/archive`, {
    ...{ revision: (await requirement(id)).revision, isArchived },
  });

test('a requirement waits when it is new, changed or brought back; to take it from sight does not', async () => {
  const { id, waits } = await createRequirement('Keep a register of ropes');
  expect([waits, await inList(id)]).toEqual([true, undefined]);
  const asked = await waitsOf('ropes');
  expect(asked).toMatchObject({ kind: 'requirement', verb: 'add', jurisdiction: 'AB' });
  expect((await approve(editor, asked.id)).statusCode).toBe(403);
  expect((await approve(admin, asked.id)).statusCode).toBe(200);
  expect(await inList(id)).toMatchObject({ minEmployees: 10 });

  const changed = await change(await requirement(id), { minEmployees: 20 });
  expect([changed.json().waits, (await inList(id))?.minEmployees]).toEqual([true, 10]);
  expect((await requirement(id)).proposed).toMatchObject([{ isOwn: true, written: { minEmployees: 20 } }]);
  const more = await waitsOf('ropes');
  expect(after(more)).toEqual({ 'From employees': ['10', '20'] });
  expect((await approve(admin, more.id)).statusCode).toBe(200);
  expect(await inList(id)).toMatchObject({ minEmployees: 20 });

  expect((await retire(id, true)).json()).toEqual({ id, waits: false });
  expect(await inList(id)).toBeUndefined();
  expect((await retire(id, false)).json()).toEqual({ id, waits: true });
  expect(await inList(id)).toBeUndefined();
  const back = await waitsOf('ropes');
  expect(back.verb).toBe('bringBack');
  expect((await approve(admin, back.id)).statusCode).toBe(200);
  expect(await inList(id)).toBeDefined();

  const hidden = await change(await requirement(id), { isPublished: false });
  expect([hidden.json().waits, await inList(id)]).toEqual([false, undefined]);
  expect(await waiting(admin)).not.toContainEqual(expect.objectContaining({ name: asked.name }));
});

test('what a colleague sends back is not written, and stays with its author unpublished', async () => {
  const { id } = await createRequirement('Keep a register of hooks');
  expect((await drop(admin, (await waitsOf('hooks')).id)).statusCode).toBe(200);
  expect(await inList(id)).toBeUndefined();
  expect(await requirement(id)).toMatchObject({ written: { isPublished: false }, proposed: [] });
  const again = await change(await requirement(id), { isPublished: true });
  expect(again.json().waits).toBe(true);
});

test('what waits goes with the requirement that an editor deletes', async () => {
  const { id } = await createRequirement('Keep a register of nails');
  const { revision } = await requirement(id);
  const gone = await editor.delete(`/api/staff/library/checklistRequirement/${id}?revision=${revision}`);
  expect(gone.statusCode).toBe(200);
  expect((await waiting(admin)).some(({ name }) => name.includes('nails'))).toBe(false);
});
