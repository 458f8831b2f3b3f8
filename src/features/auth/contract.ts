import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import type { May } from '../identity/access.ts';
import { ROLES } from '../identity/role.ts';
import { isEmail, isValidPassword, MAX_PASSWORD } from './rules.ts';

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .refine(isEmail, 'This is not an email address.');

/** A password that somebody chooses (specification 5). */
export const newPasswordSchema = z
  .string()
  .max(MAX_PASSWORD)
  .refine(isValidPassword, 'Invalid password format. Please try again.');

export const accountSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  trialUntil: z.iso.datetime().nullable(),
  /** Codes; empty means all (specification 3). */
  selectedJurisdictions: z.array(jurisdictionSchema),
  /** Area ids; empty means all. */
  selectedAreas: z.array(idSchema),
  isSubscriptionActive: z.boolean(),
  isMFAEnabled: z.boolean(),
  isPDFDownloadEnabled: z.boolean(),
  isExcelDownloadEnabled: z.boolean(),
  /** Derived: the subscription is not active and the trial is over (specification 4). */
  isTrialExpired: z.boolean(),
  /** Derived: the subscription is active, or this is the special account (specification 4). */
  isSubscribed: z.boolean(),
});

/** What the server says this person may do; the web never derives it from the role again. */
const maySchema = z.object({
  enterStaffArea: z.boolean(),
  manageAccounts: z.boolean(),
  openAccountSettings: z.boolean(),
  activateSubscription: z.boolean(),
  changePasswordFromMenu: z.boolean(),
  seeUnpublished: z.boolean(),
  compareJurisdictions: z.boolean(),
  comparePolicies: z.boolean(),
  deleteVersions: z.boolean(),
  exportComparison: z.boolean(),
} satisfies Record<keyof May, z.ZodBoolean>);

export const currentUserSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    fullName: z.string(),
    role: z.enum(ROLES),
    isStaff: z.boolean(),
    token: z.string(),
    searchToken: z.string(),
    account: accountSummarySchema,
    selectedJurisdictions: z.array(jurisdictionSchema),
    may: maySchema,
    /** The account asks for a second factor by now, and the person has none: nothing else is open. */
    isFactorMissing: z.boolean(),
  })
  .meta({ id: 'CurrentUser' });

export type CurrentUser = z.infer<typeof currentUserSchema>;
export type AccountSummary = z.infer<typeof accountSummarySchema>;

/** The answer of calls that tell nothing, whatever they did. */
export const done = z.object({ success: z.literal(true) });
export const tokenSchema = z.string().min(1).max(200);
const ofAccount = z.strictObject({ id: idSchema });

export const sessionSchema = z.object({
  id: idSchema,
  fullName: z.string(),
  email: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  clientAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
  /** The session that asks. */
  isCurrent: z.boolean(),
});

export const signInSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  fullName: z.string(),
  email: z.string(),
  method: z.enum(['password', 'link', 'setup', 'reset', 'signOn']),
  succeeded: z.boolean(),
  clientAddress: z.string().nullable(),
  userAgent: z.string().nullable(),
});

/** What the options and answers of passkeys hold is the browser's and the library's business (WebAuthn). */
export const webauthnSchema = z.record(z.string(), z.unknown());
/** The password or link was right, and the person has a second factor: what it may be, and the ticket to send it with. */
export const factorRequiredSchema = z.object({
  factorRequired: z.literal(true),
  ticket: z.string(),
  hasApp: z.boolean(),
  passkey: webauthnSchema.nullable(),
});
const signedInSchema = z.union([currentUserSchema, factorRequiredSchema]);
export const codeSchema = z.string().trim().min(1).max(40);

export type FactorRequired = z.infer<typeof factorRequiredSchema>;
export type SignedIn = z.infer<typeof signedInSchema>;

export type AccountSession = z.infer<typeof sessionSchema>;
export type SignIn = z.infer<typeof signInSchema>;

