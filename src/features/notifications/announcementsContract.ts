import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';
import { jurisdictionSchema } from '../../shared/jurisdictions.ts';
import { AUDIENCES } from './contract.ts';

export const MAX_TITLE = 90;
const MAX_HTML = 20_000;

/** In place of a plan's id: accounts on a running trial, and those whose trial or subscription has ended. */
export const ON_TRIAL = '@trial';
export const ENDED = '@ended';

/** The roles of members. */
export const MEMBER_ROLES = ['ACCOUNT_OWNER', 'USER'] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/**
 * Whom an announcement is for. Of members all four conditions must hold, of each one any of its values; an empty list leaves nobody
 * out, but for those whose account has ended: they are only ever meant by name, and get email alone. Staff are asked for no condition.
 */
export const audienceSchema = z.strictObject({
  who: z.enum(AUDIENCES),
  plans: z.array(z.string().min(1).max(64)).max(50),
  jurisdictions: z.array(jurisdictionSchema).max(14),
  /** Area ids. */
  areas: z.array(idSchema).max(200),
  roles: z.array(z.enum(MEMBER_ROLES)).max(2),
});
export type AnnouncementAudience = z.infer<typeof audienceSchema>;

const channels = {
  inBell: z.boolean(),
  /** Above the page until dismissed. */
  isBanner: z.boolean(),
  byEmail: z.boolean(),
};

/** What an administrator writes, whole. A draft may lack what it needs to go out. */
export const writtenAnnouncementSchema = z.strictObject({
  title: z
    .string()
    .trim()
    .max(MAX_TITLE)
    .regex(/^[^\p{Cc}]*$/u, 'This has characters that cannot be shown.'),
  /** HTML; sanitised on the way in. */
  html: z.string().max(MAX_HTML),
  ...channels,
  audience: audienceSchema,
  /** Null: as soon as it is asked to. */
  goesOutAt: z.iso.datetime({ offset: true }).nullable(),
  /** The last day in Toronto on which it shows; null: until it is ended. */
  endsOn: z.iso.date().nullable(),
});
export type WrittenAnnouncement = z.infer<typeof writtenAnnouncementSchema>;

/** `sent`: it was for email alone, and that is written. */
export const ANNOUNCEMENT_STATES = ['draft', 'planned', 'live', 'sent', 'ended'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

export const announcementLineSchema = z.object({
  id: idSchema,
  state: z.enum(ANNOUNCEMENT_STATES),
  title: z.string(),
  ...channels,
  audience: audienceSchema,
  goesOutAt: z.string().nullable(),
  endsOn: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  /** How many people it is for as things are now; null once it went out. */
  people: z.int().nullable(),
  /** How many have seen it in the bell, or dismissed its banner. */
  seen: z.int(),
  emailed: z.int(),
  /** Emails of it are still being written. */
  isEmailing: z.boolean(),
});
export type AnnouncementLine = z.infer<typeof announcementLineSchema>;

export const openAnnouncementSchema = z.object({
  id: idSchema,
  revision: z.int(),
  state: z.enum(ANNOUNCEMENT_STATES),
  written: writtenAnnouncementSchema.extend({ goesOutAt: z.string().nullable(), title: z.string() }),
  updatedAt: z.iso.datetime(),
  /** Nothing of it reached anybody by email yet and it only just went out: it can be taken back. */
  canTakeBack: z.boolean(),
});
export type OpenAnnouncement = z.infer<typeof openAnnouncementSchema>;

export const countsSchema = z.object({
  people: z.int(),
  accounts: z.int(),
  owners: z.int(),
  users: z.int(),
  staff: z.int(),
  /** People by plan, the most first; `id` null for accounts without one. */
  plans: z.array(z.object({ id: z.string().nullable(), name: z.string(), people: z.int() })),
  /** Of the people, those who may be emailed, and those who may not for having unsubscribed. */
  email: z.int(),
  unsubscribed: z.int(),
});
export type AudienceCounts = z.infer<typeof countsSchema>;

const personSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  account: z.string(),
  role: z.string(),
  mayEmail: z.boolean(),
});

