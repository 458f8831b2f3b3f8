import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { lawDaySchema } from '../../shared/lawDay.ts';
import { provisionSchema } from '../provisions/contract.ts';

/** Free-text search runs with three characters or more (specification 4, 9). */
export const MIN_QUERY = 3;

/** So many results of a search are drawn at first, and so many more each time. */
export const DRAWN_AT_ONCE = 100;
const MAX_DRAWN = 5_000;

export const searchContract = defineContract({
  buildReportViaSearch: {
    method: 'POST',
    path: '/api/buildReportViaSearch',
    access: 'signedIn',
    summary:
      'The provisions that a search finds, best first: the first of them whole, all of them counted and by id',
    body: z.strictObject({
      text: z
        .string()
        .trim()
        .min(MIN_QUERY, 'Type at least 3 characters.')
        .max(500, 'This is too long to search for.'),
      jurisdictions: z.array(jurisdictionSchema).max(14).default([]),
      /** How many of them are given whole. */
      drawn: z.int().min(1).max(MAX_DRAWN).default(DRAWN_AT_ONCE),
      /** Found by today's words, and given as they stood on this day; today where it is left out. */
      on: lawDaySchema.optional(),
    }),
    response: z.object({
      query: z.string(),
      results: z.array(provisionSchema),
      /** How many there are. */
      total: z.int(),
      /** All of them, in the order of the results. */
      ids: z.array(z.string()),
      /** Topics that the search asks for and that have no text yet. */
      noText: z.array(z.string()),
    }),
  },
});
