import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Office, openOffice, WHY } from '../../../../test/office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(() => office.arrive());

describe('a change of access', () => {
  test.each([
    [{ seats: 5, reason: 'no' }, 'reason'],
    [{ seats: 5 }, null],
    [{ seats: 2 }, 'seats'],
    [{ plan: 'golden' }, 'plan'],
    [{ areas: ['golden'] }, 'areas'],
    [{ name: 'Taken over' }, 'name'],
  ])('%j: the field in error is %s', async (body, field) => {
    const answer = await office.admin.patch(office.at('Northern'), { reason: WHY, ...body });
    expect(answer.statusCode).toBe(field ? 400 : 200);
    if (field) expect(Object.keys(answer.json().error.fields)).toEqual([field]);
  });

  test('a trial is given no more than a trial is served, and not nothing', async () => {
    const areas = (await office.admin.get('/api/staff/accounts/areas'))
      .json<{ id: string }[]>()
      .map(({ id }) => id);
    expect(
      (await office.change('Harbour', { jurisdictions: ['ON', 'BC'] })).json().error.fields,
    ).toHaveProperty('jurisdictions');
    expect((await office.change('Harbour', { jurisdictions: [] })).statusCode).toBe(400);
    expect((await office.change('Harbour', { areas: areas.slice(0, 4) })).json().error.fields).toHaveProperty(
      'areas',
    );
    // With the subscription that comes along it may.
    const together = {
      isSubscriptionActive: true,
      jurisdictions: ['ON', 'BC'],
      renewsOn: '2027-11-20',
      billing: 'monthly',
    };
    expect((await office.change('Harbour', together)).json()).toMatchObject({
      state: 'paid',
      renewsOn: '2027-11-20',
      billing: 'monthly',
    });
    expect((await office.change('Harbour', { billing: 'weekly' })).json().error.fields).toHaveProperty(
      'billing',
    );
    expect((await office.admin.get('/api/staff/accounts?text=Harbour')).json().rows).toMatchObject([
      { billing: 'monthly' },
    ]);
    // The customer sees it in their own settings, and in what they take with them.
    const owner = await office.app.signIn('trial@demo.test');
    const own = `/api/accounts/${office.ids.Harbour}`;
    const paid = { isSubscribed: true, renewsOn: '2027-11-20', billing: 'monthly' };
    expect((await owner.get(own)).json()).toMatchObject(paid);
    const files = unzipSync(new Uint8Array((await owner.get(`${own}/export`)).rawPayload));
    expect(JSON.parse(strFromU8(files['account.json'] ?? new Uint8Array()))).toMatchObject(paid);
    await office.change('Harbour', { isSubscriptionActive: false, renewsOn: null, billing: null });
    expect((await office.change('Harbour', { jurisdictions: ['ON'] })).statusCode).toBe(200);
  });

  test('takes effect at the next call of an open session, in another process too', async () => {
    const member = await office.other.signIn('trial@demo.test');
    const jurisdictions = async () => [
      ...new Set(
        (await member.get('/api/updates'))
          .json<{ matchedEntries: { jurisdiction: string }[] }>()
          .matchedEntries.map(({ jurisdiction }) => jurisdiction),
      ),
    ];
    const search = () =>
      office.other.http.inject({
        method: 'POST',
        url: '/1/indexes/main/query',
        headers: { 'x-algolia-api-key': member.user.searchToken, 'x-algolia-application-id': 'x' },
        payload: { query: 'overtime', hitsPerPage: 50 },
      });
    const places = async () => [
      ...new Set(
        (await search())
          .json<{ hits: { jurisdiction: string }[] }>()
          .hits.map(({ jurisdiction }) => jurisdiction),
      ),
    ];
    expect(await places()).toEqual(['ON']);
    expect((await office.change('Harbour', { jurisdictions: ['BC'] })).statusCode).toBe(200);
    expect(await places()).toEqual(['BC']);
    for (const code of await jurisdictions()) expect(code).toBe('BC');
    expect((await member.get('/currentUser')).json().account.selectedJurisdictions).toEqual(['BC']);

    expect((await office.change('Harbour', { trialUntil: 'now' })).json().state).toBe('expired');
    expect((await member.get('/api/updates')).json().error.code).toBe('trial_expired');
    expect((await search()).statusCode).toBeGreaterThanOrEqual(400);
    expect((await office.change('Harbour', { trialUntil: '2026-11-30' })).json().trialUntil).toBe(
      '2026-12-01T04:59:59.000Z',
    );
    expect((await member.get('/api/updates')).statusCode).toBe(200);
    await office.change('Harbour', { jurisdictions: ['ON'] });
  });

  test('is kept with what it was, who did it and why', async () => {
    await office.change('Prairie', { seats: 4, isPDFDownloadEnabled: true, reason: 'a fourth dispatcher' });
    const [line] = await office.history('Prairie');
    expect(line).toMatchObject({
      person: 'admin@demo.test',
      isByStaff: true,
      action: 'account.changeAccess',
      about: null,
      before: { seats: 3, isPDFDownloadEnabled: false },
      after: { seats: 4, isPDFDownloadEnabled: true },
      why: 'a fourth dispatcher',
    });
  });

  test('sign-in by link forgets passwords; turning it off asks for a proof', async () => {
    expect((await office.change('Vault', { isMFAEnabled: false })).json().isMFAEnabled).toBe(false);
    const [line] = await office.history('Vault');
    expect(line).toMatchObject({ action: 'account.setMfa', why: WHY, after: { isMFAEnabled: false } });
    office.app.clock.set(new Date(office.app.clock.now().getTime() + 11 * 60_000));
    expect((await office.change('Vault', { isMFAEnabled: false })).json().error.code).toBe('proof_required');
    expect((await office.change('Vault', { isMFAEnabled: true })).statusCode).toBe(200);
  });
});

