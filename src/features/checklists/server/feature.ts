import { defineFeature } from '../../../platform/defineFeature.ts';
import { checklistsContract } from '../contract.ts';
import { eraseAccount } from './eraseAccount.ts';
import { checklistDataOf } from './reads.ts';
import { checklistsHandlers } from './routes.ts';

/** Requirements, and how far each account is with them. */
export const checklistsFeature = defineFeature({
  name: 'checklists',
  contract: checklistsContract,
  handlers: checklistsHandlers,
  accountData: {
    export: { checklists: ({ db }, accountId) => checklistDataOf(db, accountId) },
    erase: eraseAccount,
  },
});
