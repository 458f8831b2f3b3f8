import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { besideContract } from '../../besideContract.ts';
import { waitingRecords } from '../records/presentRecords.ts';
import { allProposals } from './presentProposals.ts';
import { approveProposal, dropProposal, provisionOfChange, writeOrPropose } from './proposals.ts';
import { rollIntoDraft } from './rollIn.ts';
import { writeUpcoming } from './upcoming.ts';
import type { Asked } from './writeAsked.ts';

/** The calls about what stands beside a provision's text. Each write stands in the audit log. */
export function besideHandlers(services: Services): Handlers<typeof besideContract> {
  const { db } = services;
  const propose = (actor: Actor, asked: Asked) => writeOrPropose(services, actor, asked);
  return {
    rollIn: ({ actor, params }) => rollIntoDraft(services, actor, params.id),
    writeUpcoming: async ({ actor, params, body: { upcomingText, upcomingValues, overview, day } }) => {
      const body = {
        ...(upcomingText === undefined ? {} : { upcomingText }),
        ...(upcomingValues === undefined ? {} : { upcomingValues }),
        ...(overview === undefined ? {} : { overview }),
        ...(day === undefined ? {} : { day }),
      };
      // Readers see the words and the day; the text to come is the editors' own until it is published.
      if (overview === undefined && day === undefined)
        return { ...(await writeUpcoming(services, actor, params.id, body)), waits: false };
      const provisionId = await provisionOfChange(db, params.id);
      return propose(actor, { call: 'changeAnnouncement', provisionId, targetId: params.id, body });
    },
    withdrawAnnouncement: async ({ actor, params }) => {
      const provisionId = await provisionOfChange(db, params.id);
      return propose(actor, { call: 'withdrawAnnouncement', provisionId, targetId: params.id, body: null });
    },
    addRule: ({ actor, params, body }) =>
      propose(actor, { call: 'addRule', provisionId: params.id, targetId: null, body }),
    changeRule: ({ actor, params, body }) =>
      propose(actor, { call: 'changeRule', provisionId: params.id, targetId: params.ruleId, body }),
    removeRule: ({ actor, params }) =>
      propose(actor, { call: 'removeRule', provisionId: params.id, targetId: params.ruleId, body: null }),
    addDeadline: ({ actor, params, body }) =>
      propose(actor, { call: 'addDeadline', provisionId: params.id, targetId: null, body }),
    changeDeadline: ({ actor, params, body }) =>
      propose(actor, { call: 'changeDeadline', provisionId: params.id, targetId: params.deadlineId, body }),
    removeDeadline: ({ actor, params }) =>
      propose(actor, {
        ...{ call: 'removeDeadline', provisionId: params.id, targetId: params.deadlineId, body: null },
      }),
    proposals: () => allProposals(db),
    waitingRecords: ({ actor }) => waitingRecords(db, actor),
    approveProposal: ({ actor, params }) => approveProposal(services, actor, params.id),
    dropProposal: ({ actor, params }) => dropProposal(services, actor, params.id),
  };
}
