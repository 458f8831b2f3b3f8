import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

export const watchedSchema = z.object({ topicId: idSchema, jurisdiction: jurisdictionSchema });
export type Watched = z.infer<typeof watchedSchema>;

/** More cells than there are topics in all jurisdictions: a list that long was not made by a person. */
export const MAX_WATCHED = 2_000;
/** The days over which the changes of a topic are counted for the warning. */
export const COUNTED_DAYS = 90;

export const watchlistSchema = z.object({
  watched: z.array(watchedSchema),
  /** How many changes each topic had in each jurisdiction in the last 90 days; none where it is not named. */
  recentChanges: z.array(watchedSchema.extend({ count: z.int() })),
});
export type Watchlist = z.infer<typeof watchlistSchema>;

export const watchlistContract = defineContract({
  watchlist: {
    method: 'GET',
    path: '/api/watchlist',
    access: 'signedIn',
    summary: 'What the person watches, and how much changed there in the last 90 days',
    response: watchlistSchema,
  },
  changeWatchlist: {
    method: 'PATCH',
    path: '/api/watchlist',
    access: 'signedIn',
    summary: 'Watches topics in jurisdictions and stops watching others; what is not named stays as it is',
    body: z.strictObject({
      add: z.array(watchedSchema.strict()).max(MAX_WATCHED).default([]),
      remove: z.array(watchedSchema.strict()).max(MAX_WATCHED).default([]),
    }),
    response: watchlistSchema,
  },
});
