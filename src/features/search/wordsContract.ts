import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';

/** Synonyms; words that a question holds and an answer need not; words that help to rank and are never demanded. */
export const WORD_KINDS = ['synonyms', 'stopWord', 'optionalWord'] as const;
export type WordKind = (typeof WORD_KINDS)[number];

const line = z
  .string()
  .trim()
  .min(1, 'This is needed.')
  .max(1000, 'Please use at most 1,000 characters.')
  .regex(/^[^\p{Cc}#]*$/u, 'This has characters that cannot be searched for.');

export const searchWordSchema = z
  .object({
    id: idSchema,
    kind: z.enum(WORD_KINDS),
    line: z.string(),
    isStarter: z.boolean(),
    isActive: z.boolean(),
    isEdited: z.boolean(),
    updatedAt: z.iso.datetime(),
    updatedBy: z.string().nullable(),
  })
  .meta({ id: 'SearchWord' });

export type SearchWord = z.infer<typeof searchWordSchema>;

const ofWord = z.strictObject({ id: idSchema });

export const wordsContract = defineContract({
  searchWords: {
    method: 'GET',
    path: '/api/staff/searchWords',
    access: 'staff',
    summary: 'Every synonym rule and stop word of the search',
    response: z.array(searchWordSchema),
  },
  addSearchWord: {
    method: 'POST',
    path: '/api/staff/searchWords',
    access: 'staff',
    summary: 'Adds a synonym rule or a word; it holds from the next search on',
    status: 201,
    body: z.strictObject({ kind: z.enum(WORD_KINDS), line }),
    response: searchWordSchema,
  },
  changeSearchWord: {
    method: 'PATCH',
    path: '/api/staff/searchWords/:id',
    access: 'staff',
    summary: 'Changes a synonym rule or a word, or switches it off and on',
    params: ofWord,
    body: z.strictObject({ line: line.optional(), isActive: z.boolean().optional() }),
    response: searchWordSchema,
  },
  deleteSearchWord: {
    method: 'DELETE',
    path: '/api/staff/searchWords/:id',
    access: 'staff',
    summary: 'Deletes a rule that staff added; a starter rule can only be switched off',
    params: ofWord,
    response: z.object({ success: z.literal(true) }),
  },
});
