import { pino } from 'pino';
import { vi } from 'vitest';
import { createJobs } from '../../src/platform/jobs/jobs.ts';
import { changes, creates, giveFactor, made, removes, type StaffWrite, type World } from './world.ts';

const WHY = 'Their counsel wrote to us on paper.';
const OFFICE = '/api/staff/accounts';
const accountOf = async ({ app }: World, email: string) => {
  const visitor = await app.signIn(email);
  return { visitor, path: `${OFFICE}/${visitor.user.account.id}`, account: visitor.user.account };
};
let people = 0;
const person = () => ({
  email: `p${++people}@audit.test`,
  firstName: 'A',
  lastName: 'B',
  role: 'USER',
  reason: WHY,
});
const invited = async (world: World) => {
  const { path } = await accountOf(world, 'owner@demo.test');
  const { id } = made<{ id: string }>(await world.admin.post(`${path}/users`, person()));
  return `${path}/users/${id}`;
};

const WORDS = {
  ...{
    title: 'Closed on Monday',
    html: '<p>We are closed.</p>',
    inBell: true,
    isBanner: false,
    byEmail: false,
  },
  audience: { who: 'everyone', plans: [], jurisdictions: [], areas: [], roles: [] },
  ...{ goesOutAt: null, endsOn: null },
};
const NEWS = '/api/staff/announcements';
const announcement = async ({ admin }: World) =>
  made<{ id: string; revision: number }>(await admin.post(NEWS, WORDS));
const sent = async (world: World) => {
  const { id, revision } = await announcement(world);
  made(await world.admin.post(`${NEWS}/${id}/schedule`, { revision }));
  return `${NEWS}/${id}`;
};

const INCIDENT = {
  ...{ circumstances: 'A laptop was lost.', information: 'Names.', happenedFrom: null, happenedTo: null },
  ...{ happenedNote: '', awareOn: '2026-11-19', people: 2, arePeopleEstimated: false, peopleInQuebec: null },
  ...{ risk: 'open', riskReasons: '', measures: '', notices: [], noticesNote: '', closedOn: null },
};

const plan = async ({ admin }: World) => {
  const [{ id, name, summary, isPublic, showPricing, annualPrice, monthlyPrice, ...rest } = {} as never] =
    made<Record<string, never>[]>(await admin.get(`${OFFICE}/plans`));
  const { jurisdictions, areas, seats, features } = rest;
  const written = { name, summary, isPublic, showPricing, annualPrice, monthlyPrice };
  return { path: `${OFFICE}/plans/${id}`, written: { ...written, jurisdictions, areas, seats, features } };
};

/** A job that failed, by its id. */
async function failedJob({ app, admin }: World): Promise<string> {
  const jobs = createJobs(app.database.pool, pino({ level: 'silent' }));
  const run = async () => {
    throw new Error('The disk is full.');
  };
  await jobs.start([{ name: 'test.broken', about: () => 'Breaks.', pollSeconds: 0.5, retryLimit: 0, run }]);
  await jobs.send('test.broken');
  const failures = async () =>
    made<{ failures: { id: string }[] }>(await admin.get('/api/staff/jobs')).failures;
  await vi.waitFor(async () => {
    if ((await failures()).length === 0) throw new Error('it has not failed yet');
  }, 30_000);
  await jobs.stop();
  return (await failures())[0]?.id ?? '';
}

