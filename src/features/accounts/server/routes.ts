import { notFound } from '../../../platform/errors.ts';
import { assertTrial, type HandlerInput, type Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { accountsContract } from '../contract.ts';
import { changeMember, invite, resendInvite } from './changeMembers.ts';
import { changeDetails, detailsOf } from './details.ts';
import { exportData } from './exportData.ts';
import { recoverByStaff, recoverMember, requireFactor } from './factors.ts';
import { ownHand } from './hand.ts';
import { membersOf, ownerOf, usersOf } from './members.ts';
import { outboxEmails } from './outbox.ts';
import { requestDeletion } from './requestDeletion.ts';
import { sendSetupEmail } from './sendSetupEmail.ts';
import { setMfa } from './setMfa.ts';
import { isLiveCode } from './setupLink.ts';
import { signUp } from './signUp.ts';

/** Whether an account asks for sign-in by emailed link; told to its people, and to who holds a code that opens it. */
async function mfaOf(
  services: Services,
  { params, query, request, reply }: HandlerInput<typeof accountsContract.mfa>,
): Promise<{ isMFAEnabled: boolean }> {
  const { db, authenticate } = services;
  if (query.code) {
    // Also to who is signed in: a used link is over for everybody.
    if (!(await isLiveCode(services, query.code, params.id))) throw notFound();
  } else {
    const actor = await authenticate(request, reply);
    if (actor?.accountId !== params.id) throw notFound();
    // A public call knows nothing of the trial: only a code opens it to an account whose trial is over (decisions 5).
    assertTrial(actor);
  }
  const account = await db
    .selectFrom('accounts')
    .select('is_mfa_enabled')
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!account) throw notFound();
  return { isMFAEnabled: account.is_mfa_enabled };
}

/** The calls about accounts and their people. */
export function accountsHandlers(services: Services): Handlers<typeof accountsContract> {
  const { db, clock, captcha, config } = services;
  return {
    captchaChallenge: () => captcha.challenge(clock.now()),
    signUp: async ({ body, reply }) => {
      const answer = await signUp(services, body);
      if ('userExists' in answer) reply.code(200);
      return answer;
    },
    sendSetupEmail: ({ body }) => sendSetupEmail(services, body.email),
    mfa: (input) => mfaOf(services, input),
    users: ({ params }) => usersOf(db, params.id),
    owner: ({ params }) => ownerOf(db, params.id),
    details: ({ params }) => detailsOf(services, params.id),
    changeDetails: ({ actor, body }) => changeDetails(services, actor, body),
    members: ({ params }) => membersOf(services, params.id),
    invite: ({ actor, body }) => invite(services, ownHand(actor), body),
    resendInvite: async ({ actor, params }) => {
      await resendInvite(services, ownHand(actor), params.userId);
      return { success: true };
    },
    changeMember: ({ actor, params, body }) => changeMember(services, ownHand(actor), params.userId, body),
    setMfa: async ({ actor, body }) => {
      await setMfa(services, ownHand(actor), body.isMFAEnabled);
      return body;
    },
    requireFactor: async ({ actor, body }) => {
      const from = await requireFactor(services, actor, body.graceDays);
      return { factorRequiredFrom: from?.toISOString() ?? null };
    },
    recoverMember: async ({ actor, params, body }) => {
      await recoverMember(services, actor, params.userId, body.reason);
      return { success: true };
    },
    recoverByStaff: async ({ actor, body }) => {
      await recoverByStaff(services, actor, body.email, body.reason);
      return { success: true };
    },
    exportData: async ({ params, reply }) => {
      return reply
        .header('content-disposition', 'attachment; filename="account-data.zip"')
        .header('cache-control', 'no-store')
        .type('application/zip')
        .send(exportData(services, params.id));
    },
    requestDeletion: async ({ actor, body }) => {
      const requestedAt = await requestDeletion(services, actor, body.reason);
      return { requestedAt: requestedAt.toISOString() };
    },
    outbox: ({ query }) => outboxEmails(db, query, config.demo),
  };
}
