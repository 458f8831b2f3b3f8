import type { Handlers } from '../../../../platform/http/feature.ts';
import type { Services } from '../../../../platform/services.ts';
import { addRule, changeRule, removeRule } from '../../../provisions/server/writes.ts';
import type { besideContract } from '../../besideContract.ts';
import { writeDeadline } from './deadlines.ts';
import { rollIntoDraft } from './rollIn.ts';
import { withdrawAnnouncement, writeUpcoming } from './upcoming.ts';

/** The calls about what stands beside a provision's text. Each write stands in the audit log. */
export function besideHandlers(services: Services): Handlers<typeof besideContract> {
  const { db, clock } = services;
  const ofRule = ({ id, ruleId }: { id: string; ruleId: string }) => ({ provisionId: id, ruleId });
  return {
    rollIn: ({ actor, params }) => rollIntoDraft(services, actor, params.id),
    writeUpcoming: ({ actor, params, body }) => {
      const { upcomingText, overview, day } = body;
      return writeUpcoming(services, actor, params.id, {
        ...(upcomingText === undefined ? {} : { upcomingText }),
        ...(overview === undefined ? {} : { overview }),
        ...(day === undefined ? {} : { day }),
      });
    },
    withdrawAnnouncement: ({ actor, params }) => withdrawAnnouncement(services, actor, params.id),
    addRule: async ({ actor, params, body }) => ({ id: await addRule(db, clock, actor, params.id, body) }),
    changeRule: async ({ actor, params, body }) => {
      await changeRule(db, clock, actor, ofRule(params), body);
      return { id: params.ruleId };
    },
    removeRule: async ({ actor, params }) => {
      await removeRule(db, clock, actor, ofRule(params));
      return { id: params.ruleId };
    },
    addDeadline: ({ actor, params, body }) => writeDeadline(services, actor, params.id, null, body),
    changeDeadline: ({ actor, params, body }) =>
      writeDeadline(services, actor, params.id, params.deadlineId, body),
    removeDeadline: ({ actor, params }) => writeDeadline(services, actor, params.id, params.deadlineId, null),
  };
}
