import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { summariesContract } from '../contract.ts';
import { chooseFrequency, frequencyOf } from './frequency.ts';

/** The calls about summaries by email. */
export function summariesHandlers({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Handlers<typeof summariesContract> {
  return {
    preferences: async ({ actor }) => ({ notificationFrequency: await frequencyOf(db, actor.userId) }),
    changePreferences: async ({ actor, body }) => {
      await chooseFrequency(db, clock, actor.userId, body.notificationFrequency);
      return body;
    },
    preview: async ({ actor }) => ({
      frequency: await frequencyOf(db, actor.userId),
      nextAt: null,
      groups: [],
      more: 0,
    }),
  };
}
