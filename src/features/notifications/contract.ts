import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { idSchema } from '../../shared/id.ts';

/** Whom an announcement is for: the people of subscribing accounts, the staff, or both. */
export const AUDIENCES = ['members', 'staff', 'everyone'] as const;
export type Audience = (typeof AUDIENCES)[number];

export const notificationSchema = z
  .object({
    id: idSchema,
    title: z.string(),
    /** A path of this site, or null. */
    link: z.string().nullable(),
    /** HTML. */
    text: z.string(),
    createdAt: z.iso.datetime(),
    seen: z.boolean(),
    /** An announcement is for many, and the home page lists it too; the others are for this person alone. */
    isAnnouncement: z.boolean(),
    /** Shows above the page until dismissed (decisions 7). */
    isBanner: z.boolean(),
    /** Stands in the bell and on the home page; what does not is a banner alone. */
    isListed: z.boolean(),
  })
  .meta({ id: 'Notification' });

export type Notification = z.infer<typeof notificationSchema>;

/** What a person says about announcements by email. */
export const emailChoiceSchema = z.strictObject({
  isOn: z.boolean(),
  /** Even when their trial or subscription has ended. */
  afterTheEnd: z.boolean(),
});
export type EmailChoice = z.infer<typeof emailChoiceSchema>;

export const notificationsContract = defineContract({
  mine: {
    method: 'GET',
    path: '/api/notifications/mine',
    access: 'signedIn',
    summary: 'What the bell lists for this person, newest first',
    response: z.array(notificationSchema),
  },
  markSeen: {
    method: 'PATCH',
    path: '/api/notifications/mine',
    access: 'signedIn',
    summary: 'Marks everything up to this one as seen, and answers the list',
    body: z.strictObject({ lastSeen: idSchema }),
    response: z.array(notificationSchema),
  },
  dismissBanner: {
    method: 'POST',
    path: '/api/notifications/:id/dismiss',
    access: 'signedIn',
    summary: 'Takes a banner away for this person, for good',
    params: z.object({ id: idSchema }),
    response: z.object({ success: z.literal(true) }),
  },
  myEmails: {
    method: 'GET',
    path: '/api/notifications/emails',
    access: 'signedIn',
    summary: 'Whether this person gets announcements by email',
    response: emailChoiceSchema,
  },
  chooseEmails: {
    method: 'PATCH',
    path: '/api/notifications/emails',
    access: 'signedIn',
    summary: 'Turns announcements by email on or off for this person; consent is recorded with its time',
    body: emailChoiceSchema,
    response: emailChoiceSchema,
  },
});

/**
 * Where the page listens for news of the bell: lines of JSON for as long as it is open. It is no call of the contract, since its
 * answer never ends.
 */
export const NOTIFICATION_STREAM = '/api/notifications/stream';
