import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { emailSchema } from '../auth/contract.ts';
import { ROLES, type Role } from '../identity/role.ts';
import { COUNTRIES } from './countries.ts';
import { ORGANISATION_SIZES } from './rules.ts';

/** One line of text: a name with a line break could become a second header of an email. */
const line = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .regex(/^[^\p{Cc}]*$/u, 'This has characters that cannot be shown.');
const name = (longest: number) => line(longest).min(1, 'This is needed.');

const done = z.object({ success: z.literal(true) });
/** Why somebody's factors were taken away: how it was made sure who asked. */
const reasonSchema = z.string().trim().min(10).max(500);
const ofAccount = z.strictObject({ id: idSchema });
const ofUser = ofAccount.extend({ userId: idSchema });

const addressFields = {
  phone: line(40).default(''),
  address1: line(120).default(''),
  address2: line(120).default(''),
  city: line(80).default(''),
  stateProv: line(60).default(''),
  country: z.enum(COUNTRIES).default('Canada'),
  zipPostal: line(20).default(''),
};

export const signUpSchema = z.strictObject({
  businessName: name(120),
  firstName: name(60),
  lastName: name(60),
  email: emailSchema,
  ...addressFields,
  plan: idSchema,
  areas: z.array(idSchema).max(100),
  jurisdictions: z.array(jurisdictionSchema).max(20),
  /** Which of the jurisdictions the free trial shows; left out, that of the address, or else the first. */
  trialJurisdiction: jurisdictionSchema.optional(),
  /** The solved captcha, as its widget gives it. */
  altcha: z.string().min(1).max(2000),
});

export const challengeSchema = z.object({
  algorithm: z.string(),
  challenge: z.string(),
  maxnumber: z.number().int(),
  salt: z.string(),
  signature: z.string(),
});

/** A colleague, as notes and lists name them (specification 7). */
export const accountUserSchema = z.object({ id: idSchema, fullName: z.string(), isActive: z.boolean() });

/** A person of the account, as its owner sees them. */
export const memberSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  isActive: z.boolean(),
  /** Invited, and has not answered yet. */
  isPending: z.boolean(),
  hasFactor: z.boolean(),
  lastSignInAt: z.iso.datetime().nullable(),
});

export const membersSchema = z.object({
  seats: z.number().int(),
  /** Whether this account may ask more people in at all; a trial may not (decisions 5). */
  mayInvite: z.boolean(),
  /** The roles that may be given here. */
  roles: z.array(z.enum(ROLES)),
  members: z.array(memberSchema),
});

export const accountDetailsSchema = z.object({
  id: idSchema,
  name: z.string(),
  organisationSize: z.enum(ORGANISATION_SIZES).nullable(),
  phone: z.string(),
  address1: z.string(),
  address2: z.string(),
  city: z.string(),
  stateProv: z.string(),
  country: z.string(),
  zipPostal: z.string(),
  plan: z.string().nullable(),
  isSubscribed: z.boolean(),
  trialUntil: z.iso.datetime().nullable(),
  renewsOn: z.iso.date().nullable(),
  billing: z.enum(['annually', 'monthly']).nullable(),
  seats: z.number().int(),
  jurisdictions: z.array(jurisdictionSchema),
  areas: z.array(z.string()),
  isMFAEnabled: z.boolean(),
  /** From then on everybody needs a second factor. */
  factorRequiredFrom: z.iso.datetime().nullable(),
  deletionRequestedAt: z.iso.datetime().nullable(),
});

export const outboxEmailSchema = z.object({
  id: idSchema,
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  failedAt: z.iso.datetime().nullable(),
  lastError: z.string().nullable(),
});

export type SignUp = z.infer<typeof signUpSchema>;
export type AccountUser = z.infer<typeof accountUserSchema>;
export type AccountMember = z.infer<typeof memberSchema>;
export type AccountMembers = z.infer<typeof membersSchema>;
export type AccountDetails = z.infer<typeof accountDetailsSchema>;
export type OutboxEmail = z.infer<typeof outboxEmailSchema>;
export type CaptchaChallenge = z.infer<typeof challengeSchema>;

