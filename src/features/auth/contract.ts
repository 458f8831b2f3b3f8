import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';

export const ROLES = ['ACCOUNT_OWNER', 'USER', 'ADMIN', 'EDITOR'] as const;
export type Role = (typeof ROLES)[number];

export const emailSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(
    /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:".]{2,}$/u,
    'This is not an email address.',
  );

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
export const maySchema = z.object({
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
});

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
  })
  .meta({ id: 'CurrentUser' });

export type CurrentUser = z.infer<typeof currentUserSchema>;
export type AccountSummary = z.infer<typeof accountSummarySchema>;
export type May = z.infer<typeof maySchema>;

export const authContract = defineContract({
  currentUser: {
    method: 'GET',
    path: '/currentUser',
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
    summary: 'How this email signs in: by password, or by an emailed link (accounts with MFA)',
    body: z.strictObject({ email: emailSchema }),
    response: z.object({ method: z.enum(['password', 'link']) }),
  },
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Signs in by email and password',
    body: z.strictObject({ email: emailSchema, password: z.string().min(1).max(1024) }),
    response: currentUserSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    openWhenExpired: true,
    summary: 'Ends this session',
    response: z.object({ success: z.literal(true) }),
  },
});