/** Each call by which administrators look after customers, and tell them things. */
export const OFFICE_WRITES: Record<string, StaffWrite> = {
  'subscriptions.changePlan': changes(async (world) => {
    const { path, written } = await plan(world);
    return () => world.admin.patch(path, { ...written, summary: 'For tests.' });
  }),
  'subscriptions.revertPlan': changes(async (world) => {
    const { path, written } = await plan(world);
    made(await world.admin.patch(path, { ...written, summary: 'For more tests.' }));
    return () => world.admin.post(`${path}/revert`, {});
  }),
  'accounts.recoverByStaff': changes(async (world) => {
    const email = 'user@demo.test';
    await giveFactor(world, email);
    return () => world.admin.post('/api/staff/factorRecovery', { email, reason: WHY });
  }),
  'sign-on.verifyByStaff': changes(async (world) => {
    const { visitor, account } = await accountOf(world, 'owner@demo.test');
    const domain = 'audit.test';
    made(await visitor.post(`/api/accounts/${account.id}/signOn/domains`, { domain }));
    const wish = { email: 'owner@demo.test', domain, reason: WHY };
    return () => world.admin.post('/api/staff/signOnDomains', wish);
  }),
  'notifications.createAnnouncement': creates(
    async ({ admin }) =>
      () =>
        admin.post(NEWS, WORDS),
  ),
  'notifications.deleteAnnouncement': removes(async (world) => {
    const { id } = await announcement(world);
    return () => world.admin.delete(`${NEWS}/${id}`);
  }),
  'notifications.scheduleAnnouncement': changes(async (world) => {
    const { id, revision } = await announcement(world);
    return () => world.admin.post(`${NEWS}/${id}/schedule`, { revision });
  }),
  'notifications.takeBackAnnouncement': changes(async (world) => {
    const path = await sent(world);
    return () => world.admin.post(`${path}/takeBack`);
  }),
  'notifications.endAnnouncement': changes(async (world) => {
    const path = await sent(world);
    return () => world.admin.post(`${path}/end`);
  }),
  'back-office.retryJob': changes(async (world) => {
    const id = await failedJob(world);
    return () => world.admin.post(`/api/staff/jobs/${id}/retry`);
  }),
  'account-office.handleRequest': changes(async (world) => {
    const { visitor, account } = await accountOf(world, 'owner@demo.test');
    made(await visitor.post(`/api/accounts/${account.id}/deletionRequests`, { reason: 'We close.' }));
    const [request] = made<{ id: string }[]>(await world.admin.get(`${OFFICE}/requests`));
    return () => world.admin.post(`${OFFICE}/requests/deletion/${request?.id}`, { reason: WHY });
  }),
  'account-office.createAccount': creates(async ({ admin }) => {
    const body = {
      ...{ name: 'Audited Works', size: null, firstName: 'A', lastName: 'B', email: 'new@audit.test' },
      ...{ plan: null, trialUntil: null, isSubscriptionActive: true, renewsOn: null, billing: null },
      ...{ seats: 5, jurisdictions: [], areas: [], isPDFDownloadEnabled: true },
      ...{ isExcelDownloadEnabled: true, reason: WHY },
    };
    return () => admin.post(OFFICE, body);
  }),
  'account-office.changeAccess': changes(async (world) => {
    const { path } = await accountOf(world, 'owner@demo.test');
    return () => world.admin.patch(path, { seats: 40, reason: WHY });
  }),
  'account-office.endCustomerSessions': changes(async (world) => {
    const { path } = await accountOf(world, 'trial@demo.test');
    return () => world.admin.post(`${path}/sessions/end`, {});
  }),
  'account-office.inviteCustomer': creates(async (world) => {
    const { path } = await accountOf(world, 'owner@demo.test');
    return () => world.admin.post(`${path}/users`, person());
  }),
  'account-office.changeCustomer': changes(async (world) => {
    const path = await invited(world);
    return () => world.admin.patch(path, { isActive: false, reason: WHY });
  }),
  'account-office.resendCustomerInvite': changes(async (world) => {
    const path = await invited(world);
    return () => world.admin.post(`${path}/resend`);
  }),
  'account-office.eraseAccount': changes(async (world) => {
    const { visitor, path, account } = await accountOf(world, 'west@demo.test');
    made(await visitor.post(`/api/accounts/${account.id}/deletionRequests`, { reason: 'We close.' }));
    return () => world.admin.post(`${path}/erasure`, { name: account.name });
  }),
  'incidents.addIncident': creates(
    async ({ admin }) =>
      () =>
        admin.post('/api/staff/incidents', INCIDENT),
  ),
  'incidents.changeIncident': changes(async ({ admin }) => {
    const { number, revision } = made<{ number: number; revision: number }>(
      await admin.post('/api/staff/incidents', INCIDENT),
    );
    return () => admin.patch(`/api/staff/incidents/${number}`, { ...INCIDENT, revision, people: 3 });
  }),
};
