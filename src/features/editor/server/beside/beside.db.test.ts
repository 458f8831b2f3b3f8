import { afterAll, beforeAll, expect, test } from 'vitest';
import { desk, MINIMUM_WAGE, provisionOf } from '../../../../../test/editor/desk.ts';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { EditableRule } from '../../../provisions/editable.ts';

let app: TestApp;
let editor: Visitor;
let admin: Visitor;
let owner: Visitor;
let id: string;

beforeAll(async () => {
  app = await testApp();
  editor = await app.signIn('editor@demo.test');
  admin = await app.signIn('admin@demo.test');
  owner = await app.signIn('owner@demo.test');
  id = await provisionOf(app, MINIMUM_WAGE, 'SK');
});
afterAll(() => app.close());

const read = async () => (await owner.get(`/api/provisions/${id}`)).json();
const actions = async () =>
  (
    await app.database.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('seq')
      .execute()
  ).map(({ action }) => action);

test('a special rule is added, changed and taken out; readers follow, script does not', async () => {
  const [industry] = (await editor.get('/api/industries')).json();
  const [act] = (
    await editor.get('/api/staff/data/instruments?q=saskatchewan%20employment&jurisdiction=SK')
  ).json();
  const rule: EditableRule = {
    type: 'Exemption',
    description: '<p>Not for <strong>guides</strong>.</p><script>alert(1)</script>',
    industries: [industry.id],
    acts: [{ id: act.id, sections: 's 2-16' }],
    regulations: [],
    values: [{ label: 'Overtime after', value: 10, unit: 'hours a day' }],
  };
  const added = await editor.post(`/api/staff/data/provisions/${id}/rules`, rule);
  expect([added.statusCode, added.body]).toEqual([201, expect.any(String)]);
  const ruleId = added.json().id;
  const shown = async () => (await read()).specialRules.find(({ _id }: { _id: string }) => _id === ruleId);
  expect(await shown()).toMatchObject({
    type: 'Exemption',
    industryNames: [industry.name],
    actSections: 's 2-16',
    description: '<p>Not for <strong>guides</strong>.</p>',
    values: rule.values,
  });
  const at = `/api/staff/data/provisions/${id}/rules/${ruleId}`;
  expect((await editor.patch(at, { ...rule, type: 'Special Rule' })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ type: 'Special Rule' });
  const { values: _, ...without } = rule;
  expect((await editor.patch(at, without)).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ values: rule.values });
  expect((await editor.patch(at, { ...rule, values: [] })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ values: [] });
  expect((await editor.delete(at)).statusCode).toBe(200);
  expect(await shown()).toBeUndefined();
  expect((await actions()).slice(-5)).toEqual([
    'provision.addRule',
    'provision.changeRule',
    'provision.changeRule',
    'provision.changeRule',
    'provision.removeRule',
  ]);
});

test('a rule that stands with several provisions is taken from one and stays with the others', async () => {
  const { rows } = await app.database.pool.query<{ rule: string; a: string; b: string }>(
    `select r.id as rule, min(p.id) as a, max(p.id) as b from special_rules r
     join special_rule_groups g on g.special_rule_id = r.id
     join provisions p on p.provision_group_id = g.provision_group_id and p.jurisdiction = r.jurisdiction
     where r.is_published and p.is_published group by r.id having count(*) > 1 order by r.id limit 1`,
  );
  const [found] = rows;
  if (!found) throw new Error('The library has no such rule.');
  const rulesOf = async (provision: string) =>
    (await owner.get(`/api/provisions/${provision}`))
      .json()
      .specialRules.map(({ _id }: { _id: string }) => _id);
  expect((await editor.delete(`/api/staff/data/provisions/${found.a}/rules/${found.rule}`)).statusCode).toBe(
    200,
  );
  expect(await rulesOf(found.a)).not.toContain(found.rule);
  expect(await rulesOf(found.b)).toContain(found.rule);
});

