import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';

/** Notification frequency (specification 9). */
export const FREQUENCIES = ['Never', 'Daily Summary', 'Weekly Summary'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const preferencesSchema = z.object({ notificationFrequency: z.enum(FREQUENCIES) });
export type Preferences = z.infer<typeof preferencesSchema>;

export const preferencesContract = defineContract({
  preferences: {
    method: 'GET',
    path: '/api/preferences',
    access: 'signedIn',
    summary: 'What the person chose for themselves',
    response: preferencesSchema,
  },
  changePreferences: {
    method: 'PATCH',
    path: '/api/preferences',
    access: 'signedIn',
    summary: 'Changes how often summaries of changes come by email',
    body: z.strictObject({ notificationFrequency: z.enum(FREQUENCIES) }),
    response: preferencesSchema,
  },
});
