import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp, type Visitor } from '../../../../../test/testApp.ts';
import type { JurisdictionVersion, PolicyComparisonItem, TimeMachine } from '../../compareContract.ts';

let app: TestApp;
const people = {} as Record<'west' | 'trial' | 'owner' | 'editor' | 'admin' | 'expired', Visitor>;

beforeAll(async () => {
  app = await testApp();
  for (const name of ['west', 'trial', 'owner', 'editor', 'admin', 'expired'] as const) {
    people[name] = await app.signIn(`${name}@demo.test`);
  }
});
afterAll(() => app.close());

const db = () => app.database.db;

interface Row {
  id: string;
  group: string;
  jurisdiction: string;
  area: string;
  published: boolean;
}

/** What stands in the tables, read without the product's own filter. */
const everything = async (): Promise<Row[]> =>
  (
    await sql<Row>`select p.id, p.provision_group_id as group, p.jurisdiction, a.key as area, p.is_published as published
      from provisions p join provision_groups g on g.id = p.provision_group_id
      join topics t on t.id = g.topic_id join areas a on a.id = t.area_id order by p.id`.execute(db())
  ).rows;

const WEST_JURISDICTIONS = ['AB', 'SK', 'FED'];
const WEST_AREAS = ['employment-standards', 'occupational-health-and-safety'];
const isWest = (row: Row) =>
  row.published && WEST_JURISDICTIONS.includes(row.jurisdiction) && WEST_AREAS.includes(row.area);

/** A provision that the west account reads. */
async function ofWest(jurisdiction = 'AB', offset = 0): Promise<Row> {
  const rows = (await everything()).filter((row) => isWest(row) && row.jurisdiction === jurisdiction);
  return rows[offset] as Row;
}

const siblings = async (row: Row): Promise<Row[]> =>
  (await everything()).filter(({ group }) => group === row.group);

const allJurs = (who: Visitor, id: string) => who.get(`/api/provisions/${id}/allJurs`);
const history = (who: Visitor, id: string) => who.get(`/api/provisions/${id}/timeMachine`);
const setText = (id: string, description: string | null) =>
  db().updateTable('provisions').set({ description }).where('id', '=', id).execute();

