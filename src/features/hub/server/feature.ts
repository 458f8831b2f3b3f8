import { defineFeature } from '../../../platform/defineFeature.ts';
import { hubContract } from '../contract.ts';
import { hubHandlers } from './routes.ts';

/** The Info Hub. */
export const hubFeature = defineFeature({
  name: 'hub',
  contract: hubContract,
  handlers: hubHandlers,
});
