import { expect } from 'vitest';
import type { TestApp, Visitor } from '../testApp.ts';
import { desk, MINIMUM_WAGE, provisionOf } from './desk.ts';

const PAST = { changeType: 'Amendment In Force' as const, effectiveDate: '2026-11-01', nothingRead: null };

const good = (answer: { statusCode: number; body: string }): void =>
  expect([answer.statusCode < 300, answer.body.slice(0, 300)]).toEqual([true, expect.anything()]);

/** Texts, values and standing: published over, unpublished, shown to strangers. */
async function editProvisions(app: TestApp, editor: Visitor): Promise<void> {
  const tom = desk(editor);
  const id = await provisionOf(app, MINIMUM_WAGE, 'SK');
  const { opened, version } = await tom.draft(id, (content) => ({
    description: `${content.description}<table><thead><tr><th>After</th><th>Rate</th></tr></thead><tbody><tr><td>One | two</td><td><strong>more</strong></td></tr></tbody></table><p>Ask <u>us</u>: H<sub>2</sub>O. <a href="https://a.example/?x=1&amp;y=2" rel="noopener noreferrer">Here</a>.</p><ol start="3"><li>a<ul><li>b</li></ul></li></ol>`,
    warning: '<p>The rate moves again.</p>',
    openQuestion: 'Whether "on" counts: it may.',
    values: {
      ...content.values,
      generalHourly: [
        ...(content.values.generalHourly ?? []).map((row, i) =>
          i === 0 ? { ...row, source: 'https://a.example/' } : row,
        ),
      ],
    },
    sources: [
      ...content.sources,
      { type: 'page' as const, ref: 'https://a.example/', checked: '2026-11-19' },
    ],
    acts: content.acts.slice(0, 1),
    references: content.references.slice(1),
  }));
  const [source] = opened.content.sources;
  good(
    await tom.publish(id, version, {
      ...PAST,
      line: 'The rate of the province moves.',
      checkedAgainst: [source?.ref ?? ''],
    }),
  );
  const other = await provisionOf(app, MINIMUM_WAGE, 'MB');
  const { opened: there } = { opened: await tom.open(other) };
  good(
    await editor.post(`/api/staff/data/provisions/${other}/unpublish`, {
      revision: there.revision,
      why: 'It is wrong.',
    }),
  );
  good(
    await editor.post(`/api/staff/data/provisions/${id}/deadlines`, {
      on: '03-31',
      duty: 'Post the new rate.',
      from: null,
    }),
  );
}

/** A rule of staff's own, one that the library brought and that is changed, and one that is hidden. */
async function editRules(app: TestApp, editor: Visitor): Promise<void> {
  const id = await provisionOf(app, MINIMUM_WAGE, 'ON');
  const [industry] = (await editor.get('/api/industries')).json();
  const rule = { type: 'Exemption', industries: [industry.id], acts: [], regulations: [] };
  good(
    await editor.post(`/api/staff/data/provisions/${id}/rules`, {
      ...rule,
      description: '<p>Not for guides.</p>',
    }),
  );
  const { rules } = await desk(editor).open(id);
  const known = rules.find((one) => !one.description.includes('guides'));
  if (known) good(await editor.delete(`/api/staff/data/provisions/${id}/rules/${known.id}`));
}

/** Acts and industries of staff's own, changed, put away and merged. */
async function editThings(app: TestApp, editor: Visitor): Promise<void> {
  const { db } = app.database;
  const area = await db
    .selectFrom('areas')
    .select('id')
    .where('key', '=', 'employment-standards')
    .executeTakeFirstOrThrow();
  const act = {
    kind: 'act',
    jurisdiction: 'ON',
    areaId: area.id,
    actId: null,
    name: 'Tools at Work Act, 2026',
    citation: 'SO 2026, c 9',
  };
  good(await editor.post('/api/staff/instruments', { ...act, url: null, editorNote: 'Read it.' }));
  const all = (await editor.get('/api/staff/instruments')).json() as {
    id: string;
    kind: string;
    jurisdiction: string;
    name: string;
  }[];
  const own = all.find(({ name }) => name === act.name);
  const others = all.filter(
    ({ kind, jurisdiction, id }) => kind === 'act' && jurisdiction === 'ON' && id !== own?.id,
  );
  const [first] = others;
  const detail = (await editor.get(`/api/staff/instruments/${first?.id}`)).json();
  good(
    await editor.post(`/api/staff/library/act/${first?.id}/merge`, {
      revision: detail.revision,
      into: own?.id,
    }),
  );
  const [, second] = others;
  const more = (await editor.get(`/api/staff/instruments/${second?.id}`)).json();
  good(
    await editor.patch(`/api/staff/instruments/${second?.id}`, {
      ...more.written,
      citation: 'SO 1, c 1',
      revision: more.revision,
    }),
  );
  good(await editor.post('/api/staff/industries', { name: 'Kite making', kind: 'industry', naics: null }));
}

