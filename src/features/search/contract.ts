import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { provisionSchema } from '../provisions/contract.ts';

/** Free-text search runs with three characters or more (specification 4, 9). */
export const MIN_QUERY = 3;

export const searchContract = defineContract({
  buildReportViaSearch: {
    method: 'POST',
    path: '/api/buildReportViaSearch',
    access: 'signedIn',
    summary: 'The provisions that a search finds, best first, with the query they answer',
    body: z.strictObject({
      text: z
        .string()
        .trim()
        .min(MIN_QUERY, 'Type at least 3 characters.')
        .max(500, 'This is too long to search for.'),
      jurisdictions: z.array(jurisdictionSchema).max(14).default([]),
    }),
    response: z.object({ query: z.string(), results: z.array(provisionSchema) }),
  },
});
