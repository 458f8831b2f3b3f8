import { defineFeature } from '../../../platform/defineFeature.ts';
import { updatesContract } from '../contract.ts';
import { updatesHandlers } from './routes.ts';

/** The feed of the home page. */
export const updatesFeature = defineFeature({
  name: 'updates',
  contract: updatesContract,
  handlers: updatesHandlers,
});
