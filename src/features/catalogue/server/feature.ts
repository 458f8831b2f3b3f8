import { defineFeature } from '../../../platform/defineFeature.ts';
import { catalogueContract } from '../contract.ts';
import { catalogueHandlers } from './routes.ts';

/** Areas, topics, provision groups and industries. */
export const catalogueFeature = defineFeature({
  name: 'catalogue',
  contract: catalogueContract,
  handlers: catalogueHandlers,
});
