import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { lawDaySchema } from '../../shared/lawDay.ts';
import { provisionSchema } from '../provisions/contract.ts';
import { MAX_IN_DOCUMENT } from './rules.ts';

export const policiesContract = defineContract({
  buildReportViaPolicies: {
    method: 'GET',
    path: '/api/buildReportViaPolicies',
    access: 'signedIn',
    summary: 'Every provision that has policy language and that the account may see',
    query: z.strictObject({ on: lawDaySchema.optional() }),
    response: z.array(provisionSchema),
  },
  downloadPolicies: {
    method: 'POST',
    path: '/api/policies/document',
    access: 'signedIn',
    perMinute: 20,
    summary: 'Chosen policies as one Word document',
    body: z.strictObject({
      provisions: z
        .array(idSchema)
        .min(1, 'Choose at least one policy.')
        .max(MAX_IN_DOCUMENT, `One document holds at most ${MAX_IN_DOCUMENT} policies. Choose fewer.`),
    }),
    response: z.unknown(),
  },
});
