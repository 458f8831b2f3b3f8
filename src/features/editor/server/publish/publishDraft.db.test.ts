import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../../test/editor/desk.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { publishDue } from './publishDue.ts';

let app: TestApp;
let editor: Visitor;
let admin: Visitor;
let owner: Visitor;
let tom: ReturnType<typeof desk>;
let mira: ReturnType<typeof desk>;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  admin = await app.signIn('admin@demo.test');
  owner = await app.signIn('owner@demo.test');
  tom = desk(editor);
  mira = desk(admin);
});
afterAll(() => app.close());

const sentence = (content: EditableProvision) => ({
  description: `${content.description}<p>Keep a copy of every notice.</p>`,
});

/** Saskatchewan raises its rate: a new row on top, the one before ends the day before, and the text says so. */
const raise = (content: EditableProvision): Partial<EditableProvision> => {
  const [newest, ...older] = content.values.generalHourly ?? [];
  const was = newest && 'value' in newest ? Number(newest.value) : 0;
  return {
    description: content.description.replaceAll(was.toFixed(2), (was + 0.5).toFixed(2)),
    values: {
      ...content.values,
      generalHourly: [
        { value: was + 0.5, from: '2026-11-01' },
        { ...(newest as object), to: '2026-10-31' } as never,
        ...older,
      ],
    },
  };
};

const inForce = {
  changeType: 'Amendment In Force' as const,
  effectiveDate: '2026-11-01',
  line: 'The general rate rises by 50 cents an hour.',
};

test('a new rate: readers, history, feed and policy follow, and the draft is gone', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'SK');
  const { opened, version } = await tom.draft(id, raise);
  const [source] = opened.content.sources;
  const answer = await tom.publish(id, version, {
    ...inForce,
    checkedAgainst: [source?.ref ?? ''],
    nothingRead: null,
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { state: 'published' }]);
  expect(answer.json().told).toBeGreaterThan(0);

  const read = (await owner.get(`/api/provisions/${id}`)).json();
  expect(read.effectiveDate).toBe('2026-11-01');
  const rates = read.values.filter(({ key }: { key: string }) => key === 'generalHourly');
  expect(rates[0]).toMatchObject({ from: '2026-11-01', to: null });
  expect(rates[1]).toMatchObject({ to: '2026-10-31' });
  expect(read.policy).toContain(`$${Number(rates[0].value).toFixed(2)}`);
  expect(read.policy).not.toContain('{{');

  const feed = (await owner.get('/api/updates')).json().matchedEntries;
  const entry = feed.find(({ provision }: { provision: { id: string } }) => provision.id === id);
  expect(entry).toMatchObject({ changeType: 'Amendment In Force', summary: inForce.line });
  const history = (await owner.get(`/api/provisions/${id}/timeMachine`)).json();
  expect(history.versions[0]).toMatchObject({ until: '2026-10-31' });

  const now = await tom.open(id);
  expect(now.draft).toBeNull();
  expect(now.content.sources[0]?.checked).toBe('2026-11-20');
  expect((await editor.get('/api/staff/data/drafts')).json()).toEqual([]);
});

test('the search finds what was published', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'PE');
  const { version } = await tom.draft(id, (content) => ({
    description: `${content.description}<p>Ask the quokkafield desk.</p>`,
  }));
  expect((await tom.publish(id, version)).statusCode).toBe(200);
  const found = await owner.post('/api/buildReportViaSearch', { text: 'quokkafield', jurisdictions: [] });
  expect(found.json().results.map((one: { id: string }) => one.id)).toContain(id);
});

test('another process shows it at once, in its place and in the feed, and finds it soon', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'AB');
  const second = await testApp({ database: app.database });
  try {
    const there = await second.signIn('owner@demo.test');
    const finds = async () =>
      (await there.post('/api/buildReportViaSearch', { text: 'wombatfield', jurisdictions: [] })).json()
        .results.length;
    const says = async () => (await there.get(`/api/provisions/${id}`)).json().description as string;
    expect([await finds(), await says()]).toEqual([0, expect.not.stringContaining('wombatfield')]);
    const { version } = await tom.draft(id, (content) => ({
      description: `${content.description}<p>Ask the wombatfield desk.</p>`,
    }));
    const line = 'Employees may ask the wombatfield desk.';
    expect((await tom.publish(id, version, { ...inForce, line })).statusCode).toBe(200);
    expect(await says()).toContain('wombatfield');
    const feed = (await there.get('/api/updates')).json().matchedEntries;
    expect(feed.map(({ summary }: { summary: string }) => summary)).toContain(line);
    // bench/editor says how soon; here it is only that it comes, on a machine however busy.
    await expect.poll(finds, { timeout: 20_000 }).toBeGreaterThan(0);
  } finally {
    await second.close();
  }
});

