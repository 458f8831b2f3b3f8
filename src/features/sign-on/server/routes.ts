import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { signOnContract } from '../contract.ts';
import { finish, join } from './arrive.ts';
import { addDomain, removeDomain, verifyByStaff, verifyDomain } from './domains.ts';
import { configure, removeProvider, requireSignOn, signOnOf } from './settings.ts';

/** The calls of single sign-on (decisions 13). */
export function signOnHandlers(services: Services): Handlers<typeof signOnContract> {
  return {
    finish: ({ body, request }) => finish(services, request, body),
    join: ({ body, request }) => join(services, request, body.ticket),
    signOn: ({ params }) => signOnOf(services, params.id),
    configure: async ({ actor, params, body }) => {
      await configure(services, actor, body);
      return signOnOf(services, params.id);
    },
    remove: async ({ actor, params }) => {
      await removeProvider(services, actor);
      return signOnOf(services, params.id);
    },
    require: async ({ actor, params, body }) => {
      await requireSignOn(services, actor, body.isRequired);
      return signOnOf(services, params.id);
    },
    addDomain: async ({ actor, params, body }) => {
      await addDomain(services, actor, body.domain);
      return signOnOf(services, params.id);
    },
    verifyDomain: async ({ actor, params }) => {
      await verifyDomain(services, actor, params.domain);
      return signOnOf(services, params.id);
    },
    removeDomain: async ({ actor, params }) => {
      await removeDomain(services, actor, params.domain);
      return signOnOf(services, params.id);
    },
    verifyByStaff: async ({ actor, body }) => {
      await verifyByStaff(services, actor, body);
      return { success: true };
    },
  };
}
