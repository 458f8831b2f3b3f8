import { defineFeature } from '../../../platform/defineFeature.ts';
import { trackerContract } from '../contract.ts';
import { staffTrackerContract } from '../staffContract.ts';
import { trackerHandlers } from './routes.ts';
import { staffTrackerHandlers } from './staff/staffHandlers.ts';

/** The Bill Tracker, for members and for staff. */
export const trackerFeature = defineFeature({
  name: 'tracker',
  contract: { ...trackerContract, ...staffTrackerContract },
  handlers: (services) => ({ ...trackerHandlers(services), ...staffTrackerHandlers(services) }),
});