test.each<[string, Partial<EditableRule>, string]>([
  ['no words', { description: ' ' }, 'description'],
  ['markup without words', { description: '<p><br></p>' }, 'description'],
  ['an industry that is gone', { industries: ['nosuch'] }, 'industries'],
  ['an act that is gone', { acts: [{ id: 'nosuch', sections: null }] }, 'acts'],
  ['a number that is none', { values: [{ label: 'After', value: 'ten', unit: 'hours' }] }, 'values.0.value'],
  ['a number of nothing', { values: [{ label: 'After', value: 10, unit: ' ' }] }, 'values.0.unit'],
])('a rule with %s is refused at its field', async (_, part, field) => {
  const rule = { type: 'Exemption', description: '<p>A.</p>', industries: [], acts: [], regulations: [] };
  const answer = await editor.post(`/api/staff/data/provisions/${id}/rules`, { ...rule, ...part });
  expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
});

test('a deadline reminds readers, is changed, and is taken out', async () => {
  const body = { on: '2026-12-01', duty: 'File the yearly wage report.', from: null };
  const added = await editor.post(`/api/staff/data/provisions/${id}/deadlines`, body);
  expect(added.statusCode).toBe(201);
  const reminders = async () =>
    (await owner.get('/api/updates')).json().reminders.map((one: { description: string }) => one.description);
  expect((await reminders()).join()).toContain('yearly wage report');
  const at = `/api/staff/data/provisions/${id}/deadlines/${added.json().id}`;
  expect((await editor.patch(at, { ...body, on: '03-31' })).statusCode).toBe(200);
  expect((await reminders()).join()).not.toContain('yearly wage report');
  expect((await editor.get(`/api/staff/data/provisions/${id}`)).json().deadlines).toContainEqual({
    id: added.json().id,
    on: '03-31',
    duty: body.duty,
    from: null,
  });
  for (const on of ['02-30', '04-31', '13-01', '2026-02-30', 'soon']) {
    expect([on, (await editor.patch(at, { ...body, on })).statusCode]).toEqual([on, 400]);
  }
  expect((await editor.delete(at)).statusCode).toBe(200);
  expect((await editor.delete(at)).statusCode).toBe(404);
});

test('what the editor takes out, a newer starter library does not bring back', async () => {
  const { rows } = await app.database.pool.query<{ id: string; provision_id: string }>(
    'select id, provision_id from deadlines where content_hash is not null and provision_id is not null limit 1',
  );
  const [found] = rows;
  if (!found) return;
  await editor.delete(`/api/staff/data/provisions/${found.provision_id}/deadlines/${found.id}`);
  const kept = await app.database.db
    .selectFrom('withdrawn_rows')
    .select('table_name')
    .where('id', '=', found.id)
    .execute();
  expect(kept).toEqual([{ table_name: 'deadlines' }]);
});

test('preview: the draft as a reader of an entitlement sees it, and nothing where they see nothing', async () => {
  const tom = desk(editor);
  const [industry] = (await editor.get('/api/industries')).json();
  expect(industry).toBeDefined();
  const { opened } = await tom.draft(id, (content) => ({
    description: `${content.description}<p>Only in the draft.</p>`,
  }));
  const preview = async (jurisdictions: string[], areas: string[] = []) =>
    (await editor.post(`/api/staff/data/provisions/${id}/preview`, { jurisdictions, areas })).json();
  expect((await preview(['SK'])).provision.description).toContain('Only in the draft.');
  expect(await preview(['ON'])).toEqual({ provision: null, why: 'jurisdiction' });
  const other = opened.area.id === 'x' ? 'y' : 'x';
  expect(await preview([], [other])).toEqual({ provision: null, why: 'area' });
  expect((await read()).description).not.toContain('Only in the draft.');
  const colleague = await admin.post(`/api/staff/data/provisions/${id}/preview`, {
    jurisdictions: [],
    areas: [],
  });
  expect(colleague.json().provision.description).not.toContain('Only in the draft.');
  expect((await owner.post(`/api/staff/data/provisions/${id}/preview`, {})).statusCode).toBe(403);
});

