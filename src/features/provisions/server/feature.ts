import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { compareContract } from '../compareContract.ts';
import { provisionsContract } from '../contract.ts';
import { compareHandlers } from './compare/routes.ts';
import { bringIntoForce } from './publish/bringIntoForce.ts';
import { provisionsHandlers } from './routes.ts';

/** Provisions: read, compared, published. */
export const provisionsFeature = defineFeature({
  name: 'provisions',
  contract: { ...provisionsContract, ...compareContract },
  handlers: (services) => ({ ...provisionsHandlers(services), ...compareHandlers(services) }),
  jobs: ({ db, clock }) => [
    {
      name: 'provisions.bringIntoForce',
      about: () =>
        t('Tells readers of the changes that came into force, and puts them on the editors’ to-do list.'),
      // Just after midnight in Toronto, and again before the summaries.
      cron: '5 0,6 * * *',
      atStart: true,
      run: async () => {
        await bringIntoForce(db, clock);
      },
    },
  ],
});
