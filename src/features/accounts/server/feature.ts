import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { accountsContract } from '../contract.ts';
import { detailsOf } from './details.ts';
import { deletionRequestsOf, eraseAccount } from './eraseAccount.ts';
import { choicesOf } from './exportData.ts';
import { membersOf } from './members.ts';
import { accountsHandlers } from './routes.ts';
import { writeTrialEmails } from './trialEmails.ts';

/** Accounts, their people, and signing up. */
export const accountsFeature = defineFeature({
  name: 'accounts',
  contract: accountsContract,
  handlers: accountsHandlers,
  jobs: (services) => [
    {
      name: 'accounts.trialEmails',
      about: () => t('Tells the owners of trials that the end is near, and when it has come.'),
      cron: '10 * * * *',
      run: async () => {
        await writeTrialEmails(services);
      },
    },
  ],
  accountData: {
    export: {
      account: detailsOf,
      signup: ({ db }, accountId) => choicesOf(db, accountId),
      'deletion-requests': ({ db }, accountId) => deletionRequestsOf(db, accountId),
      people: async (services, accountId) => (await membersOf(services, accountId)).members,
    },
    erase: eraseAccount,
  },
});