/** Requirements of staff's own, changed and retired. */
async function editRequirements(editor: Visitor): Promise<void> {
  const [place] = (await editor.get('/api/staff/requirements/places')).json();
  const body = {
    ...{ jurisdiction: 'AB', groupId: place.id, type: 'Records', requirement: 'Keep a register of kites' },
    ...{ minEmployees: 10, maxEmployees: null, frequency: 'yearly', startsOn: null, deadline: '12-01' },
    ...{ isPublished: true, acts: [], regulations: [] },
  };
  good(await editor.post('/api/staff/requirements', body));
  const list = (await editor.get('/api/staff/requirements')).json() as { id: string }[];
  const one = (await editor.get(`/api/staff/requirements/${list[0]?.id}`)).json();
  good(
    await editor.patch(`/api/staff/requirements/${one.id}`, {
      ...one.written,
      frequency: 'monthly',
      deadline: '05-01',
      revision: one.revision,
    }),
  );
  const two = (await editor.get(`/api/staff/requirements/${list[1]?.id}`)).json();
  good(
    await editor.post(`/api/staff/library/checklistRequirement/${two.id}/archive`, {
      revision: two.revision,
      isArchived: true,
    }),
  );
}

/** A bill with other words and a change of staff's own, a change taken out, an upcoming text, and a new bill. */
async function editBills(app: TestApp, editor: Visitor): Promise<void> {
  const { rows } = await app.database.pool.query<{ id: string; bill_id: string }>(
    `select c.id, c.bill_id from upcoming_changes c join bills b on b.id = c.bill_id
     where c.rolled_in_on is null and b.jurisdiction = 'ON' order by c.bill_id, c.id limit 1`,
  );
  const [change] = rows;
  const { id, bill, revision } = (await editor.get(`/api/staff/bills/${change?.bill_id}`)).json();
  good(
    await editor.patch(`/api/staff/bills/${id}`, {
      revision,
      bill: { ...bill, description: 'Says it in other words.' },
    }),
  );
  good(
    await editor.patch(`/api/staff/data/changes/${change?.id}`, { upcomingText: '<p>As it will read.</p>' }),
  );
  const provisionId = await provisionOf(app, MINIMUM_WAGE, 'ON');
  good(
    await editor.post(`/api/staff/bills/${id}/changes`, {
      provisionId,
      // Of a bill that starts part by part one of them changes it.
      partId: bill.inForce === 'others' ? bill.parts[0].id : null,
      overview: 'It changes the rate.',
    }),
  );
  const part = {
    id: null,
    what: 'The kites',
    inForce: 'to be proclaimed',
    inForceDate: null,
    sections: null,
  };
  const fresh = {
    ...bill,
    number: 'Bill 999',
    name: 'Kites Act, 2026',
    acts: [],
    regulations: [],
    parts: [part],
    inForce: 'others',
    inForceDate: null,
  };
  const made = await editor.post('/api/staff/bills', { kind: 'bill', jurisdiction: 'ON', bill: fresh });
  good(made);
}

/** Edits the library as a day of work would: something of every kind, through the calls of the back-office. */
export async function editLibrary(app: TestApp, editor: Visitor): Promise<void> {
  await editProvisions(app, editor);
  await editRules(app, editor);
  await editThings(app, editor);
  await editRequirements(editor);
  await editBills(app, editor);
}