const params = z.strictObject({ id: idSchema });
const saved = z.object({ id: idSchema, revision: z.int(), savedAt: z.iso.datetime() });
const ofRevision = z.strictObject({ revision: z.int().min(1) });
const audienceBody = z.strictObject({ audience: audienceSchema });

export const announcementsContract = defineContract({
  announcements: {
    method: 'GET',
    path: '/api/staff/announcements',
    access: 'admin',
    summary: 'Every announcement, the newest 500, with how many it is for and how many saw it',
    response: z.array(announcementLineSchema),
  },
  announcementPlaces: {
    method: 'GET',
    path: '/api/staff/announcements/places',
    access: 'admin',
    summary: 'The plans and areas that the audience of an announcement is chosen from',
    response: z.object({
      plans: z.array(z.object({ id: z.string(), name: z.string() })),
      areas: z.array(z.object({ id: idSchema, name: z.string() })),
    }),
  },
  announcement: {
    method: 'GET',
    path: '/api/staff/announcements/:id',
    access: 'admin',
    summary: 'One announcement with its text',
    params,
    response: openAnnouncementSchema,
  },
  announcementLinks: {
    method: 'GET',
    path: '/api/staff/announcements/provisions',
    access: 'admin',
    summary:
      'Published provisions whose name and jurisdiction hold these words, 20 at most, with the path of each',
    query: z.strictObject({ q: z.string().trim().max(120).default('') }),
    response: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        jurisdiction: jurisdictionSchema,
        topic: z.string(),
        path: z.string(),
      }),
    ),
  },
  createAnnouncement: {
    method: 'POST',
    path: '/api/staff/announcements',
    access: 'admin',
    status: 201,
    summary: 'Begins a draft; nobody is shown it',
    body: writtenAnnouncementSchema,
    response: saved,
  },
  saveAnnouncement: {
    method: 'PATCH',
    path: '/api/staff/announcements/:id',
    access: 'admin',
    summary: 'Saves a draft; 409 when somebody else changed it since `revision`, or when it is none any more',
    params,
    body: ofRevision.extend({ written: writtenAnnouncementSchema }),
    response: saved,
  },
  deleteAnnouncement: {
    method: 'DELETE',
    path: '/api/staff/announcements/:id',
    access: 'admin',
    summary: 'Deletes a draft; 409 for what went out, which is ended instead',
    params,
    response: z.object({ success: z.literal(true) }),
  },
  scheduleAnnouncement: {
    method: 'POST',
    path: '/api/staff/announcements/:id/schedule',
    access: 'admin',
    summary: 'Sends a draft out at its time, or now; 400 where something is missing or nobody matches',
    params,
    body: ofRevision,
    response: saved.extend({ people: z.int() }),
  },
  takeBackAnnouncement: {
    method: 'POST',
    path: '/api/staff/announcements/:id/takeBack',
    access: 'admin',
    summary: 'Makes a draft of what is still to go out, or went out a moment ago and was emailed to nobody',
    params,
    response: saved,
  },
  endAnnouncement: {
    method: 'POST',
    path: '/api/staff/announcements/:id/end',
    access: 'admin',
    summary: 'Takes it from bell and banner; emails that are written stay written, and no more are',
    params,
    response: saved,
  },
  testAnnouncement: {
    method: 'POST',
    path: '/api/staff/announcements/:id/test',
    access: 'admin',
    perMinute: 10,
    summary: 'Emails it to whoever asks, and to nobody else',
    params,
    response: z.object({ to: z.string() }),
  },
  countAudience: {
    method: 'POST',
    path: '/api/staff/announcements/count',
    access: 'admin',
    summary: 'How many people an audience is, as things are now',
    body: audienceBody,
    response: countsSchema,
  },
  listAudience: {
    method: 'POST',
    path: '/api/staff/announcements/people',
    access: 'admin',
    summary: 'Who an audience is, as things are now: a hundred at a time, by account and name',
    body: audienceBody.extend({ skip: z.int().min(0).max(1_000_000).default(0) }),
    response: z.object({ people: z.array(personSchema), hasMore: z.boolean() }),
  },
});
