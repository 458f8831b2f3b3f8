import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { employmentStandardsOf } from '../../../../test/employmentStandards.ts';
import { mailTo } from '../../../../test/mailbox.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../../../test/testApp.ts';
import { Entitlements } from '../../identity/server/entitlements.ts';
import type { Note } from '../../provisions/contract.ts';
import { ProvisionReader } from '../../provisions/server/reads.ts';
import type { PlacedNote } from '../contract.ts';
import { MAX_NOTES } from '../rules.ts';
import { remindersOf } from './reads.ts';
import { sendReminders } from './remind.ts';

let app: TestApp;
let owner: Visitor;
let user: Visitor;
let colleague: Visitor;
let west: Visitor;
/** One that everybody here may see. */
let provisionId: string;

beforeAll(async () => {
  app = await testApp();
  [owner, user, colleague, west] = (await Promise.all(
    ['owner', 'user', 'colleague', 'west'].map((name) => app.signIn(`${name}@demo.test`)),
  )) as [Visitor, Visitor, Visitor, Visitor];
  [provisionId = ''] = await employmentStandardsOf(app, 'AB');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(TEST_NOW);
  await app.database.db.deleteFrom('notes').execute();
  await app.database.db.deleteFrom('outbox').execute();
  await app.database.db.deleteFrom('notifications').execute();
});

const write = (who: Visitor, body: object) =>
  who.post('/api/notes', { provisionId, text: 'Ask Colin.', ...body });