export const accountsContract = defineContract({
  captchaChallenge: {
    method: 'GET',
    path: '/api/accounts/challenge',
    access: 'public',
    perMinute: 60,
    summary: 'A proof of work for the signup form, good for ten minutes and one use',
    response: challengeSchema,
  },
  signUp: {
    method: 'POST',
    path: '/api/accounts',
    access: 'public',
    perMinute: 10,
    status: 201,
    summary: 'Starts a free trial; an email in use answers 200 with userExists',
    body: signUpSchema,
    response: z.union([z.object({ success: z.literal(true) }), z.object({ userExists: z.literal(true) })]),
  },
  sendSetupEmail: {
    method: 'POST',
    path: '/api/accounts/setupEmail',
    access: 'public',
    perMinute: 10,
    summary:
      'Sends the link to the first password again, to whoever signed up and has none yet; tells nothing else',
    body: z.strictObject({ email: emailSchema }),
    response: z.object({ success: z.literal(true) }),
  },
  mfa: {
    method: 'GET',
    path: '/api/accounts/:id/mfa',
    access: 'public',
    perMinute: 60,
    summary: 'Whether the account has MFA; answered to a valid signup code or a session of that account only',
    params: ofAccount,
    query: z.strictObject({ code: z.string().max(400).optional() }),
    response: z.object({ isMFAEnabled: z.boolean() }),
  },
  users: {
    method: 'GET',
    path: '/api/accounts/:id/users',
    access: 'signedIn',
    ownAccount: 'id',
    summary: 'The people of the own account',
    params: ofAccount,
    response: z.array(accountUserSchema),
  },
  owner: {
    method: 'GET',
    path: '/api/accounts/:id/owner',
    access: 'signedIn',
    ownAccount: 'id',
    openWhenExpired: true,
    summary: 'Who owns the own account',
    params: ofAccount,
    response: z.object({ firstName: z.string(), lastName: z.string() }),
  },
  details: {
    method: 'GET',
    path: '/api/accounts/:id',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    summary: 'What the settings show of the own account',
    params: ofAccount,
    response: accountDetailsSchema,
  },
  changeDetails: {
    method: 'PATCH',
    path: '/api/accounts/:id',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    summary: 'Changes the name, size and address of the own account, and nothing else',
    params: ofAccount,
    body: z.strictObject({
      name: name(120).optional(),
      organisationSize: z.enum(ORGANISATION_SIZES).nullable().optional(),
      phone: line(40).optional(),
      address1: line(120).optional(),
      address2: line(120).optional(),
      city: line(80).optional(),
      stateProv: line(60).optional(),
      country: z.enum(COUNTRIES).optional(),
      zipPostal: line(20).optional(),
    }),
    response: accountDetailsSchema,
  },
  members: {
    method: 'GET',
    path: '/api/accounts/:id/members',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    summary: 'The people of the own account as their owner sees them, with seats and roles',
    params: ofAccount,
    response: membersSchema,
  },
  invite: {
    method: 'POST',
    path: '/api/accounts/:id/users',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    perMinute: 30,
    status: 201,
    // Whoever sits at an open screen must not make themselves an owner.
    needsProof: ({ role }: { role: Role }) => role === 'ACCOUNT_OWNER' || role === 'ADMIN',
    summary: 'Asks a person into the own account by email, where a seat is free',
    params: ofAccount,
    body: z.strictObject({
      email: emailSchema,
      firstName: name(60),
      lastName: name(60),
      role: z.enum(ROLES),
    }),
    response: memberSchema,
  },
  resendInvite: {
    method: 'POST',
    path: '/api/accounts/:id/users/:userId/resend',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    perMinute: 10,
    summary: 'Sends the invitation again to a person who has not answered yet',
    params: ofUser,
    response: done,
  },
  changeMember: {
    method: 'PATCH',
    path: '/api/accounts/:id/users/:userId',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    needsProof: true,
    summary:
      'Changes the role of a person of the own account, deactivates them (ending their sessions), or lets them back',
    params: ofUser,
    body: z.strictObject({ role: z.enum(ROLES).optional(), isActive: z.boolean().optional() }),
    response: memberSchema,
  },
  setMfa: {
    method: 'PATCH',
    path: '/api/accounts/:id/mfa',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    perMinute: 10,
    needsProof: ({ isMFAEnabled }: { isMFAEnabled: boolean }) => !isMFAEnabled,
    summary: 'Turns sign-in by emailed link on or off for the own account',
    params: ofAccount,
    body: z.strictObject({ isMFAEnabled: z.boolean() }),
    response: z.object({ isMFAEnabled: z.boolean() }),
  },
  requireFactor: {
    method: 'PATCH',
    path: '/api/accounts/:id/factorRequirement',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    perMinute: 10,
    needsProof: true,
    summary: 'Asks a second factor of everybody in the own account after some days, or of nobody (null)',
    params: ofAccount,
    body: z.strictObject({ graceDays: z.number().int().min(0).max(60).nullable() }),
    response: z.object({ factorRequiredFrom: z.iso.datetime().nullable() }),
  },
  recoverMember: {
    method: 'POST',
    path: '/api/accounts/:id/users/:userId/recoverFactors',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    perMinute: 10,
    needsProof: true,
    summary:
      'Takes the second factors of a colleague who lost their device away, with a reason that they are told',
    params: ofUser,
    body: z.strictObject({ reason: reasonSchema }),
    response: done,
  },
  recoverByStaff: {
    method: 'POST',
    path: '/api/staff/factorRecovery',
    access: 'admin',
    perMinute: 10,
    needsProof: true,
    summary:
      'Takes the second factors of anybody who lost their device away, with a reason that they are told',
    body: z.strictObject({ email: emailSchema, reason: reasonSchema }),
    response: done,
  },
  exportData: {
    method: 'GET',
    path: '/api/accounts/:id/export',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    perMinute: 6,
    needsProof: true,
    summary: 'Everything that is kept about the own account, as a zip of JSON files',
    params: ofAccount,
    response: z.unknown(),
  },
  requestDeletion: {
    method: 'POST',
    path: '/api/accounts/:id/deletionRequests',
    access: 'ownerOrAdmin',
    ownAccount: 'id',
    perMinute: 6,
    needsProof: true,
    summary: 'Asks staff to delete the own account; asking again while one is open changes nothing',
    params: ofAccount,
    body: z.strictObject({ reason: z.string().trim().max(2000) }),
    response: z.object({ requestedAt: z.iso.datetime() }),
  },
  outbox: {
    method: 'GET',
    path: '/api/outbox',
    access: 'admin',
    summary: 'The newest emails, without what customers wrote; links are masked outside the demo',
    query: z.strictObject({ text: z.string().max(200).optional(), before: z.iso.datetime().optional() }),
    response: z.array(outboxEmailSchema),
  },
});
