import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { AccountData } from '../../../platform/defineFeature.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { toursContract } from '../toursContract.ts';
import './tables.ts';

/** The calls by which a person's tours are remembered, whichever browser they use. */
export function tourHandlers({ db, clock }: Services): Handlers<typeof toursContract> {
  return {
    toursSeen: async ({ actor }) => {
      const rows = await db
        .selectFrom('tours_seen')
        .select('tour')
        .where('user_id', '=', actor.userId)
        .execute();
      return rows.map(({ tour }) => tour);
    },
    tourSeen: async ({ actor, params }) => {
      await db
        .insertInto('tours_seen')
        .values({ user_id: actor.userId, tour: params.tour, seen_at: clock.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { success: true };
    },
    restartTours: async ({ actor }) => {
      await db.deleteFrom('tours_seen').where('user_id', '=', actor.userId).execute();
      return { success: true };
    },
  };
}

/** Which tours the people of an account have seen. */
export const toursOfAccount: AccountData = {
  export: {
    'tours-seen': ({ db }, accountId) =>
      db
        .selectFrom('tours_seen')
        .innerJoin('users', 'users.id', 'tours_seen.user_id')
        .select(['users.email', 'tours_seen.tour', 'tours_seen.seen_at'])
        .where('users.account_id', '=', accountId)
        .orderBy('users.email')
        .orderBy('tours_seen.tour')
        .execute(),
  },
  counts: {
    'tours-seen': (db, { userIds }) => countOf(db.selectFrom('tours_seen').where(oneOf('user_id', userIds))),
  },
  erase: async (tx, { userIds }) => {
    await tx.deleteFrom('tours_seen').where(oneOf('user_id', userIds)).execute();
  },
};