test('an editorial change tells nobody', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'MB');
  const { version } = await tom.draft(id, sentence);
  expect((await tom.publish(id, version)).json()).toMatchObject({ state: 'published', told: 0 });
  const feed = (await owner.get('/api/updates')).json().matchedEntries;
  expect(feed.some(({ summary }: { summary: string }) => summary.includes('Keep a copy'))).toBe(false);
});

test.each([
  [
    'a day to come',
    { ...inForce, effectiveDate: '2027-10-01' },
    'effectiveDate',
    /Oct 01, 2027 is still to come/,
  ],
  ['no day', { ...inForce, effectiveDate: null }, 'effectiveDate', /from when/],
  ['no line', { ...inForce, line: null }, 'line', /one line/],
  ['a line too short', { ...inForce, line: 'Up.' }, 'publication.line', /10 to 160/],
  ['no source', { ...inForce, nothingRead: null }, 'checkedAgainst', /checked against/],
  [
    'a source it does not have',
    { checkedAgainst: ['https://elsewhere.example'] },
    'checkedAgainst',
    /does not rest/,
  ],
  [
    'an upcoming day that has come',
    { ...inForce, changeType: 'Upcoming Amendment' as const },
    'effectiveDate',
    /has come/,
  ],
  ['a review put off for ever', { reviewBy: '2199-01-01' }, 'reviewBy', /within two years/],
  ['a review that is past', { reviewBy: '2026-11-20' }, 'reviewBy', /day to come/],
  ['a time gone by', { at: '2026-11-01T00:00:00Z' }, 'at', /to come/],
])('refuses %s, and names the field', async (_, publication, field, words) => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'BC');
  const open = await tom.open(id);
  const version = open.draft?.version ?? (await tom.draft(id, sentence)).version;
  const answer = await tom.publish(id, version, publication);
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
  expect(Object.values(answer.json().error.fields).join()).toMatch(words);
});

test('the rules of the library keep what is broken from going out', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'YT');
  const wrong = await tom.draft(id, (content) => ({
    values: {
      ...content.values,
      generalHourly: [{ value: 99, from: '2026-11-01' }, ...(content.values.generalHourly ?? [])],
    },
    acts: content.acts.map((one) => ({ ...one, sections: 's five' })),
  }));
  const answer = await tom.publish(id, wrong.version);
  expect([answer.statusCode, answer.json().error.code]).toEqual([400, 'findings']);
  expect(answer.json().error.fields['values.generalHourly']).toBeDefined();
  expect((await tom.open(id)).isPublished).toBe(true);
});

test('an older row is written over only by a correction that says why', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NL');
  const { version } = await tom.draft(id, (content) => {
    const rows = content.values.generalHourly ?? [];
    const last = rows.at(-1);
    return {
      values: {
        ...content.values,
        generalHourly: [...rows.slice(0, -1), { ...(last as object), value: 11.11 } as never],
      },
    };
  });
  const refused = await tom.publish(id, version);
  expect(Object.keys(refused.json().error.fields)).toEqual(['correctionWhy']);
  const done = await tom.publish(id, version, { correctionWhy: 'The gazette says 11.11.' });
  expect(done.statusCode).toBe(200);
});

test('of two editors the second is told, keeps the draft, and nothing is overwritten', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'AB');
  const first = await tom.draft(id, sentence);
  const second = await mira.draft(id, (content) => ({
    description: `${content.description}<p>Mira was here.</p>`,
  }));
  expect((await tom.publish(id, first.version)).statusCode).toBe(200);
  const refused = await mira.publish(id, second.version);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'stale_revision']);
  const open = await mira.open(id);
  expect(open.content.description).toContain('Keep a copy');
  expect(open.draft?.content.description).toContain('Mira was here.');
  const merged = { ...open.content, description: `${open.content.description}<p>Mira was here.</p>` };
  const saved = await mira.save(id, merged, { version: second.version, baseRevision: open.revision });
  expect((await mira.publish(id, saved.json().version)).statusCode).toBe(200);
  const read = (await owner.get(`/api/provisions/${id}`)).json();
  expect(read.textDescription).toMatch(/Keep a copy[\s\S]*Mira was here/);
});

