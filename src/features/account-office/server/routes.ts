import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { invite, resendInvite } from '../../accounts/server/writes.ts';
import { areasInOrder } from '../../catalogue/server/reads.ts';
import type { accountOfficeContract } from '../contract.ts';
import { accountCounts, accountRows } from './accountList.ts';
import { changeAccess } from './changeAccess.ts';
import { createAccount } from './createAccount.ts';
import { changeCustomer, customerSessions, endCustomerSessions } from './customers.ts';
import { eraseCustomer, erasureOf } from './eraseCustomer.ts';
import { historyOf } from './history.ts';
import { accountOf, assertCustomer } from './oneAccount.ts';
import { handleRequest, requestsOf } from './requests.ts';

/** The calls of ADMIN about customers' accounts (specification 2.4, 6). */
export function accountOfficeHandlers(services: Services): Handlers<typeof accountOfficeContract> {
  const { db } = services;
  return {
    accounts: ({ query }) => accountRows(services, query),
    accountCounts: ({ query }) => accountCounts(services, query),
    accountRequests: () => requestsOf(db),
    handleRequest: async ({ actor, params, body }) => {
      await handleRequest(services, actor, params, body.reason);
      return { success: true };
    },
    accountAreas: async () => (await areasInOrder(db)).map(({ id, name }) => ({ id, name })),
    createAccount: async ({ actor, body }) => accountOf(services, await createAccount(services, actor, body)),
    account: ({ params }) => accountOf(services, params.id),
    changeAccess: async ({ actor, params, body }) => {
      await changeAccess(services, actor, params.id, body);
      return accountOf(services, params.id);
    },
    erasure: ({ params }) => erasureOf(services, params.id),
    eraseAccount: async ({ actor, params, body }) => {
      await eraseCustomer(services, actor, { accountId: params.id, name: body.name });
      return { success: true };
    },
    accountHistory: ({ params, query }) => historyOf(db, params.id, query.after),
    customerSessions: ({ params }) => customerSessions(services, params.id),
    endCustomerSessions: async ({ actor, params, body }) => ({
      ended: await endCustomerSessions(services, actor, { accountId: params.id, ...body }),
    }),
    inviteCustomer: async ({ actor, params, body: { reason, ...invitation } }) => {
      await assertCustomer(db, params.id);
      return invite(services, { actor, accountId: params.id, reason }, invitation);
    },
    changeCustomer: ({ actor, params, body: { reason, ...change } }) =>
      changeCustomer(services, { actor, accountId: params.id, reason }, params.userId, change),
    resendCustomerInvite: async ({ actor, params }) => {
      await assertCustomer(db, params.id);
      await resendInvite(services, { actor, accountId: params.id }, params.userId);
      return { success: true };
    },
  };
}
