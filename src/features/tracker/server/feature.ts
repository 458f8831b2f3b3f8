import { defineFeature } from '../../../platform/defineFeature.ts';
import { trackerContract } from '../contract.ts';
import { trackerHandlers } from './routes.ts';

/** The Bill Tracker. */
export const trackerFeature = defineFeature({
  name: 'tracker',
  contract: trackerContract,
  handlers: trackerHandlers,
});
