import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { signOnContract } from '../contract.ts';
import { eraseAccount, signOnForExport } from './accountData.ts';
import { renewSignOns } from './renew.ts';
import { signOnHandlers } from './routes.ts';

/** Single sign-on: an account's people come in by the account's own provider of OpenID Connect. */
export const signOnFeature = defineFeature({
  name: 'sign-on',
  contract: signOnContract,
  handlers: signOnHandlers,
  jobs: (services) => [
    {
      name: 'signOn.renew',
      about: () => t('Asks the providers of single sign-on whether they still vouch for the open sessions.'),
      cron: '*/5 * * * *',
      run: async () => {
        await renewSignOns(services);
      },
    },
  ],
  accountData: {
    export: { 'single-sign-on': ({ db }, accountId) => signOnForExport(db, accountId) },
    erase: eraseAccount,
  },
});
