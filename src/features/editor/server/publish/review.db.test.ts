import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../../test/editor/desk.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import { publishDue } from './publishDue.ts';

let app: TestApp;
let editor: Visitor;
let admin: Visitor;
let owner: Visitor;
let tom: ReturnType<typeof desk>;
let id: string;

beforeAll(async () => {
  app = await testApp({ config: { review: 'required' } });
  editor = await app.signIn('editor@demo.test');
  admin = await app.signIn('admin@demo.test');
  owner = await app.signIn('owner@demo.test');
  tom = desk(editor);
  id = await provisionOf(app, MINIMUM_WAGE, 'SK');
});
afterAll(() => app.close());

const description = async () => (await owner.get(`/api/provisions/${id}`)).json().description as string;
const approve = (who: Visitor, version?: number) =>
  who.post(`/api/staff/data/provisions/${id}/approve`, { editorId: editor.user.id, version });

test('where a second reader is wanted the author cannot approve, and the second person does after reading', async () => {
  const { version } = await tom.draft(id, (content) => ({
    description: `${content.description}<p>Keep a copy.</p>`,
  }));
  const sent = await tom.publish(id, version);
  expect(sent.json()).toMatchObject({ state: 'review', publicationId: null });
  expect(await description()).not.toContain('Keep a copy.');

  const own = await approve(editor);
  expect([own.statusCode, own.json().error.code]).toEqual([403, 'own_draft']);
  expect(await description()).not.toContain('Keep a copy.');
  expect((await approve(owner)).statusCode).toBe(403);

  const read = await admin.get(`/api/staff/data/provisions/${id}/drafts/${editor.user.id}`);
  expect(read.json()).toMatchObject({ version, publication: { changeType: 'Editorial' }, isStale: false });
  expect(read.json().texts.description).toMatch(/<ins[^>]*>Keep a copy\./);
  const done = await approve(admin, version);
  expect([done.statusCode, done.body]).toEqual([200, expect.any(String)]);
  expect(await description()).toContain('Keep a copy.');
  const log = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'user_email'])
    .where('subject_id', '=', id)
    .where('action', 'in', ['provision.askForReview', 'provision.approve'])
    .orderBy('seq')
    .execute();
  expect(log).toEqual([
    { action: 'provision.askForReview', user_email: 'editor@demo.test' },
    { action: 'provision.approve', user_email: 'admin@demo.test' },
  ]);
});

test('the second person reads the numbers and sources that change, and not only that some do', async () => {
  const { version } = await tom.draft(id, (content) => {
    const [key = ''] = Object.keys(content.values).filter((one) =>
      content.values[one]?.some((row) => 'value' in row && typeof row.value === 'number'),
    );
    const [newest, ...older] = content.values[key] ?? [];
    return {
      values: {
        ...content.values,
        [key]: [
          { value: 16.25, from: '2026-11-02' },
          ...(newest ? [{ ...newest, to: '2026-11-01' }] : []),
          ...older,
        ],
      },
      sources: [
        ...content.sources,
        { type: 'official-page' as const, ref: 'https://wages.example <b>new</b>' },
      ],
    };
  });
  await tom.publish(id, version);
  const read = (await admin.get(`/api/staff/data/provisions/${id}/drafts/${editor.user.id}`)).json();
  const others: { name: string; redline: string }[] = read.others;
  const rate = others.find(({ redline }) => redline.includes('16.25'));
  expect(rate?.name).not.toBe('Values');
  expect(rate?.redline).toMatch(/<ins[^>]*>\$16\.25 an hour, from Nov 02, 2026/);
  const sources = others.find(({ name }) => name === 'Sources');
  expect(sources?.redline).toMatch(/<ins[^>]*>https:\/\/wages\.example &lt;b&gt;new/);
  expect(others.map(({ name }) => name)).toEqual([rate?.name, 'Sources']);
  await admin.post(`/api/staff/data/provisions/${id}/cancelWaiting`, { editorId: editor.user.id });
  await editor.delete(`/api/staff/data/provisions/${id}/draft`);
});

