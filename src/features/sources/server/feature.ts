import { defineFeature } from '../../../platform/defineFeature.ts';
import { t } from '../../../shared/text.ts';
import { sourcesContract } from '../contract.ts';
import { ROUND_BEGINS, ROUND_ENDS } from '../rounds.ts';
import { sourcesHandlers } from './routes.ts';
import { watchRound } from './watch/round.ts';

/** A run ends before the queue takes it for lost; the next takes up the rest. */
const RUN_MS = 8 * 60_000;

/** The watch over the pages and statutes that provisions rest on. */
export const sourcesFeature = defineFeature({
  name: 'sources',
  contract: sourcesContract,
  handlers: sourcesHandlers,
  jobs: (services) =>
    // A server of tests reads what a test asks it to, and no page of others.
    services.config.sourceWatch.isOn && !services.config.fetchesLoopback
      ? [
          {
            name: 'sources.watch',
            about: () => t('Reads the pages that provisions rest on, and lists those that changed.'),
            cron: `*/10 ${ROUND_BEGINS}-${ROUND_ENDS - 1} * * *`,
            retryLimit: 0,
            run: (_data, stopping) =>
              watchRound(services, { stopping: AbortSignal.any([stopping, AbortSignal.timeout(RUN_MS)]) }),
          },
        ]
      : [],
});