test('what was published is taken back for a moment, with its entry and version, and the draft is there again', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'QC');
  const before = (await owner.get(`/api/provisions/${id}`)).json();
  const { content, version } = await tom.draft(id, sentence);
  const published = (await tom.publish(id, version, inForce)).json();
  expect((await admin.post(`/api/staff/data/publications/${published.publicationId}/undo`)).statusCode).toBe(
    403,
  );
  const undone = await editor.post(`/api/staff/data/publications/${published.publicationId}/undo`);
  expect(undone.statusCode).toBe(200);
  expect((await owner.get(`/api/provisions/${id}`)).json()).toEqual(before);
  const open = await tom.open(id);
  expect(open.draft?.content.description).toBe(content.description);
  expect(open.draft?.baseRevision).toBe(open.revision);
  const again = await editor.post(`/api/staff/data/publications/${published.publicationId}/undo`);
  expect([again.statusCode, again.json().error.code]).toEqual([409, 'too_late']);
});

test('a minute later it cannot be taken back', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'QC');
  const open = await tom.open(id);
  const published = (await tom.publish(id, open.draft?.version ?? 0)).json();
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  const late = await editor.post(`/api/staff/data/publications/${published.publicationId}/undo`);
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'too_late']);
});

test('a publication waits for its time; a change of the draft takes it off; it goes out once', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NS');
  const { opened, content, version } = await tom.draft(id, sentence);
  const at = '2026-11-23T05:05:00Z';
  expect((await tom.publish(id, version, { at })).json()).toMatchObject({
    state: 'time',
    publicationId: null,
  });
  expect((await tom.open(id)).draft?.waiting).toMatchObject({ for: 'time', at: '2026-11-23T05:05:00.000Z' });
  const saved = await tom.save(id, content, { version, baseRevision: opened.revision });
  expect((await tom.open(id)).draft?.waiting).toBeNull();
  await tom.publish(id, saved.json().version, { at });
  const services = { db: app.database.db, clock: app.clock, config: app.config };
  expect(await publishDue(services)).toBe(0);
  const now = app.clock.now();
  app.clock.set(new Date('2026-11-23T05:05:30Z'));
  expect(await publishDue(services)).toBe(1);
  expect(await publishDue(services)).toBe(0);
  app.clock.set(now);
  expect((await owner.get(`/api/provisions/${id}`)).json().textDescription).toContain('Keep a copy');
});

test('what can no longer go out at its time stays a draft, and says why', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NB');
  const waiting = await tom.draft(id, sentence);
  await tom.publish(id, waiting.version, { at: '2026-11-23T05:05:00Z' });
  const other = await mira.draft(id, sentence);
  expect((await mira.publish(id, other.version)).statusCode).toBe(200);
  const now = app.clock.now();
  app.clock.set(new Date('2026-11-23T05:05:30Z'));
  await publishDue({ db: app.database.db, clock: app.clock, config: app.config });
  app.clock.set(now);
  expect((await tom.open(id)).draft).toMatchObject({
    waiting: null,
    failedWhy: expect.stringMatching(/Somebody else/),
  });
});

test('an upcoming amendment stands with the provision until its day', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NU');
  const { version } = await tom.draft(id, () => ({ editorNote: 'Announced in the gazette.' }));
  const line = 'The rate rises to $20.25 an hour on April 1, 2027.';
  const upcoming = { changeType: 'Upcoming Amendment' as const, effectiveDate: '2027-04-01', line };
  expect((await tom.publish(id, version, upcoming)).statusCode).toBe(200);
  const read = (await owner.get(`/api/provisions/${id}`)).json();
  expect(read.upcomingChanges.at(-1)).toMatchObject({
    inForceDate: '2027-04-01',
    changesOverview: `<p>${line}</p>`,
  });
  expect(
    read.upcomingChanges.some((one: { changesOverview: string }) => one.changesOverview.includes(line)),
  ).toBe(true);
});