test('what was changed after it was read is not approved, nor what was sent back', async () => {
  const { opened, content, version } = await tom.draft(id, (now) => ({
    description: `${now.description}<p>One.</p>`,
  }));
  await tom.publish(id, version);
  const again = await tom.save(
    id,
    { ...content, description: `${content.description}<p>Two.</p>` },
    { version, baseRevision: opened.revision },
  );
  expect((await approve(admin, version)).statusCode).toBe(404);
  await tom.publish(id, again.json().version);
  const late = await approve(admin, version);
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'stale_draft']);
  const back = await admin.post(`/api/staff/data/provisions/${id}/cancelWaiting`, {
    editorId: editor.user.id,
  });
  expect(back.json()).toEqual({ cancelled: true });
  expect((await approve(admin, again.json().version)).statusCode).toBe(404);
  expect((await tom.open(id)).draft).toMatchObject({ waiting: null });
});

test('what is approved before its time waits for it, and what nobody approved does not go out at all', async () => {
  const at = '2026-11-23T05:05:00Z';
  const nl = await provisionOf(app, MINIMUM_WAGE, 'NL');
  const text = async () => (await owner.get(`/api/provisions/${nl}`)).json().description as string;
  const { version } = await tom.draft(nl, (content) => ({
    description: `${content.description}<p>From Monday.</p>`,
  }));
  expect((await tom.publish(nl, version, { at })).json()).toMatchObject({ state: 'review' });
  const approved = await admin.post(`/api/staff/data/provisions/${nl}/approve`, {
    editorId: editor.user.id,
    version,
  });
  expect(approved.json()).toEqual({ state: 'time', publicationId: null, revision: null });
  expect(await text()).not.toContain('From Monday.');
  expect((await tom.open(nl)).draft?.waiting).toMatchObject({ for: 'time', at: '2026-11-23T05:05:00.000Z' });

  // Asked for while nobody wanted a second reader.
  const ns = await provisionOf(app, MINIMUM_WAGE, 'NS');
  const own = await tom.draft(ns, (content) => ({ description: `${content.description}<p>Unread.</p>` }));
  await tom.publish(ns, own.version, { at });
  await app.database.db
    .updateTable('provision_drafts')
    .set({ waits_for: 'time' })
    .where('provision_id', '=', ns)
    .execute();

  const now = app.clock.now();
  const services = { db: app.database.db, clock: app.clock, config: app.config };
  expect(await publishDue(services)).toBe(0);
  app.clock.set(new Date('2026-11-23T05:05:30Z'));
  expect(await publishDue(services)).toBe(1);
  app.clock.set(now);
  expect(await text()).toContain('From Monday.');
  expect((await tom.open(ns)).draft).toMatchObject({
    waiting: null,
    failedWhy: expect.stringMatching(/second person/),
  });
  expect((await owner.get(`/api/provisions/${ns}`)).json().description).not.toContain('Unread.');
  const gone = await app.database.db
    .selectFrom('provision_publications')
    .select(['published_by', 'approved_by'])
    .where('provision_id', '=', nl)
    .execute();
  expect(gone).toEqual([{ published_by: editor.user.id, approved_by: admin.user.id }]);
});

test('an approval is of the words that were read: a change of them takes it off', async () => {
  const mb = await provisionOf(app, MINIMUM_WAGE, 'MB');
  const { opened, content, version } = await tom.draft(mb, (now) => ({
    description: `${now.description}<p>Read.</p>`,
  }));
  await tom.publish(mb, version, { at: '2026-11-23T05:05:00Z' });
  await admin.post(`/api/staff/data/provisions/${mb}/approve`, { editorId: editor.user.id, version });
  const other = { ...content, description: `${content.description}<p>Not read.</p>` };
  const saved = await tom.save(mb, other, { version, baseRevision: opened.revision });
  const again = await tom.publish(mb, saved.json().version, { at: '2026-11-23T05:05:00Z' });
  expect(again.json().state).toBe('review');
  const { approved_by } = await app.database.db
    .selectFrom('provision_drafts')
    .select('approved_by')
    .where('provision_id', '=', mb)
    .executeTakeFirstOrThrow();
  expect(approved_by).toBeNull();
});

