import type { SignOn } from '../../src/features/sign-on/contract.ts';
import { CLIENT } from '../oidcProvider.ts';
import { changes, creates, giveFactor, made, removes, type StaffWrite, type World } from './world.ts';

/** What single sign-on asks outside the server: a provider's address, and what DNS answers, by name. */
export interface SignOnStage {
  issuer: string;
  records: Map<string, string[][]>;
}

const ofStaff = (world: World, rest = '') => `/api/accounts/${world.admin.user.account.id}${rest}`;

let people = 0;
/** A colleague of staff, invited. */
async function invited(world: World): Promise<{ id: string; email: string }> {
  const body = { email: `c${++people}@audit.test`, firstName: 'A', lastName: 'B', role: 'EDITOR' };
  return made(await world.admin.post(ofStaff(world, '/users'), body));
}

let domains = 0;
async function named(world: World): Promise<string> {
  const domain = `d${++domains}.audit.test`;
  made(await world.admin.post(ofStaff(world, '/signOn/domains'), { domain }));
  return domain;
}

/** Each call that ADMIN shares with owners of accounts, made by ADMIN on the account of staff. */
export const accountWrites = (stage: SignOnStage): Record<string, StaffWrite> => {
  const configured = async (world: World) =>
    made(
      await world.admin.patch(ofStaff(world, '/signOn'), {
        issuer: stage.issuer,
        clientId: CLIENT.id,
        clientSecret: CLIENT.secret,
      }),
    );

  async function withRecord(world: World): Promise<string> {
    const domain = await named(world);
    const { domains } = made<SignOn>(await world.admin.get(ofStaff(world, '/signOn')));
    const { recordName, record } = domains.find((one) => one.domain === domain) ?? {};
    stage.records.set(recordName ?? '', [[record ?? '']]);
    return domain;
  }

  return {
    'auth.revokeSession': changes(async (world) => {
      await world.app.signIn('editor@demo.test');
      const sessions = made<{ id: string; email: string }[]>(
        await world.admin.get(ofStaff(world, '/sessions')),
      );
      const ofEditor = sessions.find(({ email }) => email === 'editor@demo.test');
      return () => world.admin.delete(ofStaff(world, `/sessions/${ofEditor?.id}`));
    }),
    'accounts.changeDetails': changes(async (world) => {
      return () => world.admin.patch(ofStaff(world), { city: 'Ottawa' });
    }),
    'accounts.invite': creates(async (world) => {
      const body = { email: 'invited@audit.test', firstName: 'A', lastName: 'B', role: 'EDITOR' };
      return () => world.admin.post(ofStaff(world, '/users'), body);
    }),
    'accounts.resendInvite': changes(async (world) => {
      const { id } = await invited(world);
      return () => world.admin.post(ofStaff(world, `/users/${id}/resend`));
    }),
    'accounts.changeMember': changes(async (world) => {
      const { id } = await invited(world);
      return () => world.admin.patch(ofStaff(world, `/users/${id}`), { isActive: false });
    }),
    'accounts.setMfa': changes(async (world) => {
      return () => world.admin.patch(ofStaff(world, '/mfa'), { isMFAEnabled: true });
    }),
    'accounts.requireFactor': changes(async (world) => {
      await giveFactor(world, 'admin@demo.test');
      return () => world.admin.patch(ofStaff(world, '/factorRequirement'), { graceDays: 30 });
    }),
    'accounts.recoverMember': changes(async (world) => {
      const { id, email } = await invited(world);
      await giveFactor(world, email);
      return () =>
        world.admin.post(ofStaff(world, `/users/${id}/recoverFactors`), { reason: 'Lost their phone.' });
    }),
    'accounts.requestDeletion': creates(async (world) => {
      return () => world.admin.post(ofStaff(world, '/deletionRequests'), { reason: 'We close.' });
    }),
    'sign-on.configure': changes(async (world) => {
      await configured(world);
      return () =>
        world.admin.patch(ofStaff(world, '/signOn'), { issuer: stage.issuer, clientId: 'another' });
    }),
    'sign-on.require': changes(async (world) => {
      await configured(world);
      const domain = await withRecord(world);
      made(await world.admin.post(ofStaff(world, `/signOn/domains/${domain}/verify`)));
      return () => world.admin.patch(ofStaff(world, '/signOn/requirement'), { isRequired: true });
    }),
    'sign-on.remove': removes(async (world) => {
      await configured(world);
      return () => world.admin.delete(ofStaff(world, '/signOn'));
    }),
    'sign-on.addDomain': creates(async (world) => {
      return () => world.admin.post(ofStaff(world, '/signOn/domains'), { domain: 'added.audit.test' });
    }),
    'sign-on.verifyDomain': changes(async (world) => {
      const domain = await withRecord(world);
      return () => world.admin.post(ofStaff(world, `/signOn/domains/${domain}/verify`));
    }),
    'sign-on.removeDomain': removes(async (world) => {
      const domain = await named(world);
      return () => world.admin.delete(ofStaff(world, `/signOn/domains/${domain}`));
    }),
  };
};
