import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { memberSchema } from '../accounts/contract.ts';
import { ORGANISATION_SIZES } from '../accounts/rules.ts';
import { emailSchema, sessionSchema } from '../auth/contract.ts';
import { ROLES } from '../identity/role.ts';
import { MAX_REASON, MAX_SEATS, MIN_REASON } from './rules.ts';

/** One line of text: a name with a line break could become a second header of an email. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'This is needed.')
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'This has characters that cannot be shown.');
/** Why access was changed: kept in the audit log and shown in the account's history. */
const reasonSchema = z.string().trim().min(MIN_REASON, 'Say why: it is kept in the history.').max(MAX_REASON);
const ofAccount = z.strictObject({ id: idSchema });
const ofUser = ofAccount.extend({ userId: idSchema });
const seatsSchema = z.number().int().min(1).max(MAX_SEATS);
const done = z.object({ success: z.literal(true) });

/** How often a subscription is paid; null where nobody has said. */
const billingSchema = z.enum(['annually', 'monthly']).nullable();

/** How an account stands; a trial that ends within a week is `ending`. */
export const ACCOUNT_STATES = ['trial', 'ending', 'paid', 'expired'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** What the list can be ordered by. */
export const ACCOUNT_ORDERS = ['name', 'state', 'until', 'seats', 'seen'] as const;
export type AccountOrder = (typeof ACCOUNT_ORDERS)[number];

const filterFields = {
  /** A part of the account's name, or of the name or email of one of its people. */
  text: z.string().trim().max(200).optional(),
  size: z.enum(ORGANISATION_SIZES).optional(),
};

const accountQuerySchema = z.strictObject({
  ...filterFields,
  /** `trial` holds those that end soon too. */
  state: z.enum(ACCOUNT_STATES).optional(),
  by: z.enum(ACCOUNT_ORDERS).default('name'),
  direction: z.enum(['ascending', 'descending']).default('ascending'),
  /** `next` of the page before, asked for in the same order. */
  after: z.string().max(600).optional(),
});
export type AccountQuery = z.output<typeof accountQuerySchema>;

export const accountRowSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** What its plan is called. */
  plan: z.string().nullable(),
  /** Of a subscription. */
  billing: billingSchema,
  size: z.string().nullable(),
  state: z.enum(ACCOUNT_STATES),
  isDeletionAsked: z.boolean(),
  /** The end of the trial, or the day on which the subscription renews. */
  until: z.string().nullable(),
  people: z.int(),
  seats: z.int(),
  lastSeenAt: z.iso.datetime().nullable(),
});
export type AccountRow = z.infer<typeof accountRowSchema>;

export const accountCountsSchema = z.object({
  all: z.int(),
  trial: z.int(),
  ending: z.int(),
  paid: z.int(),
  expired: z.int(),
});
export type AccountCounts = z.infer<typeof accountCountsSchema>;

/** What a customer asked of staff and is not worked off. */
export const accountRequestSchema = z.object({
  kind: z.enum(['subscription', 'deletion']),
  id: idSchema,
  account: z.object({ id: idSchema, name: z.string() }),
  at: z.iso.datetime(),
  /** By when a deletion was promised. */
  dueOn: z.iso.date().nullable(),
  by: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  plan: z.string().nullable(),
  message: z.string(),
});
export type AccountRequest = z.infer<typeof accountRequestSchema>;

export const personSchema = memberSchema.extend({
  sessions: z.int(),
  /** When one of their sessions was last used, or they last signed in. */
  lastSeenAt: z.iso.datetime().nullable(),
});
export type Person = z.infer<typeof personSchema>;

