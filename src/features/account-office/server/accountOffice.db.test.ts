import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Office, openOffice, WHY } from '../../../../test/office.ts';
import { loadPlans } from '../../subscriptions/server/load.ts';
import type { StaffPlan } from '../../subscriptions/staffContract.ts';
import type { NewAccount } from '../contract.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(() => office.arrive());

describe('the list', () => {
  test('holds the customers with how they stand, and never the staff', async () => {
    const { rows } = await office.list();
    expect(rows.map(({ name, state }) => [name, state])).toEqual([
      ['Harbour Cafe', 'ending'],
      ['Northern Outfitters', 'paid'],
      ['Old Mill', 'expired'],
      ['Prairie Freight', 'paid'],
      ['Vault Credit', 'paid'],
    ]);
    expect(rows.find(({ name }) => name === 'Northern Outfitters')).toMatchObject({
      people: 3,
      seats: 10,
      size: 'Medium',
    });
    expect((await office.admin.get('/api/staff/accounts/counts')).json()).toEqual({
      all: 5,
      trial: 1,
      ending: 1,
      paid: 3,
      expired: 1,
    });
  });

  test.each([
    ['?state=trial', ['Harbour Cafe']],
    ['?state=expired', ['Old Mill']],
    ['?state=ending', ['Harbour Cafe']],
    ['?size=Medium', ['Northern Outfitters']],
    ['?text=NORTH', ['Northern Outfitters']],
    ['?text=jordan%20bear', ['Prairie Freight']],
    ['?text=mfa%40demo', ['Vault Credit']],
    ['?text=%25', []],
    ['?state=paid&direction=descending', ['Vault Credit', 'Prairie Freight', 'Northern Outfitters']],
  ])('%s finds %j', async (query, expected) => {
    expect(await office.namesOf(query)).toEqual(expected);
  });

  test('is paged in every order, each account once, and refuses what is no page', async () => {
    await sql`insert into accounts (id, name, seats, trial_until, created_at)
      select 'many' || n, 'Many ' || (n % 7), 1 + n % 3, timestamptz '2026-01-01' + n % 5 * interval '1 day', now() from generate_series(1, 120) n`.execute(
      office.app.database.db,
    );
    for (const by of ['name', 'state', 'until', 'seats', 'seen']) {
      for (const direction of ['ascending', 'descending']) {
        const found: string[] = [];
        let next: string | null = null;
        do {
          const page = await office.list(`?by=${by}&direction=${direction}${next ? `&after=${next}` : ''}`);
          found.push(...page.rows.map(({ id }) => id));
          next = page.next;
        } while (next);
        expect([by, found.length, new Set(found).size]).toEqual([by, 125, 125]);
      }
    }
    await sql`delete from accounts where id like 'many%'`.execute(office.app.database.db);
    expect((await office.admin.get('/api/staff/accounts?after=nonsense')).json().error.fields).toHaveProperty(
      'after',
    );
  });
});

describe('one account', () => {
  test('shows access and people, and nothing that they wrote', async () => {
    const account = await office.read('Northern');
    expect(account).toMatchObject({
      name: 'Northern Outfitters',
      state: 'paid',
      seats: 10,
      jurisdictions: [],
    });
    expect(account.people.map(({ email }) => email)).toContain('owner@demo.test');
    expect(Object.keys(account)).not.toContain('notes');
  });

  test('that of the staff, or of nobody, is a 404 on every call', async () => {
    for (const id of [office.admin.user.account.id, 'nobody']) {
      const path = `/api/staff/accounts/${id}`;
      const answers = [
        await office.admin.get(path),
        await office.admin.patch(path, { seats: 2, reason: WHY }),
        await office.admin.get(`${path}/history`),
        await office.admin.get(`${path}/sessions`),
        await office.admin.post(`${path}/sessions/end`, {}),
        await office.admin.post(`${path}/users`, {
          email: 'a@b.test',
          firstName: 'A',
          lastName: 'B',
          role: 'USER',
          reason: WHY,
        }),
        await office.admin.patch(`${path}/users/${office.admin.user.id}`, { isActive: false, reason: WHY }),
        await office.admin.post(`${path}/users/${office.admin.user.id}/resend`),
      ];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    }
  });
});

describe('an account made by hand', () => {
  const wish = (over: Partial<NewAccount> = {}): NewAccount => ({
    ...{
      name: 'Boreal Timber',
      size: 'Large',
      firstName: 'Jean',
      lastName: 'Roy',
      email: 'jean@boreal.test',
    },
    ...{ plan: 'regional', trialUntil: null, isSubscriptionActive: true, renewsOn: '2027-03-14', seats: 10 },
    ...{
      billing: 'annually',
      jurisdictions: ['ON', 'QC'],
      areas: [],
      isPDFDownloadEnabled: true,
      isExcelDownloadEnabled: false,
    },
    reason: WHY,
    ...over,
  });

  test('invites its owner, who is then let in', async () => {
    const made = await office.admin.post('/api/staff/accounts', wish());
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({
      state: 'paid',
      plan: { name: 'Regional' },
      people: [{ role: 'ACCOUNT_OWNER', isPending: true }],
    });
    const [email] = await office.app.database.db
      .selectFrom('outbox')
      .select('kind')
      .where('to_address', '=', 'jean@boreal.test')
      .execute();
    expect(email?.kind).toBe('invite');
    expect(
      (await office.admin.get(`/api/staff/accounts/${made.json().id}/history`)).json().rows,
    ).toMatchObject([{ action: 'account.create', why: WHY }]);
  });

  test('for an address that somebody has is refused at the field, and nothing is made', async () => {
    const answer = await office.admin.post(
      '/api/staff/accounts',
      wish({ name: 'Twice', email: 'owner@demo.test' }),
    );
    expect(answer.json().error.fields).toHaveProperty('email');
    expect(await office.namesOf('?text=Twice')).toEqual([]);
  });

  test('on trial it is held to what a trial is served', async () => {
    const trial = wish({ email: 'b@b.test', isSubscriptionActive: false, trialUntil: '2026-12-04' });
    expect((await office.admin.post('/api/staff/accounts', trial)).json().error.fields).toHaveProperty(
      'jurisdictions',
    );
  });
});