test('the short way to publish is closed as well', async () => {
  const { revision } = await tom.open(id);
  const answer = await editor.post(`/api/staff/provisions/${id}/publish`, {
    description: '<p>Around the second reader.</p>',
    changeType: 'Editorial',
    revision,
  });
  expect(answer.statusCode).toBe(403);
  expect(await description()).not.toContain('Around the second reader.');
});

test('nor does an import go around the second reader, nor a file that is taken', async () => {
  const files = '/api/staff/libraryFiles';
  const whole = unzipSync((await editor.get(`${files}/export?extent=whole`)).rawPayload);
  const file = `provisions/${MINIMUM_WAGE}.yaml`;
  const text = strFromU8(whole[file] ?? new Uint8Array());
  const changed = text.replace(/text: \|\n {6}/, 'text: |\n      Around the second reader. ');
  const sent = await app.http.inject({
    method: 'POST',
    url: `${files}/imports?name=my.zip`,
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(zipSync({ [file]: strToU8(changed) })),
  });
  const taken = await editor.post(`${files}/imports/${sent.json().id}/apply`);
  expect([taken.statusCode, taken.json().error.code]).toEqual([403, 'review_required']);

  // What a bill is to change in provisions stands in its own file.
  const [billsFile = ''] = Object.keys(whole).filter((name) => /^bills\/ON/.test(name));
  const bills = strFromU8(whole[billsFile] ?? new Uint8Array());
  const reworded = bills.replace(
    /description: ([>|]-?\n\s+)?/,
    (found) => `${found}Around the second reader. `,
  );
  expect(reworded).not.toBe(bills);
  const ofBill = await app.http.inject({
    method: 'POST',
    url: `${files}/imports?name=bills.zip`,
    headers: { authorization: `Bearer ${editor.token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.from(zipSync({ [billsFile]: strToU8(reworded) })),
  });
  const takenBill = await editor.post(`${files}/imports/${ofBill.json().id}/apply`);
  expect([takenBill.statusCode, takenBill.json().error.code]).toEqual([403, 'review_required']);

  // Staff wrote in this one before, and a newer library says something else.
  const key = `${MINIMUM_WAGE} SK`;
  const { db } = app.database;
  await db
    .updateTable('library_entries')
    .set({ content: sql`jsonb_set(content::jsonb, '{text}', '"Around the second reader."')::text` })
    .where('key', '=', key)
    .execute();
  const at = `kind=provision&key=${encodeURIComponent(key)}`;
  const { seen } = (await editor.get(`${files}/entry?${at}`)).json();
  const settle = { kind: 'provision', key, take: ['text'], isMerged: false, seen };
  const settled = await editor.post(`${files}/settle`, settle);
  expect([settled.statusCode, settled.json().error.code]).toEqual([403, 'review_required']);
  const { rows } = await sql`select 1 from provisions where description like '%Around the second%'`.execute(
    db,
  );
  expect(rows).toEqual([]);
});

const at = (part: string) => `/api/staff/data/provisions/${id}/${part}`;
const approveBeside = (who: Visitor, proposal: string) =>
  who.post(`/api/staff/data/proposals/${proposal}/approve`, {});
const RULE = {
  ...{ type: 'Exemption', description: '<p>Not for <b>guides</b>.</p><script>alert(1)</script>' },
  ...{ industries: [], acts: [], regulations: [], values: [] },
};

test('a rule waits for the second reader: nobody is shown it before, and its author cannot approve it', async () => {
  const rules = async () =>
    (await owner.get(`/api/provisions/${id}`))
      .json()
      .specialRules.map(({ description }: { description: string }) => description);
  const asked = await editor.post(at('rules'), RULE);
  expect([asked.statusCode, asked.json().waits]).toEqual([201, true]);
  expect((await rules()).join()).not.toContain('guides');

  const own = await approveBeside(editor, asked.json().id);
  expect([own.statusCode, own.json().error.code]).toEqual([403, 'own_proposal']);
  expect((await approveBeside(owner, asked.json().id)).statusCode).toBe(403);
  const [seen] = (await admin.get(`/api/staff/data/provisions/${id}`)).json().proposals;
  expect(seen).toMatchObject({ kind: 'rule', verb: 'add', isOwn: false, by: { id: editor.user.id } });
  expect(seen.parts.find(({ part }: { part: string }) => part === 'text')).toEqual({
    ...{ part: 'text', before: null, after: '<p>Not for <strong>guides</strong>.</p>' },
  });
  expect((await admin.get('/api/staff/data/proposals')).json()).toMatchObject([{ id: asked.json().id }]);
  expect((await approveBeside(admin, asked.json().id)).statusCode).toBe(200);
  expect((await rules()).join()).toContain('Not for <strong>guides</strong>.');
  expect((await approveBeside(admin, asked.json().id)).statusCode).toBe(404);
  const log = await app.database.db
    .selectFrom('audit_log')
    .select(['action', 'user_email'])
    .where('subject_id', '=', id)
    .where('action', 'in', ['provision.proposeBeside', 'provision.addRule', 'provision.approveBeside'])
    .orderBy('seq')
    .execute();
  expect(log).toEqual([
    { action: 'provision.proposeBeside', user_email: 'editor@demo.test' },
    { action: 'provision.addRule', user_email: 'admin@demo.test' },
    { action: 'provision.approveBeside', user_email: 'admin@demo.test' },
  ]);
});

test('a deadline waits too; a mistake is told to its author at once, and what changed since is not approved', async () => {
  const duties = async () => (await tom.open(id)).deadlines;
  const wrong = await editor.post(at('rules'), { ...RULE, industries: ['nosuch'] });
  expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['industries']]);

  const body = { on: '12-01', duty: 'File the yearly wage report.', from: null };
  const asked = await editor.post(at('deadlines'), body);
  expect(await duties()).toEqual([]);
  expect((await approveBeside(admin, asked.json().id)).statusCode).toBe(200);
  const [duty] = await duties();
  expect(duty).toMatchObject({ on: '12-01', duty: body.duty });

  const one = await editor.patch(at(`deadlines/${duty?.id}`), { ...body, on: '03-31' });
  const two = await admin.delete(at(`deadlines/${duty?.id}`));
  expect((await approveBeside(admin, one.json().id)).statusCode).toBe(200);
  const stale = await approveBeside(editor, two.json().id);
  expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'stale_proposal']);
  expect((await editor.delete(`/api/staff/data/proposals/${two.json().id}`)).statusCode).toBe(200);
  expect(await duties()).toMatchObject([{ on: '03-31' }]);
  expect((await admin.get(`/api/staff/data/provisions/${id}`)).json().proposals).toEqual([]);
});

test('the words of an announcement wait; the text to come, which readers do not see, does not', async () => {
  const pe = await provisionOf(app, MINIMUM_WAGE, 'PE');
  const { version } = await tom.draft(pe, (content) => ({
    description: `${content.description}<p>More.</p>`,
  }));
  await tom.publish(pe, version, {
    changeType: 'Upcoming Amendment',
    effectiveDate: '2027-04-01',
    line: 'The rate rises in April of 2027.',
  });
  const approved = await admin.post(`/api/staff/data/provisions/${pe}/approve`, { editorId: editor.user.id });
  expect(approved.statusCode).toBe(200);
  const announced = async () =>
    (await tom.open(pe)).upcoming.find(({ billId, day }) => billId === null && day !== null);
  const change = await announced();
  const path = `/api/staff/data/changes/${change?.id}`;
  const text = await editor.patch(path, { upcomingText: '<p>All of it.</p>' });
  expect(text.json()).toMatchObject({ waits: false });
  const words = await editor.patch(path, { overview: '<p>Rises in May.</p>', day: '2027-05-01' });
  expect(words.json()).toMatchObject({ waits: true });
  expect(await announced()).toMatchObject({ day: '2027-04-01' });
  expect((await approveBeside(admin, words.json().id)).statusCode).toBe(200);
  expect(await announced()).toMatchObject({ day: '2027-05-01', overview: '<p>Rises in May.</p>' });
});

test('what a bill changes in a provision waits too: nobody is told before a second person read it', async () => {
  const bill = {
    ...{ number: 'Bill 950', name: 'Second Reader Act', chapter: null, url: null, description: null },
    status: 'First Reading',
    stageDates: [{ stage: 'First Reading', date: '2026-11-02' }],
    ...{ inForce: 'assent', inForceDate: null, outcome: null, seenOn: null, parts: [] },
    ...{ sources: [], confidence: 'high', acts: [], regulations: [] },
  };
  const made = (await editor.post('/api/staff/bills', { kind: 'bill', jurisdiction: 'SK', bill })).json();
  const changes = `/api/staff/bills/${made.id}/changes`;
  const shown = async () =>
    (await owner.get(`/api/provisions/${id}`))
      .json()
      .upcomingChanges.filter((one: { bill: { id: string } | null }) => one.bill?.id === made.id)
      .map(({ changesOverview }: { changesOverview: string }) => changesOverview);
  const news = async () =>
    (await app.database.db.selectFrom('update_entries').select('id').where('bill_id', '=', made.id).execute())
      .length;

  const wrong = await editor.post(changes, { provisionId: id, partId: 'nosuch', overview: 'More.' });
  expect([wrong.statusCode, Object.keys(wrong.json().error.fields)]).toEqual([400, ['partId']]);
  const asked = await editor.post(changes, {
    ...{ provisionId: id, partId: null, overview: 'The rate **rises**.<script>alert(1)</script>' },
  });
  expect([asked.statusCode, asked.json().waits, asked.json().changes]).toEqual([201, true, []]);
  const [waiting] = asked.json().waiting;
  expect(waiting).toMatchObject({ verb: 'add', isOwn: true, href: expect.stringContaining('?tab=upcoming') });
  expect([await shown(), await news()]).toEqual([[], 0]);

  expect((await approveBeside(editor, waiting.id)).statusCode).toBe(403);
  const [read] = (await admin.get(`/api/staff/data/provisions/${id}`)).json().proposals;
  expect(read).toMatchObject({ id: waiting.id, kind: 'billChange', verb: 'add', isOwn: false });
  expect(read.parts).toEqual([
    { part: 'bill', before: null, after: 'Bill 950, Second Reader Act' },
    { part: 'text', before: null, after: expect.stringContaining('<strong>rises</strong>') },
  ]);
  expect(read.parts[1].after).not.toContain('script');
  // The bill itself is new: members see it first.
  const [record] = (await admin.get('/api/staff/data/proposals/records')).json();
  expect((await approveBeside(admin, record.id)).statusCode).toBe(200);
  expect((await approveBeside(admin, waiting.id)).statusCode).toBe(200);
  expect([(await shown()).join(), await news()]).toEqual([expect.stringContaining('rises'), 1]);

  const [change] = (await editor.get(`/api/staff/bills/${made.id}`)).json().changes;
  const at = `${changes}/${change.id}`;
  const edited = (await editor.patch(at, { partId: null, overview: 'It falls.' })).json();
  const removed = (await admin.delete(at)).json();
  expect([edited.waits, removed.waits, (await shown()).join()]).toEqual([
    ...[true, true, expect.stringContaining('rises')],
  ]);
  expect(removed.waiting.map(({ verb }: { verb: string }) => verb)).toEqual(['change', 'remove']);
  expect((await approveBeside(admin, edited.waiting[0].id)).statusCode).toBe(200);
  expect((await shown()).join()).toContain('It falls.');
  // What was to be taken out says something else by now.
  expect((await approveBeside(editor, removed.waiting[1].id)).statusCode).toBe(409);
  expect((await editor.delete(`/api/staff/data/proposals/${removed.waiting[1].id}`)).statusCode).toBe(200);
  const again = (await admin.delete(at)).json();
  expect((await approveBeside(editor, again.waiting[0].id)).statusCode).toBe(200);
  expect([await shown(), await news()]).toEqual([[], 0]);
});