export const accountSchema = z.object({
  id: idSchema,
  name: z.string(),
  size: z.enum(ORGANISATION_SIZES).nullable(),
  phone: z.string().nullable(),
  address: z.array(z.string()),
  createdAt: z.iso.datetime(),
  state: z.enum(ACCOUNT_STATES),
  /** The one account that always counts as subscribed. */
  isSpecial: z.boolean(),
  plan: z.object({ id: idSchema, name: z.string() }).nullable(),
  trialUntil: z.iso.datetime().nullable(),
  isSubscriptionActive: z.boolean(),
  renewsOn: z.iso.date().nullable(),
  billing: billingSchema,
  seats: z.int(),
  jurisdictions: z.array(jurisdictionSchema),
  areas: z.array(idSchema),
  /** What was chosen at signup, for the time of a subscription; empty means all. */
  intended: z.object({ jurisdictions: z.array(jurisdictionSchema), areas: z.array(idSchema) }),
  isMFAEnabled: z.boolean(),
  isPDFDownloadEnabled: z.boolean(),
  isExcelDownloadEnabled: z.boolean(),
  factorRequiredFrom: z.iso.datetime().nullable(),
  people: z.array(personSchema),
  requests: z.array(accountRequestSchema),
  signOn: z.object({
    isRequired: z.boolean(),
    domains: z.array(
      z.object({
        domain: z.string(),
        verifiedAt: z.iso.datetime().nullable(),
        staffReason: z.string().nullable(),
      }),
    ),
  }),
});
export type StaffAccount = z.infer<typeof accountSchema>;

/** What decides how much an account may see and do. */
const accessFields = {
  plan: idSchema.nullable(),
  /** The last day of the trial in Toronto; `now` ends it at once. */
  trialUntil: z.union([z.iso.date(), z.literal('now')]).nullable(),
  isSubscriptionActive: z.boolean(),
  renewsOn: z.iso.date().nullable(),
  billing: billingSchema,
  seats: seatsSchema,
  /** Empty means all. */
  jurisdictions: z.array(jurisdictionSchema).max(20),
  areas: z.array(idSchema).max(100),
  isPDFDownloadEnabled: z.boolean(),
  isExcelDownloadEnabled: z.boolean(),
};

/** A change of access; what is left out stays as it is. */
export const accessSchema = z
  .strictObject(accessFields)
  .partial()
  .extend({ isMFAEnabled: z.boolean().optional(), reason: reasonSchema });
export type AccessChange = z.infer<typeof accessSchema>;

export const newAccountSchema = z.strictObject({
  name: line(120),
  size: z.enum(ORGANISATION_SIZES).nullable(),
  firstName: line(60),
  lastName: line(60),
  email: emailSchema,
  ...accessFields,
  /** Of the two, an account has a trial or a subscription. */
  trialUntil: z.iso.date().nullable(),
  billing: billingSchema.default(null),
  reason: reasonSchema,
});
export type NewAccount = z.infer<typeof newAccountSchema>;

export const historyLineSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  /** The email of whoever did it. */
  person: z.string(),
  isByStaff: z.boolean(),
  action: z.string(),
  /** Whom of the account it is about; null for the account itself. */
  about: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  why: z.string().nullable(),
});
export type HistoryLine = z.infer<typeof historyLineSchema>;

/** What a deletion takes, and what the law has us keep, in numbers. */
export const erasureSchema = z.object({
  goes: z.array(z.object({ what: z.string(), count: z.int() })),
  /** Lines of the audit log that stay, without names and words. */
  auditLines: z.int(),
});
export type Erasure = z.infer<typeof erasureSchema>;

const areaSchema = z.object({ id: idSchema, name: z.string() });

const customerSessionSchema = sessionSchema.omit({ isCurrent: true }).extend({ userId: idSchema });
export type CustomerSession = z.infer<typeof customerSessionSchema>;

