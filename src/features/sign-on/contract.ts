import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { currentUserSchema, emailSchema } from '../auth/contract.ts';
import { readDomain } from './rules.ts';

const ofAccount = z.strictObject({ id: idSchema });
const done = z.object({ success: z.literal(true) });

export const domainSchema = z
  .string()
  .max(260)
  .transform((given, check) => {
    const domain = readDomain(given);
    if (domain !== null) return domain;
    check.addIssue({ code: 'custom', message: 'This is not the domain of an email address.' });
    return z.NEVER;
  });
const ofDomain = z.strictObject({ id: idSchema, domain: domainSchema });

const issuerSchema = z
  .string()
  .trim()
  .max(500)
  .refine(
    (given) => URL.canParse(given) && /^https?:$/.test(new URL(given).protocol),
    'This is not a web address.',
  );

/** What an owner sees of the account's single sign-on. The client's secret is never read again. */
export const signOnSchema = z.object({
  provider: z.object({ issuer: z.string(), clientId: z.string(), hasSecret: z.boolean() }).nullable(),
  /** What the provider has to know of us. */
  redirectUri: z.string(),
  isRequired: z.boolean(),
  domains: z.array(
    z.object({
      domain: z.string(),
      verifiedAt: z.iso.datetime().nullable(),
      recordName: z.string(),
      record: z.string(),
    }),
  ),
  /** Active people, owners left out, whose addresses are of none of the verified domains. */
  peopleOutside: z.number().int(),
});

/** The person comes for the first time: what they are shown before they are let in. */
export const termsRequiredSchema = z.object({
  termsRequired: z.literal(true),
  ticket: z.string(),
  email: z.string(),
  accountName: z.string(),
});

export type SignOn = z.infer<typeof signOnSchema>;
export type TermsRequired = z.infer<typeof termsRequiredSchema>;

export const signOnContract = defineContract({
  finish: {
    method: 'POST',
    path: '/auth/sso',
    access: 'public',
    perMinute: 60,
    summary: 'Signs in by what the provider of the account answered; asks for the terms at the first time',
    body: z.strictObject({
      state: z.string().min(1).max(200),
      code: z.string().min(1).max(4096).optional(),
      iss: z.string().max(500).optional(),
      error: z.string().max(200).optional(),
    }),
    response: z.union([currentUserSchema, termsRequiredSchema]),
  },
  join: {
    method: 'POST',
    path: '/auth/sso/join',
    access: 'public',
    perMinute: 60,
    summary: 'Agrees to the terms and joins the account, as the provider said who it is',
    body: z.strictObject({ ticket: z.string().min(1).max(200) }),
    response: currentUserSchema,
  },
  signOn: {
    method: 'GET',
    path: '/api/accounts/:id/signOn',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    summary: 'Single sign-on of the own account',
    params: ofAccount,
    response: signOnSchema,
  },
  configure: {
    method: 'PATCH',
    path: '/api/accounts/:id/signOn',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    needsProof: true,
    perMinute: 60,
    summary:
      'Sets the provider of the own account, which is asked who it is first; an empty secret keeps the one there is',
    params: ofAccount,
    body: z.strictObject({
      issuer: issuerSchema,
      clientId: z.string().trim().min(1).max(300),
      clientSecret: z.string().trim().max(1000).optional(),
    }),
    response: signOnSchema,
  },
  remove: {
    method: 'DELETE',
    path: '/api/accounts/:id/signOn',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    needsProof: true,
    summary: 'Ends single sign-on of the own account, and the sessions it opened',
    params: ofAccount,
    response: signOnSchema,
  },
  require: {
    method: 'PATCH',
    path: '/api/accounts/:id/signOn/requirement',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    needsProof: true,
    summary: 'Asks single sign-on of everybody in the own account but its owners, or of nobody',
    params: ofAccount,
    body: z.strictObject({ isRequired: z.boolean() }),
    response: signOnSchema,
  },
  addDomain: {
    method: 'POST',
    path: '/api/accounts/:id/signOn/domains',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    needsProof: true,
    perMinute: 60,
    summary: 'Names a domain of email addresses, and answers the DNS record that shows whose it is',
    params: ofAccount,
    body: z.strictObject({ domain: domainSchema }),
    response: signOnSchema,
  },
  verifyDomain: {
    method: 'POST',
    path: '/api/accounts/:id/signOn/domains/:domain/verify',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    perMinute: 60,
    summary: 'Looks for the DNS record of a domain',
    params: ofDomain,
    response: signOnSchema,
  },
  removeDomain: {
    method: 'DELETE',
    path: '/api/accounts/:id/signOn/domains/:domain',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    needsProof: true,
    summary: 'Takes a domain away',
    params: ofDomain,
    response: signOnSchema,
  },
  verifyByStaff: {
    method: 'POST',
    path: '/api/staff/signOnDomains',
    access: 'admin',
    needsProof: true,
    perMinute: 60,
    summary: 'Takes the word of an account for a domain it named, with a reason that is kept',
    body: z.strictObject({
      /** Somebody of the account. */
      email: emailSchema,
      domain: domainSchema,
      reason: z.string().trim().min(10).max(500),
    }),
    response: done,
  },
});
