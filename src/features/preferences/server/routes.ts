import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Frequency, preferencesContract } from '../contract.ts';
import './tables.ts';

/** Somebody who never chose gets one email a week: enough not to miss a change, too few to stop reading. */
export const DEFAULT_FREQUENCY: Frequency = 'Weekly Summary';

/** The calls about what a person chose for themselves. */
export function preferencesHandlers({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Handlers<typeof preferencesContract> {
  return {
    preferences: async ({ actor }) => {
      const row = await db
        .selectFrom('user_preferences')
        .select('notification_frequency')
        .where('user_id', '=', actor.userId)
        .executeTakeFirst();
      return { notificationFrequency: row?.notification_frequency ?? DEFAULT_FREQUENCY };
    },
    changePreferences: async ({ actor, body }) => {
      const columns = { notification_frequency: body.notificationFrequency, updated_at: clock.now() };
      await db
        .insertInto('user_preferences')
        .values({ user_id: actor.userId, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute();
      return body;
    },
  };
}