const note = async (who: Visitor, body: object = {}): Promise<Note> => {
  const answer = await write(who, body);
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const notesOf = async (who: Visitor): Promise<PlacedNote[]> => (await who.get('/api/notes')).json();
const idOf = ({ _id }: Note): string => _id;
const remind = () =>
  sendReminders({
    db: app.database.db,
    clock: app.clock,
    brand: {
      productName: 'Lawleaf',
      publicUrl: 'http://law.test',
      senderAddress: 'A',
      supportEmail: 's@law.test',
    },
    reader: new ProvisionReader(app.database.db),
    entitlements: new Entitlements(null),
  });
const bell = (who: Visitor) =>
  app.database.db.selectFrom('notifications').selectAll().where('user_id', '=', who.user.id).execute();

describe('a note', () => {
  test('stands beside its provision for its author, and for nobody else', async () => {
    const made = await note(owner);
    expect(made).toMatchObject({
      provision: provisionId,
      text: 'Ask Colin.',
      reminder: null,
      sharedWith: [],
      createdBy: { id: owner.user.id, fullName: 'Dana Roy' },
    });
    const seen = async (who: Visitor) => (await who.get(`/api/provisions/${provisionId}`)).json().notes;
    expect((await seen(owner)).map(idOf)).toEqual([made._id]);
    for (const other of [user, colleague, west]) expect(await seen(other)).toEqual([]);
    expect((await notesOf(owner))[0]?.place).toMatchObject({
      jurisdiction: 'AB',
      jurisdictionName: 'Alberta',
    });
    expect(await notesOf(user)).toEqual([]);
  });

  test('written on the law of a day keeps that day, here and in what colleagues are told', async () => {
    const made = await note(owner, { on: '2024-03-01', sharedWith: [user.user.id] });
    expect(made).toMatchObject({ on: '2024-03-01' });
    const [kept] = await notesOf(owner);
    expect(kept?.on).toBe('2024-03-01');
    expect((await bell(user))[0]?.link).toContain('?on=2024-03-01#');
    const refused = await write(owner, { on: '1899-12-31' });
    expect(refused.json().error.fields).toHaveProperty('on');
  });

  test('that is shared is read by those colleagues, told by email and bell, and stays its author’s', async () => {
    const made = await note(owner, { sharedWith: [user.user.id] });
    expect((await notesOf(user)).map(idOf)).toEqual([made._id]);
    expect(await notesOf(colleague)).toEqual([]);
    const [email] = await mailTo(app, 'user@demo.test');
    expect(email).toMatchObject({ kind: 'noteShared' });
    expect(email?.subject).toContain('Dana Roy shared a note with you');
    expect(email?.text).toContain('Ask Colin.');
    expect((await bell(user)).map(({ title, link }) => [title, link])).toEqual([
      ['Dana Roy shared a note with you', expect.stringMatching(`^/m/builder/\\w+/\\w+#${provisionId}$`)],
    ]);

    for (const answer of [
      await user.patch(`/api/notes/${made._id}`, { text: 'Mine now.' }),
      await user.delete(`/api/notes/${made._id}`),
    ]) {
      expect([answer.statusCode, answer.json().error.message]).toEqual([
        403,
        'Only the author can change or delete this note.',
      ]);
    }
    expect((await colleague.patch(`/api/notes/${made._id}`, { text: 'x' })).statusCode).toBe(404);

    const wider = await owner.patch(`/api/notes/${made._id}`, {
      sharedWith: [user.user.id, colleague.user.id],
    });
    expect(wider.json().sharedWith.toSorted()).toEqual([user.user.id, colleague.user.id].toSorted());
    expect(await mailTo(app, 'user@demo.test')).toHaveLength(1);
    expect(await mailTo(app, 'colleague@demo.test')).toHaveLength(1);
    await owner.patch(`/api/notes/${made._id}`, { sharedWith: [colleague.user.id] });
    expect(await notesOf(user)).toEqual([]);
    expect((await owner.get('/api/notes')).json()[0].text).toBe('Ask Colin.');
  });

  test('is not shared with strangers, deactivated people, nobody, or its author', async () => {
    const { db } = app.database;
    await db.updateTable('users').set({ is_active: false }).where('id', '=', colleague.user.id).execute();
    try {
      for (const id of [west.user.id, colleague.user.id, 'nobody', owner.user.id]) {
        const answer = await write(owner, { sharedWith: [id] });
        expect([answer.statusCode, answer.json().error.fields]).toEqual([
          400,
          { sharedWith: 'A note can only be shared with active colleagues of your account.' },
        ]);
      }
      expect(await notesOf(owner)).toEqual([]);
      expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
    } finally {
      await db.updateTable('users').set({ is_active: true }).where('id', '=', colleague.user.id).execute();
    }
  });

  test('that a colleague left behind can still be edited', async () => {
    const { db } = app.database;
    const made = await note(owner, { sharedWith: [colleague.user.id] });
    await db.updateTable('users').set({ is_active: false }).where('id', '=', colleague.user.id).execute();
    const answer = await owner.patch(`/api/notes/${made._id}`, {
      text: 'New',
      sharedWith: [colleague.user.id],
    });
    await db.updateTable('users').set({ is_active: true }).where('id', '=', colleague.user.id).execute();
    expect(answer.statusCode).toBe(200);
  });

  test('keeps nothing that runs, and what it says', async () => {
    const made = await note(owner, {
      text: '<p>Call <b>Colin</b><img src=x onerror=alert(1)></p><script>alert(1)</script>',
    });
    expect(made.text).toBe('<p>Call <strong>Colin</strong></p>');
    const withNul = await write(owner, { text: 'a\u0000b' });
    expect([withNul.statusCode, Object.keys(withNul.json().error.fields)]).toEqual([400, ['text']]);
  });

  test('says something, and not a megabyte', async () => {
    const field = async (text: string) => {
      const answer = await write(owner, { text });
      return [answer.statusCode, Object.keys(answer.json().error.fields ?? {})];
    };
    for (const text of ['', '   ', '<p> </p>', '<script>x</script>']) {
      expect(await field(text)).toEqual([400, ['text']]);
    }
    expect(await field('x'.repeat(20_001))).toEqual([400, ['text']]);
    expect(await field('x'.repeat(900_000))).toEqual([400, ['text']]);
    expect((await write(owner, { text: 'x'.repeat(2_000_000) })).statusCode).toBe(413);
    expect((await write(owner, { text: 'x'.repeat(20_000) })).statusCode).toBe(201);
  });

  test('is one of as many as a person keeps', async () => {
    await sql`insert into notes (id, provision_id, author_id, text, plain_text, created_at, updated_at)
      select 'full-' || n, ${provisionId}, ${owner.user.id}, 'x', 'x', now(), now()
      from generate_series(1, ${MAX_NOTES}) n`.execute(app.database.db);
    const answer = await write(owner, {});
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      'You have 2,000 notes, which is the most. Delete one first.',
    ]);
    expect((await write(user, {})).statusCode).toBe(201);
    expect((await owner.delete('/api/notes/full-1')).statusCode).toBe(200);
    expect((await write(owner, {})).statusCode).toBe(201);
  });

  test('deleted in one window and changed in another is gone, and says so', async () => {
    const made = await note(owner);
    const change = { text: 'Later', sharedWith: [user.user.id] };
    const [, changed] = await Promise.all([
      owner.delete(`/api/notes/${made._id}`),
      owner.patch(`/api/notes/${made._id}`, change),
    ]);
    expect([200, 404]).toContain(changed.statusCode);
    expect((await owner.patch(`/api/notes/${made._id}`, change)).statusCode).toBe(404);
    expect(await notesOf(user)).toEqual([]);
  });

  test('is written beside what the author may see only', async () => {
    const [foreign] = await employmentStandardsOf(app, 'QC');
    const answer = await west.post('/api/notes', { provisionId: foreign, text: 'Hello' });
    expect(answer.statusCode).toBe(404);
    expect((await owner.post('/api/notes', { provisionId: 'nothing', text: 'Hello' })).statusCode).toBe(404);
  });

  test('is kept, without its place, when the plan no longer holds its provision', async () => {
    const { db } = app.database;
    await west.post('/api/notes', { provisionId, text: 'Kept' });
    const account = db.updateTable('accounts').where('id', '=', west.user.account.id);
    await account.set({ selected_jurisdictions: ['SK'] }).execute();
    const notes = await notesOf(west);
    await account.set({ selected_jurisdictions: ['AB', 'SK', 'FED'] }).execute();
    expect(notes.map(({ text, place }) => [text, place])).toEqual([['Kept', null]]);
  });
});