const dropped = (html: string, mark: 'ins' | 'del'): string =>
  html
    .replace(new RegExp(`<${mark}[^>]*>[\\s\\S]*?</${mark}>`, 'g'), '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, '');

describe('Compare Jurisdictions', () => {
  test('answers every jurisdiction of the group that the account may see, and no other', async () => {
    const base = await ofWest();
    for (const [who, visible] of [
      [people.west, isWest],
      [people.owner, (row: Row) => row.published],
      [people.editor, () => true],
      [people.admin, () => true],
    ] as const) {
      const answer = (await allJurs(who, base.id)).json<JurisdictionVersion[]>();
      const expected = (await siblings(base)).filter(visible).map(({ id }) => id);
      expect(answer.map(({ id }) => id).sort()).toEqual(expected.sort());
    }
  });

  test('each redline leads from the base to the other text and back; the base has none', async () => {
    const base = await ofWest();
    const answer = (await allJurs(people.owner, base.id)).json<JurisdictionVersion[]>();
    const own = answer.find(({ id }) => id === base.id);
    expect(own).toMatchObject({ redline: null, changes: null });
    const others = answer.filter(({ id }) => id !== base.id);
    expect(others.length).toBeGreaterThan(1);
    for (const { redline, description, changes } of others) {
      expect(dropped(redline ?? '', 'del')).toBe(dropped(description ?? '', 'del'));
      expect(dropped(redline ?? '', 'ins')).toBe(dropped(own?.description ?? '', 'ins'));
      expect(changes?.isPlain).toBe(false);
      expect(redline?.includes('<ins') ?? false).toBe((changes?.insertions ?? 0) + (changes?.moves ?? 0) > 0);
    }
  });

  test('swapping the base is a call with the other id', async () => {
    const base = await ofWest('AB');
    const other = (await siblings(base)).find((row) => row.jurisdiction === 'SK' && row.published) as Row;
    const forth = (await allJurs(people.west, base.id)).json<JurisdictionVersion[]>();
    const back = (await allJurs(people.west, other.id)).json<JurisdictionVersion[]>();
    expect(back.find(({ id }) => id === other.id)?.redline).toBeNull();
    expect(forth.find(({ id }) => id === base.id)?.redline).toBeNull();
    expect(back.map(({ id }) => id)).toEqual(forth.map(({ id }) => id));
  });

  test('a provision outside the account, unpublished or unknown does not exist', async () => {
    const all = await everything();
    const outside = all.find(({ jurisdiction }) => jurisdiction === 'QC') as Row;
    const otherArea = all.find(
      ({ jurisdiction, area }) => jurisdiction === 'AB' && area === 'human-rights',
    ) as Row;
    for (const id of [outside.id, otherArea.id, 'nosuchprovision']) {
      for (const what of ['allJurs', 'timeMachine']) {
        expect((await people.west.get(`/api/provisions/${id}/${what}`)).statusCode).toBe(404);
      }
    }
    const hidden = await ofWest('SK', 3);
    await db().updateTable('provisions').set({ is_published: false }).where('id', '=', hidden.id).execute();
    expect((await allJurs(people.west, hidden.id)).statusCode).toBe(404);
    expect((await history(people.owner, hidden.id)).statusCode).toBe(404);
    expect((await allJurs(people.editor, hidden.id)).statusCode).toBe(200);
    await db().updateTable('provisions').set({ is_published: true }).where('id', '=', hidden.id).execute();
  });

  test('an account of one jurisdiction reads its own and nothing to compare it with', async () => {
    const own = (await everything()).find(
      ({ jurisdiction, area, published }) =>
        jurisdiction === 'ON' && area === 'employment-standards' && published,
    ) as Row;
    const answer = (await allJurs(people.trial, own.id)).json<JurisdictionVersion[]>();
    expect(answer.map(({ jurisdiction }) => jurisdiction)).toEqual(['ON']);
  });

  test('a jurisdiction taken from the account is gone at the next call', async () => {
    const base = await ofWest('AB');
    const sask = (await siblings(base)).find(({ jurisdiction }) => jurisdiction === 'SK') as Row;
    const select = (codes: string[]) =>
      sql`update accounts set selected_jurisdictions = ${codes}::text[] where name = 'Prairie Freight'`.execute(
        db(),
      );
    const seen = async (id: string) =>
      (await allJurs(people.west, id)).json<JurisdictionVersion[]>().map(({ jurisdiction }) => jurisdiction);
    expect(await seen(base.id)).toContain('SK');
    await select(['AB', 'FED']);
    expect(await seen(base.id)).not.toContain('SK');
    const swapped = await allJurs(people.west, sask.id);
    expect([swapped.statusCode, swapped.json().error.message]).toEqual([
      404,
      'This provision could not be found.',
    ]);
    await select(WEST_JURISDICTIONS);
    expect(await seen(base.id)).toContain('SK');
  });

  test('hostile text comes out as text, enormous text whole, and the server goes on', async () => {
    const [first, second, third] = (await siblings(await ofWest('AB', 1))).filter(isWest) as [Row, Row, Row];
    await setText(first.id, `<p>${'<b><i>'.repeat(30_000)}deep${'</p></td>'.repeat(500)}`);
    await setText(second.id, `<p>${'An employee is owed notice. '.repeat(120_000)}</p>`);
    await setText(third.id, '<p>One</b></table><td>two<script>x</td></p><!-- <ins> --><ins>mine</ins>');
    const response = await allJurs(people.west, first.id);
    expect(response.statusCode).toBe(200);
    const answer = response.json<JurisdictionVersion[]>();
    expect(answer.find(({ id }) => id === second.id)?.changes?.isPlain).toBe(true);
    const marked = answer.find(({ id }) => id === third.id)?.redline ?? '';
    expect(marked).toContain('two');
    expect(marked).not.toMatch(/<script|<!--/);
    expect((await people.west.get('/currentUser')).statusCode).toBe(200);
    expect((await allJurs(people.west, (await ofWest('FED', 2)).id)).statusCode).toBe(200);
  });
});

describe('policy comparison', () => {
  let base: Row;
  let other: Row;
  beforeAll(async () => {
    [base, other] = (await siblings(await ofWest('AB', 4))).filter(isWest) as [Row, Row];
    await db()
      .updateTable('provisions')
      .set({ policy: null })
      .where('provision_group_id', '=', base.group)
      .execute();
    for (const [row, policy] of [
      [base, '<p>Staff give two weeks of notice.</p>'],
      [other, '<p>Staff give three weeks of notice.</p>'],
    ] as const) {
      await db().updateTable('provisions').set({ policy }).where('id', '=', row.id).execute();
    }
  });
  const compare = (who: Visitor) => who.get(`/api/provisions/${base.id}/policyComparison`);

  test('is for ADMIN only', async () => {
    for (const name of ['editor', 'owner', 'west', 'trial'] as const) {
      expect([name, (await compare(people[name])).statusCode]).toEqual([name, 403]);
    }
    expect((await app.http.inject({ url: `/api/provisions/${base.id}/policyComparison` })).statusCode).toBe(
      401,
    );
  });

  test('answers the jurisdictions that have policy language, each against this one', async () => {
    const items = (await compare(people.admin)).json<PolicyComparisonItem[]>();
    expect(items.map(({ id }) => id).sort()).toEqual([base.id, other.id].sort());
    const item = items.find(({ id }) => id === other.id);
    expect(item?.redline).toMatch(/<del[^>]*>two<\/del>\s*<ins[^>]*>three<\/ins>/);
    expect(item?.changes).toEqual({ insertions: 1, deletions: 1, moves: 0, isPlain: false });
  });
});

describe('an expired trial', () => {
  test('compares nothing', async () => {
    const { id } = await ofWest();
    const paths = [
      `${id}/allJurs`,
      `${id}/timeMachine`,
      `${id}/policyComparison`,
      `exportComparison?provs[]=${id}`,
    ];
    for (const path of paths) {
      const response = await people.expired.get(`/api/provisions/${path}`);
      expect([path, response.statusCode, response.json().error.code]).toEqual([path, 403, 'trial_expired']);
    }
  });
});

describe('the time machine', () => {
  let row: Row;
  let offset = 6;
  beforeEach(async () => {
    row = await ofWest('AB', offset++);
    await db().deleteFrom('provision_versions').where('provision_id', '=', row.id).execute();
    await db()
      .updateTable('provisions')
      .set({
        description: '<p>Notice is one week.</p>',
        effective_date: '2026-08-01',
        updated_at: new Date('2026-08-05T15:00:00Z'),
      })
      .where('id', '=', row.id)
      .execute();
    day = 1;
  });
  let day = 1;

  const publish = async (description: string, changeType: string) => {
    const { revision } = await db()
      .selectFrom('provisions')
      .select('revision')
      .where('id', '=', row.id)
      .executeTakeFirstOrThrow();
    const body = { description, changeType, revision };
    expect((await people.editor.post(`/api/staff/provisions/${row.id}/publish`, body)).statusCode).toBe(200);
    // Each text as if it were published on a day of its own.
    const updated_at = new Date(Date.UTC(2026, 9, day++, 15));
    await db().updateTable('provisions').set({ updated_at }).where('id', '=', row.id).execute();
  };
  const remove = (ids: string[], who = people.editor) =>
    who.delete(`/api/provisions/${row.id}/timeMachine?${ids.map((id) => `ids=${id}`).join('&')}`);
  const versions = async () => (await history(people.west, row.id)).json<TimeMachine>().versions;

  test('keeps every text that was published, newest first, each against the current one', async () => {
    expect((await history(people.west, row.id)).json<TimeMachine>().versions).toEqual([]);
    await publish('<p>Notice is two weeks.</p>', 'Amendment In Force');
    await publish('<p>Notice is two <strong>weeks</strong>.</p>', 'Editorial');
    await publish('<p>Notice is three weeks.</p>', 'Amendment In Force');
    const machine = (await history(people.west, row.id)).json<TimeMachine>();
    expect(machine.current).toBe('<p>Notice is three weeks.</p>');
    expect(machine.changeType).toBe('Amendment In Force');
    expect(machine.versions.map(({ previous }) => previous)).toEqual([
      '<p>Notice is two <strong>weeks</strong>.</p>',
      '<p>Notice is two weeks.</p>',
      '<p>Notice is one week.</p>',
    ]);
    expect(machine.versions.map(({ changeType }) => changeType)).toEqual([
      'Editorial',
      'Amendment In Force',
      null,
    ]);
    const [newest] = machine.versions;
    expect(newest?.previousRedline).toMatch(/<del[^>]*>two<\/del>/);
    expect(newest?.previousRedline).not.toContain('<ins');
    expect(newest?.currentRedline).toMatch(/<ins[^>]*>three<\/ins>/);
    expect(newest?.currentRedline).not.toContain('<del');
    const days = [machine.since, ...machine.versions.map(({ previousDate }) => previousDate)];
    expect(days).toEqual(['2026-10-03', '2026-10-02', '2026-10-01', '2026-08-01']);
    expect(machine.versions.map(({ until }) => until)).toEqual(['2026-10-02', '2026-10-01', '2026-09-30']);
  });

  test('a change of formatting alone marks nothing', async () => {
    await publish('<p>Notice is <strong>one</strong> week.</p>', 'Editorial');
    const [version] = await versions();
    expect(version?.changes).toEqual({ insertions: 0, deletions: 0, moves: 0, isPlain: false });
    expect(version?.currentRedline).not.toContain('<ins');
  });

  test('deletes what staff took out, says what is gone, and keeps it in the audit log', async () => {
    for (const count of ['two', 'three', 'four'])
      await publish(`<p>Notice is ${count} weeks.</p>`, 'Editorial');
    const before = await versions();
    expect((await people.owner.get(`/api/provisions/${row.id}`)).json().hasVersions).toBe(true);
    const [first, , third] = before.map(({ snapshotId }) => snapshotId) as [string, string, string];
    const response = await remove([first, third]);
    expect([response.statusCode, response.json().deleted.sort()]).toEqual([200, [first, third].sort()]);
    expect((await versions()).map(({ previous }) => previous)).toEqual(['<p>Notice is two weeks.</p>']);
    const entry = await db()
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', row.id)
      .where('action', '=', 'provision.deleteVersions')
      .executeTakeFirstOrThrow();
    expect(entry.user_email).toBe('editor@demo.test');
    expect(JSON.stringify(entry.before)).toContain('Notice is one week.');

    expect((await remove([(await versions())[0]?.snapshotId ?? ''])).statusCode).toBe(200);
    expect((await people.owner.get(`/api/provisions/${row.id}`)).json().hasVersions).toBe(false);
  });

  test('versions that somebody else deleted meanwhile are passed over; when none is left it says so', async () => {
    for (const count of ['two', 'three']) await publish(`<p>Notice is ${count} weeks.</p>`, 'Editorial');
    const [first, second] = (await versions()).map(({ snapshotId }) => snapshotId) as [string, string];
    await remove([first], people.admin);
    const rest = await remove([first, second]);
    expect([rest.statusCode, rest.json()]).toEqual([200, { deleted: [second] }]);
    const again = await remove([first, second]);
    expect([again.statusCode, again.json().error.message]).toEqual([
      404,
      'These versions were deleted before.',
    ]);
  });

  test('two editors who delete the same version at once: one does, one is told', async () => {
    await publish('<p>Notice is two weeks.</p>', 'Editorial');
    const ids = (await versions()).map(({ snapshotId }) => snapshotId);
    const answers = await Promise.all([remove(ids), remove(ids, people.admin)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('versions of another provision are left alone', async () => {
    await publish('<p>Notice is two weeks.</p>', 'Editorial');
    const [{ snapshotId } = { snapshotId: '' }] = await versions();
    const elsewhere = (await ofWest('AB', offset + 3)).id;
    expect(
      (await people.editor.delete(`/api/provisions/${elsewhere}/timeMachine?ids=${snapshotId}`)).statusCode,
    ).toBe(404);
    expect(await versions()).toHaveLength(1);
  });

  test('readers cannot delete, and bad input is a 400 that names the field', async () => {
    await publish('<p>Notice is two weeks.</p>', 'Editorial');
    const [{ snapshotId } = { snapshotId: '' }] = await versions();
    for (const name of ['owner', 'west', 'trial'] as const) {
      expect((await remove([snapshotId], people[name])).statusCode).toBe(403);
    }
    const path = `/api/provisions/${row.id}/timeMachine`;
    for (const [query, field] of [
      ['', 'ids'],
      ['?ids=', 'ids.0'],
      ['?ids=a%2Fb', 'ids.0'],
      [`?${Array.from({ length: 201 }, (_, i) => `ids=v${i}`).join('&')}`, 'ids'],
      [`?ids=${snapshotId}&all=true`, 'all'],
    ] as const) {
      const response = await people.editor.delete(path + query);
      expect([query.slice(0, 20), response.statusCode, Object.keys(response.json().error.fields)]).toEqual([
        query.slice(0, 20),
        400,
        [field],
      ]);
    }
    expect(await versions()).toHaveLength(1);
  });

  test('a long history is answered whole', async () => {
    const rows = Array.from({ length: 180 }, (_, i) => ({
      id: `long-${row.id}-${i}`,
      provision_id: row.id,
      description: `<p>Notice is ${i + 2} weeks.</p>`,
      text_description: `Notice is ${i + 2} weeks.`,
      warning: null,
      text_warning: null,
      policy: null,
      text_policy: null,
      effective_from: null,
      effective_to: null,
      published_at: new Date(Date.UTC(2000, 0, 1 + i)),
      change_type: 'Editorial' as const,
    }));
    await db().insertInto('provision_versions').values(rows).execute();
    const answers = await Promise.all([history(people.west, row.id), history(people.owner, row.id)]);
    for (const answer of answers) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json<TimeMachine>().versions).toHaveLength(180);
    }
  });
});
