import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { isIn } from '../../../search-engine/filter/filter.ts';
import { allowedJurisdictions } from '../../identity/scope.ts';
import { askedDay } from '../../provisions/server/reads.ts';
import type { searchContract } from '../contract.ts';
import { noteMiss } from './misses.ts';
import { searchScope } from './searchScope.ts';

/** More than a library holds: a search of the tab names all that it finds. */
const ALL_RESULTS = 100_000;

/** The Info Hub's search tab: the same engine as the search screen, answered as provisions. */
export function searchHandlers(services: Services): Handlers<typeof searchContract> {
  const { index, reader, clock } = services;
  return {
    buildReportViaSearch: async ({ actor, body }) => {
      const jurisdictions = allowedJurisdictions(actor.scope, body.jurisdictions);
      if (jurisdictions?.length === 0)
        return { query: body.text, results: [], total: 0, ids: [], noText: [] };
      await index.fresh();
      const { hits, total } = index.engine.search(searchScope(actor.scope), {
        query: body.text,
        limit: ALL_RESULTS,
        filter: jurisdictions === null ? null : isIn('jurisdiction', jurisdictions),
        retrieve: [],
      });
      if (total === 0) await noteMiss(services, actor, body.text);
      const ids = hits.map(({ objectID }) => objectID);
      const day = askedDay(body.on, clock);
      const results = await reader.byIds(actor.scope, ids.slice(0, body.drawn), day);
      return {
        query: body.text,
        results: await reader.withNotes(actor.userId, results),
        total,
        ids,
        noText: index.withoutText.askedFor(body.text, actor.scope),
      };
    },
  };
}