describe('a reminder', () => {
  const at = '2026-11-21T14:00:30Z';

  test('lies ahead, by ten years at most, to the minute', async () => {
    expect((await note(owner, { reminder: at })).reminder).toBe('2026-11-21T14:00:00.000Z');
    for (const reminder of ['2026-11-20T14:59:00Z', '2026-11-20T15:00:00Z', '2036-11-20T15:01:00Z']) {
      const answer = await write(owner, { reminder });
      expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, ['reminder']]);
    }
    expect((await write(owner, { reminder: '2036-11-20T15:00:00Z' })).statusCode).toBe(201);
    expect((await write(owner, { reminder: 'tomorrow' })).statusCode).toBe(400);
  });

  test('goes out once, at its minute, to the author and those it is shared with', async () => {
    const made = await note(owner, { reminder: at, sharedWith: [user.user.id] });
    app.clock.set('2026-11-21T13:59:59Z');
    expect(await remind()).toBe(0);
    app.clock.set('2026-11-21T14:00:00Z');
    expect((await Promise.all([remind(), remind(), remind()])).reduce((a, b) => a + b)).toBe(1);
    app.clock.set('2026-11-20T00:00:00Z');
    expect(await remind()).toBe(0);
    app.clock.set('2027-01-01T00:00:00Z');
    expect(await remind()).toBe(0);
    for (const who of [owner, user]) {
      const emails = (await mailTo(app, who.user.email)).filter(({ kind }) => kind === 'noteReminder');
      expect(emails).toHaveLength(1);
      expect(emails[0]?.text).toContain('November 21, 2026 @ 9 AM');
      expect((await bell(who)).filter(({ title }) => title === 'Reminder')).toHaveLength(1);
    }
    expect(await mailTo(app, 'colleague@demo.test')).toEqual([]);

    const later = await app.signIn('owner@demo.test');
    const edited = await later.patch(`/api/notes/${made._id}`, { text: 'Later', reminder: made.reminder });
    expect(edited.statusCode).toBe(200);
    expect(await remind()).toBe(0);
    await later.patch(`/api/notes/${made._id}`, { reminder: '2027-01-02T00:00:00Z' });
    app.clock.set('2027-03-01T00:00:00Z');
    expect(await remind()).toBe(1);
  });

  test('whose sending broke off goes out the next time', async () => {
    await note(owner, { reminder: at });
    app.clock.set('2026-11-22T00:00:00Z');
    const { db } = app.database;
    await db.schema.alterTable('outbox').renameColumn('subject', 'subject_gone').execute();
    await expect(remind()).rejects.toThrow();
    await db.schema.alterTable('outbox').renameColumn('subject_gone', 'subject').execute();
    expect(await bell(owner)).toEqual([]);
    expect(await remind()).toBe(1);
    expect(await mailTo(app, 'owner@demo.test')).toHaveLength(1);
  });

  test('is found in its window by those who may read it', async () => {
    const made = await note(owner, { reminder: at, sharedWith: [user.user.id] });
    const window = { from: new Date('2026-11-21T00:00:00Z'), to: new Date('2026-11-22T00:00:00Z') };
    const { db } = app.database;
    for (const who of [owner, user]) {
      expect((await remindersOf(db, who.user.id, window)).map(({ noteId }) => noteId)).toEqual([made._id]);
    }
    expect(await remindersOf(db, colleague.user.id, window)).toEqual([]);
    expect(await remindersOf(db, owner.user.id, { from: window.to, to: new Date('2027-01-01') })).toEqual([]);
  });
});
