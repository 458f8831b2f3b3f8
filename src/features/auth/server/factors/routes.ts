import type { Handlers } from '../../../../platform/http/feature.ts';
import type { factorsContract } from '../../factorsContract.ts';
import { beginProof, proofOf, prove, proveByLink, sendProofLink } from '../proof.ts';
import type { AuthServices } from '../services.ts';
import {
  addPasskey,
  beginApp,
  beginPasskey,
  confirmApp,
  ownFactors,
  removeFactor,
  renewCodes,
} from './ownFactors.ts';

/** The calls about the own second factors, and about proving once more who one is. */
export function factorHandlers(services: AuthServices): Handlers<typeof factorsContract> {
  return {
    ownFactors: ({ actor }) => ownFactors(services, actor),
    beginApp: ({ actor }) => beginApp(services, actor),
    confirmApp: ({ actor, params, body }) => confirmApp(services, actor, params.factorId, body.code),
    beginPasskey: ({ actor }) => beginPasskey(services, actor),
    addPasskey: ({ actor, body }) => addPasskey(services, actor, body),
    removeFactor: async ({ actor, params }) => {
      await removeFactor(services, actor, params.factorId);
      return { success: true };
    },
    renewRecoveryCodes: ({ actor }) => renewCodes(services, actor),
    proof: ({ actor }) => proofOf(services, actor),
    prove: async ({ actor, body, request }) => {
      await prove(services, request, actor, body);
      return { success: true };
    },
    beginProof: ({ actor }) => beginProof(services, actor),
    sendProof: async ({ actor }) => {
      await sendProofLink(services, actor);
      return { success: true };
    },
    proveByLink: async ({ actor, body }) => {
      await proveByLink(services, actor, body.token);
      return { success: true };
    },
  };
}
