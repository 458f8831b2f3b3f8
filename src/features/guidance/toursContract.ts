import { z } from 'zod';
import { defineContract } from '../../shared/call.ts';
import { TOURS } from '../../shared/localPreferences.ts';

const tourSchema = z.enum(TOURS);
const done = z.object({ success: z.literal(true) });

export const toursContract = defineContract({
  toursSeen: {
    method: 'GET',
    path: '/api/tours',
    access: 'signedIn',
    summary: 'The feature tours that this person has seen or ended',
    response: z.array(tourSchema),
  },
  tourSeen: {
    method: 'POST',
    path: '/api/tours/:tour',
    access: 'signedIn',
    summary: 'Remembers that this person has seen or ended a tour',
    params: z.strictObject({ tour: tourSchema }),
    response: done,
  },
  restartTours: {
    method: 'DELETE',
    path: '/api/tours',
    access: 'signedIn',
    summary: 'Restart Feature Tours: all of them begin again for this person',
    response: done,
  },
});