test('who is told is counted before it goes out: members of the accounts that may read it, by name for administrators', async () => {
  const told = async (code: string, changeType = 'Amendment In Force') => {
    const id = await provisionOf(app, MINIMUM_WAGE, code);
    const { content } = await tom.open(id);
    const answer = await editor.post(`/api/staff/data/provisions/${id}/preflight`, {
      ...{ changeType, sources: content.sources },
    });
    const list = await admin.get(`/api/staff/data/provisions/${id}/audience`);
    expect((await editor.get(`/api/staff/data/provisions/${id}/audience`)).statusCode).toBe(403);
    return { counts: answer.json(), accounts: list.json().accounts as { name: string; members: number }[] };
  };
  const sk = await told('SK');
  const names = sk.accounts.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['Northern Outfitters', 'Prairie Freight']));
  // A trial of Ontario alone, and one that ended.
  expect(names).not.toContain('Harbour Cafe');
  expect(names).not.toContain('Old Mill');
  expect(sk.counts.members).toBe(sk.accounts.reduce((sum, { members }) => sum + members, 0));
  expect((await told('ON')).accounts.map(({ name }) => name)).toContain('Harbour Cafe');
  expect((await told('SK', 'Editorial')).counts).toMatchObject({
    members: 0,
    daily: 0,
    weekly: 0,
    reports: 0,
  });
});

test('unpublishing takes a provision from readers’ sight, not from staff', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NT');
  const { revision } = await tom.open(id);
  const call = (body: object) => editor.post(`/api/staff/data/provisions/${id}/unpublish`, body);
  expect((await call({ revision, why: '' })).statusCode).toBe(400);
  expect((await call({ revision, why: 'The rate is not confirmed.' })).statusCode).toBe(200);
  expect((await owner.get(`/api/provisions/${id}`)).statusCode).toBe(404);
  expect((await tom.open(id)).isPublished).toBe(false);
  expect((await call({ revision: revision + 1, why: 'Again.' })).json().error.code).toBe('unpublished');
});

test('read again today: the source has the day, the review moves on, no word changes and nobody is told', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'FED');
  const before = (await owner.get(`/api/provisions/${id}`)).json();
  const open = await tom.open(id);
  const ref = open.content.sources[0]?.ref ?? '';
  const answer = await editor.post(`/api/staff/data/provisions/${id}/readAgain`, { ref });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().sources[0]).toMatchObject({ ref, checked: '2026-11-20' });
  expect(answer.json().reviewDue > '2026-11-20').toBe(true);
  const after = (await owner.get(`/api/provisions/${id}`)).json();
  expect({ ...after, verified: null }).toEqual({ ...before, verified: null });
  const wrong = await editor.post(`/api/staff/data/provisions/${id}/readAgain`, {
    ref: 'https://elsewhere.example',
  });
  expect(Object.keys(wrong.json().error.fields)).toEqual(['ref']);
});

test('the queue is of what is due, the heaviest first, and hides what is put off', async () => {
  await app.database.pool.query(
    `update provisions set review_by = '2026-11-01' where provision_group_id = (select id from provision_groups where key = $1) and is_published`,
    [MINIMUM_WAGE],
  );
  const queue = (await editor.get('/api/staff/data/queue')).json();
  const weight = ({ weight: w }: { weight: Record<string, number> }) =>
    Object.values(w).reduce((a, b) => a + b, 0);
  const weights = queue.rows.map(weight);
  expect(weights).toEqual([...weights].sort((a, b) => b - a));
  const [first] = queue.rows;
  await editor.post(`/api/staff/data/provisions/${first.id}/putOff`, { isPutOff: true });
  const later = (await editor.get('/api/staff/data/queue')).json();
  expect(later.rows.some(({ id }: { id: string }) => id === first.id)).toBe(false);
  expect(later.due).toBe(queue.due - 1);
});

test('script in any field goes out as what it is: words, or nothing', async () => {
  const id = await provisionOf(app, MINIMUM_WAGE, 'NU');
  const evil = '<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">here</a>';
  const { version } = await tom.draft(id, (content) => ({
    description: `${content.description}<p>More. ${evil}</p>`,
    warning: `<p>Mind this. ${evil}</p>`,
    policy: `${content.policy}<p>We keep to it. ${evil}</p>`,
    openQuestion: `Unsettled ${evil}`,
    editorNote: evil,
  }));
  const out = await tom.publish(id, version, { ...inForce, line: `It changed ${evil}`.slice(0, 160) });
  expect([out.statusCode, out.body]).toEqual([200, expect.any(String)]);
  const shown = (await owner.get(`/api/provisions/${id}`)).json();
  for (const html of [shown.description, shown.warning, shown.policy]) {
    expect(html).toMatch(/here/);
    expect(html).not.toMatch(/<script|onerror|javascript:|<img/);
  }
  // Words that are no HTML are drawn as words.
  const [entry] = (await owner.get('/api/updates'))
    .json()
    .matchedEntries.filter((one: { provision: { id: string } }) => one.provision.id === id);
  expect(entry.summary).toContain('It changed <script>');
});