describe('requests', () => {
  test('for a subscription and for deletion stand on the list until they are worked off', async () => {
    const expired = await office.app.signIn('expired@demo.test');
    await expired.post('/api/subscriptionRequests', {
      plan: 'province',
      contactName: 'Ruth',
      phone: '',
      message: 'Soon.',
    });
    const west = await office.app.signIn('west@demo.test');
    await west.post(`/api/accounts/${office.ids.Prairie}/deletionRequests`, { reason: 'We close.' });
    const open = async () => (await office.admin.get('/api/staff/accounts/requests')).json();
    expect(await open()).toMatchObject([
      {
        kind: 'subscription',
        account: { name: 'Old Mill' },
        plan: 'Province',
        message: 'Soon.',
        dueOn: null,
      },
      { kind: 'deletion', account: { name: 'Prairie Freight' }, message: 'We close.', dueOn: '2026-12-20' },
    ]);
    expect((await office.list('?text=prairie')).rows[0]?.isDeletionAsked).toBe(true);
    for (const { kind, id } of await open()) {
      expect(
        (
          await office.admin.post(`/api/staff/accounts/requests/${kind}/${id}`, {
            reason: 'They stay after all.',
          })
        ).statusCode,
      ).toBe(200);
      expect(
        (
          await office.admin.post(`/api/staff/accounts/requests/${kind}/${id}`, {
            reason: 'They stay after all.',
          })
        ).statusCode,
      ).toBe(404);
    }
    expect(await open()).toEqual([]);
    expect((await office.history('Prairie'))[0]).toMatchObject({
      action: 'account.keepAfterRequest',
      why: 'They stay after all.',
    });
  });
});

describe('plans', () => {
  const plans = async (): Promise<StaffPlan[]> =>
    (await office.admin.get('/api/staff/accounts/plans')).json();
  const planOf = async (wanted: string) => (await plans()).find(({ id }) => id === wanted);
  const written = ({ id, includedAreas, accounts, editedAt, starter, ...plan }: StaffPlan) => plan;
  const atSignup = async () =>
    (await office.other.http.inject({ url: '/api/subscriptionPlans/public' }))
      .json<{ id: string; name: string; annualPrice: number; features: string }[]>()
      .find(({ id }) => id === 'regional');

  test('what is edited is what signup shows, in every process, and a newer starter library leaves it alone', async () => {
    const before = await planOf('regional');
    if (!before) throw new Error('no plan');
    const body = {
      ...written(before),
      annualPrice: 1_900,
      features: ['4 jurisdictions', 'Mind the <b>gap</b> & "quotes"'],
    };
    const answer = await office.admin.patch('/api/staff/accounts/plans/regional', body);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      annualPrice: 1_900,
      features: body.features,
      starter: { annualPrice: 1_788 },
    });
    expect(await atSignup()).toMatchObject({
      annualPrice: 1_900,
      features:
        '<ul><li>4 jurisdictions</li><li>Mind the &lt;b&gt;gap&lt;/b&gt; &amp; &quot;quotes&quot;</li></ul>',
    });
    await loadPlans(office.app.database.db, 'content');
    expect(await planOf('regional')).toMatchObject({ annualPrice: 1_900, isPublic: true });
    expect(await planOf('national')).toMatchObject({ editedAt: null });

    const [line] = await office.app.database.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'plan.change')
      .execute();
    expect(line).toMatchObject({
      subject_id: 'regional',
      before: { annualPrice: 1_788 },
      after: { annualPrice: 1_900 },
    });

    await office.admin.post('/api/staff/accounts/plans/regional/revert');
    expect(written((await planOf('regional')) ?? before)).toEqual(written(before));
    expect(await planOf('regional')).toMatchObject({ editedAt: null });
  });

  test.each([
    [{ annualPrice: 10.5 }, 'annualPrice'],
    [{ annualPrice: -1 }, 'annualPrice'],
    [{ name: ' ' }, 'name'],
    [{ seats: 0 }, 'seats'],
    [{ golden: true }, 'golden'],
  ])('%j is refused at %s', async (over, field) => {
    const plan = await planOf('regional');
    const answer = await office.admin.patch('/api/staff/accounts/plans/regional', {
      ...(plan && written(plan)),
      ...over,
    });
    expect([answer.statusCode, Object.keys(answer.json().error.fields)]).toEqual([400, [field]]);
  });
});