test('an announcement is said otherwise and taken out with what readers were told', async () => {
  const tom = desk(editor);
  const nb = await provisionOf(app, MINIMUM_WAGE, 'PE');
  const { version } = await tom.draft(nb, (content) => ({
    description: `${content.description}<p>More.</p>`,
  }));
  const out = await tom.publish(nb, version, {
    changeType: 'Upcoming Amendment',
    effectiveDate: '2027-04-01',
    line: 'The rate rises in April of 2027.',
  });
  expect(out.statusCode).toBe(200);
  const { upcoming } = await tom.open(nb);
  const [announced] = upcoming.filter(({ overview }) => overview.includes('April of 2027'));
  const at = `/api/staff/data/changes/${announced?.id}`;
  expect((await editor.patch(at, { overview: '<p>Rises in May.</p>', day: '2027-05-01' })).statusCode).toBe(
    200,
  );
  expect((await tom.open(nb)).upcoming).toContainEqual(
    expect.objectContaining({ id: announced?.id, day: '2027-05-01', overview: '<p>Rises in May.</p>' }),
  );
  expect((await editor.delete(at)).statusCode).toBe(200);
  const feed = (await owner.get('/api/updates')).json().matchedEntries;
  expect(
    feed.some(({ summary }: { summary: string }) => /in April of 2027\.|^Rises in May\./.test(summary)),
  ).toBe(false);
});

test('what was archived while a rule was written is refused at its field, and what was merged gives way', async () => {
  const { db } = app.database;
  const areaId = (await db.selectFrom('areas').select('id').executeTakeFirstOrThrow()).id;
  const act = async (name: string) =>
    (
      await editor.post('/api/staff/instruments', {
        ...{ kind: 'act', jurisdiction: 'SK', areaId, actId: null, name, citation: null },
        ...{ url: null, editorNote: null },
      })
    ).json<{ id: string }>().id;
  const industry = async (name: string) =>
    (await editor.post('/api/staff/industries', { name, kind: 'industry', naics: null })).json<{
      id: string;
    }>().id;
  const shelve = (kind: string, one: string) =>
    editor.post(`/api/staff/library/${kind}/${one}/archive`, { revision: 1, isArchived: true });
  const merge = (kind: string, one: string, into: string) =>
    editor.post(`/api/staff/library/${kind}/${one}/merge`, { revision: 1, into });
  const rule = (part: Partial<EditableRule>): EditableRule => ({
    ...{ type: 'Exemption', description: '<p>Not for them.</p>', industries: [], acts: [] },
    ...{ regulations: [], values: [] },
    ...part,
  });
  const add = (part: Partial<EditableRule>) =>
    editor.post(`/api/staff/data/provisions/${id}/rules`, rule(part));

  const [kept, gone, merged] = [await act('Kept Act'), await act('Gone Act'), await act('Merged Act')];
  const [guides, sailors, seamen] = [
    await industry('Guides of hunters'),
    await industry('Sailors'),
    await industry('Seamen'),
  ];
  for (const answer of [await shelve('act', gone), await shelve('industry', guides)])
    expect(answer.statusCode, answer.body).toBe(200);
  for (const answer of [await merge('act', merged, kept), await merge('industry', seamen, sailors)])
    expect(answer.statusCode, answer.body).toBe(200);

  const ofAct = await add({ acts: [{ id: gone, sections: 's 4' }] });
  expect([ofAct.statusCode, ofAct.json().error.fields.acts]).toEqual([
    400,
    expect.stringMatching(/^“Gone Act” was archived on .* by .*\. Choose another\.$/),
  ]);
  const ofIndustry = await add({ industries: [guides] });
  expect([ofIndustry.statusCode, ofIndustry.json().error.fields.industries]).toEqual([
    400,
    expect.stringMatching(/^“Guides of hunters” was archived on /),
  ]);
  const both = await add({
    acts: [
      { id: kept, sections: 's 1' },
      { id: merged, sections: 's 2' },
    ],
    industries: [seamen, sailors],
  });
  expect(both.statusCode, both.body).toBe(201);
  const shown = (await read()).specialRules.find(({ _id }: { _id: string }) => _id === both.json().id);
  expect(shown).toMatchObject({ actSections: 's 1; s 2', industryNames: ['Sailors'] });
});
