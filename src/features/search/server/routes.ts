import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { isIn } from '../../../search-engine/filter/filter.ts';
import { allowedJurisdictions } from '../../identity/scope.ts';
import type { searchContract } from '../contract.ts';
import { searchScope } from './searchScope.ts';

/** Results of the search tab; the search screen pages through more. */
const MAX_RESULTS = 100;

/** The Info Hub's search tab: the same engine as the search screen, answered as provisions. */
export function searchHandlers({ index, reader }: Services): Handlers<typeof searchContract> {
  return {
    buildReportViaSearch: async ({ actor, body }) => {
      const jurisdictions = allowedJurisdictions(actor.scope, body.jurisdictions);
      if (jurisdictions?.length === 0) return { query: body.text, results: [] };
      await index.fresh();
      const { hits } = index.engine.search(searchScope(actor.scope), {
        query: body.text,
        limit: MAX_RESULTS,
        filter: jurisdictions === null ? null : isIn('jurisdiction', jurisdictions),
        retrieve: [],
      });
      const ids = hits.map(({ objectID }) => objectID);
      const results = await reader.byIds(actor.scope, ids);
      return { query: body.text, results: await reader.withNotes(actor.userId, results) };
    },
  };
}
