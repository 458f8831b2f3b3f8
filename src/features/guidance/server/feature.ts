import { defineFeature } from '../../../platform/defineFeature.ts';
import { guidanceContract } from '../contract.ts';
import { guidanceHandlers } from './routes.ts';

/** What the product says of itself: legal pages, help, public samples. */
export const guidanceFeature = defineFeature({
  name: 'guidance',
  contract: guidanceContract,
  handlers: guidanceHandlers,
});
