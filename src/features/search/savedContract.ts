import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { searchFiltersSchema } from './facets.ts';

/** How many searches one person may keep. */
export const MAX_SAVED = 100;

const name = z
  .string()
  .trim()
  .min(1, 'This is needed.')
  .max(120, 'Please use at most 120 characters.')
  .regex(/^[^\p{Cc}]*$/u, 'This has characters that cannot be shown.');
const query = z.string().trim().max(500, 'This is too long to search for.');

export const savedSearchSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    query: z.string(),
    filters: searchFiltersSchema,
    /** What changes in its results counts in the person's summaries. */
    isWatched: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'SavedSearch' });

export type SavedSearch = z.infer<typeof savedSearchSchema>;

const ofSaved = z.strictObject({ id: idSchema });

export const savedContract = defineContract({
  savedSearches: {
    method: 'GET',
    path: '/api/savedSearches',
    access: 'signedIn',
    summary: 'The searches that the person saved, by name',
    response: z.array(savedSearchSchema),
  },
  saveSearch: {
    method: 'POST',
    path: '/api/savedSearches',
    access: 'signedIn',
    summary: 'Saves a search by a name, and watches it when asked to',
    status: 201,
    body: z
      .strictObject({
        name,
        query: query.default(''),
        filters: searchFiltersSchema.default({}),
        isWatched: z.boolean().default(false),
      })
      .refine(
        (search) => search.query !== '' || Object.values(search.filters).some((values) => values.length > 0),
        { path: ['query'], message: 'Search for something first.' },
      ),
    response: savedSearchSchema,
  },
  changeSavedSearch: {
    method: 'PATCH',
    path: '/api/savedSearches/:id',
    access: 'signedIn',
    summary: 'Renames a saved search, or starts or stops watching it',
    params: ofSaved,
    body: z.strictObject({ name: name.optional(), isWatched: z.boolean().optional() }),
    response: savedSearchSchema,
  },
  deleteSavedSearch: {
    method: 'DELETE',
    path: '/api/savedSearches/:id',
    access: 'signedIn',
    summary: 'Forgets a saved search',
    params: ofSaved,
    response: z.object({ success: z.literal(true) }),
  },
});