export const authContract = defineContract({
  currentUser: {
    method: 'GET',
    path: '/currentUser',
    openWithoutFactor: true,
    access: 'signedIn',
    openWhenExpired: true,
    summary: 'The person who is signed in, with a token and what they may do',
    response: currentUserSchema,
  },
  start: {
    method: 'POST',
    path: '/auth/start',
    access: 'public',
    perMinute: 30,
    summary:
      'How this email signs in: by password, by an emailed link (accounts with MFA), or at the provider of its domain',
    body: z.strictObject({ email: emailSchema }),
    response: z.union([
      z.object({ method: z.enum(['password', 'link']) }),
      z.object({ method: z.literal('sso'), url: z.url() }),
    ]),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in by email and password; asks for the second factor of a person who has one',
    body: z.strictObject({ email: emailSchema, password: z.string().min(1).max(1024) }),
    response: signedInSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    openWithoutFactor: true,
    access: 'signedIn',
    openWhenExpired: true,
    summary: 'Ends this session',
    response: done,
  },
  sendLink: {
    method: 'POST',
    path: '/auth/sendLink',
    access: 'public',
    perMinute: 20,
    summary: 'Emails a sign-in link where the account signs in by link; always answers the same',
    body: z.strictObject({ email: emailSchema }),
    response: done,
  },
  mfaLogin: {
    method: 'POST',
    path: '/auth/mfaLogin',
    access: 'public',
    perMinute: 20,
    summary: 'Signs in by an emailed link, which works once',
    body: z.strictObject({ email: emailSchema, token: tokenSchema }),
    response: signedInSchema,
  },
  forgotPassword: {
    method: 'POST',
    path: '/auth/forgotPassword',
    access: 'public',
    perMinute: 20,
    summary: 'Emails a link to set a new password where the email is known; always answers the same',
    body: z.strictObject({ email: emailSchema }),
    response: done,
  },
  resetLink: {
    method: 'POST',
    path: '/auth/resetLink',
    access: 'public',
    perMinute: 20,
    summary: 'Whether the emailed link to a new password still works; asking spends nothing',
    body: z.strictObject({ email: emailSchema, token: tokenSchema }),
    response: z.object({ works: z.boolean() }),
  },
  resetPassword: {
    method: 'POST',
    path: '/auth/resetPassword',
    access: 'public',
    perMinute: 20,
    summary: 'Sets a new password by an emailed link, which works once, ends all sessions and signs in',
    body: z.strictObject({ email: emailSchema, token: tokenSchema, password: newPasswordSchema }),
    response: signedInSchema,
  },
  changePassword: {
    method: 'POST',
    path: '/auth/changePassword',
    access: 'signedIn',
    perMinute: 20,
    summary: 'Changes the own password, ends all sessions and opens a new one',
    body: z.strictObject({ currentPassword: z.string().min(1).max(1024), password: newPasswordSchema }),
    response: currentUserSchema,
  },
  setPassword: {
    method: 'PATCH',
    path: '/signup/setPassword',
    access: 'public',
    perMinute: 20,
    summary:
      'Sets the first password by the code of an email and signs in; with MFA it only agrees to the terms',
    body: z.strictObject({
      userId: idSchema,
      accountId: idSchema,
      code: z.string().min(1).max(400),
      password: newPasswordSchema.optional(),
    }),
    response: z.union([signedInSchema, z.object({ loginRequired: z.literal(true) })]),
  },
  signInByFactor: {
    method: 'POST',
    path: '/auth/factor',
    access: 'public',
    perMinute: 20,
    summary: 'The second step of a sign-in: the code of an app, a recovery code, or the answer of a passkey',
    body: z
      .strictObject({ ticket: tokenSchema, code: codeSchema.optional(), passkey: webauthnSchema.optional() })
      .refine(({ code, passkey }) => (code === undefined) !== (passkey === undefined), {
        path: ['code'],
        message: 'Give a code or a passkey.',
      }),
    response: currentUserSchema,
  },
  ownSessions: {
    method: 'GET',
    path: '/auth/sessions',
    access: 'signedIn',
    summary: 'Where the person is signed in',
    response: z.array(sessionSchema),
  },
  endOwnSession: {
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    access: 'signedIn',
    summary: 'Ends one of the own sessions at once',
    params: z.strictObject({ sessionId: idSchema }),
    response: done,
  },
  endOtherSessions: {
    method: 'DELETE',
    path: '/auth/sessions',
    access: 'signedIn',
    summary: 'Ends all own sessions but this one',
    response: done,
  },
  accountSessions: {
    method: 'GET',
    path: '/api/accounts/:id/sessions',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    summary: 'The sessions that are open in the own account',
    params: ofAccount,
    response: z.array(sessionSchema),
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/accounts/:id/sessions/:sessionId',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    summary: 'Ends a session of the own account at once',
    params: ofAccount.extend({ sessionId: idSchema }),
    response: done,
  },
  accountSignIns: {
    method: 'GET',
    path: '/api/accounts/:id/signIns',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    summary: 'The newest 100 sign-ins and failed tries of the own account',
    params: ofAccount,
    response: z.array(signInSchema),
  },
});
