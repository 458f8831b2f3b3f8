import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { besideContract } from '../besideContract.ts';
import { editorContract } from '../contract.ts';
import { besideHandlers } from './beside/routes.ts';
import { forgetPresence } from './presence.ts';
import { publishDue } from './publish/publishDue.ts';
import { forgetUndo } from './publish/undoPublish.ts';
import { editorHandlers } from './routes.ts';

/** Where editors keep the library true: drafts, publishing, standing. */
export const editorFeature = defineFeature({
  name: 'editor',
  contract: { ...editorContract, ...besideContract },
  handlers: (services) => ({ ...editorHandlers(services), ...besideHandlers(services) }),
  jobs: (services) => [
    {
      name: 'editor.publishDue',
      about: () => t('Publishes what editors asked to go out at a time.'),
      cron: '* * * * *',
      atStart: true,
      run: async () => {
        await publishDue(services);
      },
    },
    {
      name: 'editor.tidy',
      about: () => t('Forgets who was in which provision, and how old publications could be taken back.'),
      cron: '40 3 * * *',
      run: async () => {
        await forgetPresence(services.db, services.clock.now());
        await forgetUndo(services.db, services.clock.now());
      },
    },
  ],
});
