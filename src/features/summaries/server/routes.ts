import type { Handlers } from '../../../platform/http/feature.ts';
import type { summariesContract } from '../contract.ts';
import { chooseFrequency, frequencyOf } from './frequency.ts';
import { type PreviewServices, previewOf } from './preview.ts';

/** The calls about summaries by email. */
export function summariesHandlers(services: PreviewServices): Handlers<typeof summariesContract> {
  const { db, clock } = services;
  return {
    preferences: async ({ actor }) => ({ notificationFrequency: await frequencyOf(db, actor.userId) }),
    changePreferences: async ({ actor, body }) => {
      await chooseFrequency(db, clock, actor.userId, body.notificationFrequency);
      return body;
    },
    preview: ({ actor }) => previewOf(services, actor.userId),
  };
}
