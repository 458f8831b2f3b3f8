import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { notesContract } from '../contract.ts';
import { loadDemoNotes } from './demo.ts';
import { accountCounts, eraseAccount } from './eraseAccount.ts';
import { notesOfAccount } from './reads.ts';
import { sendReminders } from './remind.ts';
import { notesHandlers } from './routes.ts';

/** Notes on provisions, with reminders. */
export const notesFeature = defineFeature({
  name: 'notes',
  contract: notesContract,
  handlers: notesHandlers,
  jobs: (services) => [
    {
      name: 'notes.reminders',
      about: () => t('Sends the reminders that people set on notes.'),
      cron: '* * * * *',
      run: async () => {
        await sendReminders(services);
      },
    },
  ],
  accountData: {
    export: { notes: ({ db }, accountId) => notesOfAccount(db, accountId) },
    counts: accountCounts,
    erase: eraseAccount,
  },
  demo: loadDemoNotes,
});
