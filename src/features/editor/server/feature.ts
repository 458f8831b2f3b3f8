import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { editorContract } from '../contract.ts';
import { forgetPresence } from './presence.ts';
import { forgetUndo, publishDue } from './publishDraft.ts';
import { editorHandlers } from './routes.ts';

/** Where editors keep the library true: drafts, publishing, standing. */
export const editorFeature = defineFeature({
  name: 'editor',
  contract: editorContract,
  handlers: editorHandlers,
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
