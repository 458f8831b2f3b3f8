import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { watchlistContract } from '../contract.ts';
import { changeWatchlist, watchlistOf } from './watchlist.ts';

/** The calls about what a person watches. */
export function watchlistHandlers({ db, clock }: Services): Handlers<typeof watchlistContract> {
  return {
    watchlist: ({ actor }) => watchlistOf(db, clock, actor),
    changeWatchlist: async ({ actor, body }) => {
      await changeWatchlist(db, clock, actor, body);
      return watchlistOf(db, clock, actor);
    },
  };
}