describe('people', () => {
  const invite = (name: string, email: string, role = 'USER') =>
    office.admin.post(`${office.at(name)}/users`, {
      email,
      firstName: 'Nia',
      lastName: 'Cole',
      role,
      reason: WHY,
    });

  test('staff may add to a trial where a seat is free, which its owner may not', async () => {
    await office.change('Harbour', { seats: 3 });
    const owner = await office.app.signIn('trial@demo.test');
    const own = `/api/accounts/${office.ids.Harbour}/users`;
    const wish = { email: 'nia@harbour.test', firstName: 'Nia', lastName: 'Cole', role: 'USER' };
    expect((await owner.post(own, wish)).json().error.code).toBe('trial_seats');
    expect((await invite('Harbour', 'nia@harbour.test')).statusCode).toBe(201);
    expect((await invite('Harbour', 'nadia@harbour.test')).json().error.code).toBe('no_seats');
    const [email] = await office.app.database.db
      .selectFrom('outbox')
      .select('text')
      .where('to_address', '=', 'nia@harbour.test')
      .execute();
    expect(email?.text).toContain('Mira Kaur invites you');
    expect(await office.history('Harbour')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'user.invite', about: 'nia@harbour.test', why: WHY }),
      ]),
    );
  });

  test('nobody is made staff in a customer’s account', async () => {
    expect((await invite('Northern', 'mole@demo.test', 'ADMIN')).json().error.fields).toHaveProperty('role');
  });

  test('deactivating ends the sessions of a person in every process, and says how many', async () => {
    const user = await office.other.signIn('user@demo.test');
    await office.app.signIn('user@demo.test');
    const path = `${office.at('Northern')}/users/${user.user.id}`;
    const answer = await office.admin.patch(path, { isActive: false, reason: WHY });
    expect(answer.json()).toMatchObject({ ended: 2, member: { isActive: false } });
    expect((await user.get('/currentUser')).statusCode).toBe(401);
    expect((await office.admin.patch(path, { isActive: true, reason: WHY })).json()).toMatchObject({
      ended: 0,
    });
  });

  test('a role is changed, and an invitation sent again, each with who did it in the history', async () => {
    const { people } = await office.read('Northern');
    const { id } = people.find(({ email }) => email === 'colleague@demo.test') ?? people[0] ?? { id: '' };
    const path = `${office.at('Northern')}/users/${id}`;
    const answer = await office.admin.patch(path, { role: 'ACCOUNT_OWNER', reason: 'Dana leaves' });
    expect(answer.json().member).toMatchObject({ role: 'ACCOUNT_OWNER' });
    const colleague = await office.other.signIn('colleague@demo.test');
    expect((await colleague.get(`/api/accounts/${office.ids.Northern}`)).statusCode).toBe(200);
    await office.admin.patch(path, { role: 'USER', reason: 'Dana stays' });
    expect((await colleague.get(`/api/accounts/${office.ids.Northern}`)).statusCode).toBe(403);
    const lines = (await office.history('Northern')).filter(({ about }) => about === 'colleague@demo.test');
    expect(lines).toMatchObject([
      { before: { role: 'ACCOUNT_OWNER' }, after: { role: 'USER' }, why: 'Dana stays' },
      { before: { role: 'USER' }, after: { role: 'ACCOUNT_OWNER' }, why: 'Dana leaves' },
    ]);
    expect(lines.map(({ person }) => person)).toEqual(['admin@demo.test', 'admin@demo.test']);
    await colleague.post('/auth/logout');

    expect((await invite('Northern', 'omar@northern.test')).statusCode).toBe(201);
    const invited = (await office.read('Northern')).people.find(
      ({ email }) => email === 'omar@northern.test',
    );
    const again = await office.admin.post(`${office.at('Northern')}/users/${invited?.id}/resend`);
    expect(again.statusCode, again.body).toBe(200);
    const { rows } = await office.app.database.pool.query(
      `select kind from outbox where to_address = 'omar@northern.test'`,
    );
    expect(rows).toEqual([{ kind: 'invite' }, { kind: 'invite' }]);
  });

  test('the last owner stays one', async () => {
    const { people } = await office.read('Prairie');
    const answer = await office.admin.patch(`${office.at('Prairie')}/users/${people[0]?.id}`, {
      role: 'USER',
      reason: WHY,
    });
    expect(answer.json().error.code).toBe('last_owner');
  });

  test('sessions are listed and ended, of one person or of all, and of this account alone', async () => {
    const [owner, colleague] = [
      await office.app.signIn('owner@demo.test'),
      await office.other.signIn('colleague@demo.test'),
    ];
    const sessions = (await office.admin.get(`${office.at('Northern')}/sessions`)).json<
      { email: string }[]
    >();
    expect(new Set(sessions.map(({ email }) => email))).toEqual(
      new Set(['owner@demo.test', 'colleague@demo.test']),
    );
    const end = (body: object) => office.admin.post(`${office.at('Northern')}/sessions/end`, body);
    expect((await end({ userId: (await office.app.signIn('west@demo.test')).user.id })).statusCode).toBe(404);
    // One session alone, and only as that of its person: the owner's is not ended under another name.
    const again = await office.other.signIn('colleague@demo.test');
    const open = (await office.admin.get(`${office.at('Northern')}/sessions`)).json<
      { id: string; userId: string }[]
    >();
    const [sessionId] = open.flatMap(({ id, userId }) => (userId === colleague.user.id ? [id] : []));
    expect((await end({ sessionId })).statusCode).toBe(400);
    expect((await end({ sessionId, userId: owner.user.id })).json()).toEqual({ ended: 0 });
    expect((await end({ sessionId, userId: colleague.user.id })).json()).toEqual({ ended: 1 });
    const calls = [await again.get('/currentUser'), await colleague.get('/currentUser')];
    expect(calls.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401]);
    expect((await end({ userId: colleague.user.id })).json()).toEqual({ ended: 1 });
    expect((await colleague.get('/currentUser')).statusCode).toBe(401);
    expect((await owner.get('/currentUser')).statusCode).toBe(200);
    expect((await end({})).json()).toEqual({ ended: 1 });
    expect((await owner.get('/currentUser')).statusCode).toBe(401);
  });
});
