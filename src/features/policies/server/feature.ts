import { defineFeature } from '../../../platform/defineFeature.ts';
import { policiesContract } from '../contract.ts';
import { policiesHandlers } from './routes.ts';

/** Policy language. */
export const policiesFeature = defineFeature({
  name: 'policies',
  contract: policiesContract,
  handlers: policiesHandlers,
});