export const accountOfficeContract = defineContract({
  accounts: {
    method: 'GET',
    path: '/api/staff/accounts',
    access: 'admin',
    summary: 'The accounts of customers, fifty at a time',
    query: accountQuerySchema,
    response: z.object({ rows: z.array(accountRowSchema), next: z.string().nullable() }),
  },
  accountCounts: {
    method: 'GET',
    path: '/api/staff/accounts/counts',
    access: 'admin',
    summary: 'How many accounts are on trial, paid, about to end and expired',
    query: z.strictObject(filterFields),
    response: accountCountsSchema,
  },
  accountRequests: {
    method: 'GET',
    path: '/api/staff/accounts/requests',
    access: 'admin',
    summary: 'What customers asked for and is not worked off: subscriptions and deletions, 200 at most',
    response: z.array(accountRequestSchema),
  },
  handleRequest: {
    method: 'POST',
    path: '/api/staff/accounts/requests/:kind/:id',
    access: 'admin',
    summary: 'Takes a request off the list, with what came of it',
    params: z.strictObject({ kind: z.enum(['subscription', 'deletion']), id: idSchema }),
    body: z.strictObject({ reason: reasonSchema }),
    response: done,
  },
  accountAreas: {
    method: 'GET',
    path: '/api/staff/accounts/areas',
    access: 'admin',
    summary: 'The areas that an account may be given',
    response: z.array(areaSchema),
  },
  createAccount: {
    method: 'POST',
    path: '/api/staff/accounts',
    access: 'admin',
    status: 201,
    summary: 'Makes an account by hand and invites its owner by email',
    body: newAccountSchema,
    response: accountSchema,
  },
  account: {
    method: 'GET',
    path: '/api/staff/accounts/:id',
    access: 'admin',
    summary: 'One account of a customer: its access, people and open requests; nothing that they wrote',
    params: ofAccount,
    response: accountSchema,
  },
  changeAccess: {
    method: 'PATCH',
    path: '/api/staff/accounts/:id',
    access: 'admin',
    needsProof: ({ isMFAEnabled }: { isMFAEnabled?: boolean }) => isMFAEnabled === false,
    summary: 'Changes what an account may see and do, from its next call on, with a reason that is kept',
    params: ofAccount,
    body: accessSchema,
    response: accountSchema,
  },
  erasure: {
    method: 'GET',
    path: '/api/staff/accounts/:id/erasure',
    access: 'admin',
    summary: 'What would go with an account and what has to stay, in numbers',
    params: ofAccount,
    response: erasureSchema,
  },
  eraseAccount: {
    method: 'POST',
    path: '/api/staff/accounts/:id/erasure',
    access: 'admin',
    needsProof: true,
    summary: 'Deletes an account that asked for it, with everything of it; its name is typed',
    params: ofAccount,
    body: z.strictObject({ name: z.string().max(200) }),
    response: done,
  },
  accountHistory: {
    method: 'GET',
    path: '/api/staff/accounts/:id/history',
    access: 'admin',
    summary: 'What was changed of an account and its people, by whom and why, twenty lines at a time',
    params: ofAccount,
    query: z.strictObject({
      after: z
        .string()
        .regex(/^\d{1,18}$/, 'This is not the beginning of a page.')
        .optional(),
    }),
    response: z.object({ rows: z.array(historyLineSchema), next: z.string().nullable() }),
  },
  customerSessions: {
    method: 'GET',
    path: '/api/staff/accounts/:id/sessions',
    access: 'admin',
    summary: 'The sessions that are open in an account',
    params: ofAccount,
    response: z.array(customerSessionSchema),
  },
  endCustomerSessions: {
    method: 'POST',
    path: '/api/staff/accounts/:id/sessions/end',
    access: 'admin',
    summary: 'Ends the sessions of an account, those of one of its people, or one alone, at once',
    params: ofAccount,
    body: z.strictObject({
      userId: idSchema.optional(),
      /** One session of that person. */
      sessionId: idSchema.optional(),
    }),
    response: z.object({ ended: z.int() }),
  },
  inviteCustomer: {
    method: 'POST',
    path: '/api/staff/accounts/:id/users',
    access: 'admin',
    status: 201,
    summary: 'Asks a person into an account by email, in a trial too, where a seat is free',
    params: ofAccount,
    body: z.strictObject({
      email: emailSchema,
      firstName: line(60),
      lastName: line(60),
      role: z.enum(ROLES),
      reason: reasonSchema,
    }),
    response: memberSchema,
  },
  changeCustomer: {
    method: 'PATCH',
    path: '/api/staff/accounts/:id/users/:userId',
    access: 'admin',
    needsProof: true,
    summary: 'Changes the role of a person, deactivates them (ending their sessions), or lets them back',
    params: ofUser,
    body: z.strictObject({
      role: z.enum(ROLES).optional(),
      isActive: z.boolean().optional(),
      reason: reasonSchema,
    }),
    response: z.object({ member: memberSchema, ended: z.int() }),
  },
  resendCustomerInvite: {
    method: 'POST',
    path: '/api/staff/accounts/:id/users/:userId/resend',
    access: 'admin',
    perMinute: 10,
    summary: 'Sends the invitation again to a person who has not answered yet',
    params: ofUser,
    response: done,
  },
});
