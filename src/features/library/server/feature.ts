import { defineFeature } from '../../../platform/defineFeature.ts';
import { libraryContract } from '../contract.ts';
import { eraseAccount } from './eraseAccount.ts';
import { libraryHandlers } from './routes.ts';

/** The starter library, how it is loaded, and how it and this database come to agree. */
export const libraryFeature = defineFeature({
  name: 'library',
  contract: libraryContract,
  handlers: libraryHandlers,
  acceptsFiles: true,
  accountData: { erase: eraseAccount },
});
