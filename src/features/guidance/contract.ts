import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { provisionSchema } from '../provisions/contract.ts';

export const LEGAL_PAGES = ['privacy', 'terms', 'scopeOfProduct'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export const legalPageSchema = z.object({
  title: z.string(),
  /** HTML. */
  html: z.string(),
  updatedOn: z.iso.date(),
});

/** A frequent question and its answer. */
export const helpEntrySchema = z.object({
  id: idSchema,
  question: z.string(),
  /** HTML. */
  html: z.string(),
});

export type LegalPage = z.infer<typeof legalPageSchema>;
export type HelpEntry = z.infer<typeof helpEntrySchema>;

export const guidanceContract = defineContract({
  legalPage: {
    method: 'GET',
    path: '/api/pages/:name',
    isCacheable: true,
    access: 'public',
    summary: 'The privacy policy, the terms of use, or the scope of the product',
    params: z.strictObject({ name: z.enum(LEGAL_PAGES) }),
    response: legalPageSchema,
  },
  help: {
    method: 'GET',
    path: '/api/help',
    isCacheable: true,
    access: 'signedIn',
    summary: 'Help and frequent questions, in the order they are shown',
    response: z.array(helpEntrySchema),
  },
  preview: {
    method: 'GET',
    path: '/api/preview/:id',
    isCacheable: true,
    access: 'public',
    perMinute: 60,
    summary: 'A provision that staff marked as a public sample; any other id is a 404',
    params: z.strictObject({ id: idSchema }),
    response: provisionSchema,
  },
});
