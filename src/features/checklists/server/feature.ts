import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { checklistsContract } from '../contract.ts';
import { accountCounts, eraseAccount } from './eraseAccount.ts';
import { purgeEvidence } from './evidence/changeEvidence.ts';
import {
  commentsOfAccount,
  evidenceFilesOfAccount,
  evidenceOfAccount,
  historyOfAccount,
  itemsOfAccount,
} from './exportAccount.ts';
import { checklistDataOf } from './reads.ts';
import { recur } from './recur.ts';
import { checklistsHandlers } from './routes.ts';
import { serveChecklistStream } from './streamRoute.ts';

/** Requirements, how far each account is with them, and what it keeps with them. */
export const checklistsFeature = defineFeature({
  name: 'checklists',
  contract: checklistsContract,
  handlers: checklistsHandlers,
  routes: serveChecklistStream,
  acceptsFiles: true,
  jobs: (services) => [
    {
      name: 'checklists.recur',
      about: () =>
        t('Begins recurring requirements anew when their day is past, and follows the days of the law.'),
      cron: '5 0 * * *',
      atStart: true,
      run: () => recur(services),
    },
    {
      name: 'checklists.purgeEvidence',
      about: () => t('Deletes evidence that was removed a day ago, and files that never arrived whole.'),
      cron: '25 * * * *',
      run: () => purgeEvidence(services),
    },
  ],
  accountData: {
    export: {
      checklists: ({ db }, accountId) => checklistDataOf(db, accountId),
      'checklist-details': ({ db }, accountId) => itemsOfAccount(db, accountId),
      'checklist-comments': ({ db }, accountId) => commentsOfAccount(db, accountId),
      'checklist-evidence': ({ db }, accountId) => evidenceOfAccount(db, accountId),
      'checklist-history': ({ db }, accountId) => historyOfAccount(db, accountId),
    },
    exportFiles: ({ db }, accountId) => evidenceFilesOfAccount(db, accountId),
    counts: accountCounts,
    erase: eraseAccount,
  },
});
