import { conflict } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import type { sourcesContract } from '../contract.ts';
import { decideSource, readSources } from './decide.ts';
import { listSources } from './list.ts';
import { openSource } from './open.ts';
import { readNow } from './watch/round.ts';

/** The calls of the watch over sources. */
export function sourcesHandlers(services: Services): Handlers<typeof sourcesContract> {
  return {
    sources: ({ query }) => listSources(services, query),
    source: ({ query }) => openSource(services, query.ref),
    decideSource: ({ actor, body }) => decideSource(services, actor, body),
    readSourceNow: async ({ body }) => {
      if (!services.config.sourceWatch.isOn) throw conflict('watch_off', t('The watch over sources is off.'));
      return { isRead: await readNow(services, body.ref) };
    },
    readSources: ({ actor, body }) => readSources(services, actor, body),
  };
}
