import { defineFeature } from '../../../platform/defineFeature.ts';
import { statutesContract } from '../contract.ts';
import { statutesHandlers } from './routes.ts';

/** The official text of statutes, section by section, beside what the library says of them. */
export const statutesFeature = defineFeature({
  name: 'statutes',
  contract: statutesContract,
  handlers: statutesHandlers,
  acceptsFiles: true,
});
