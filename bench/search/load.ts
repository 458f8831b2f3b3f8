import { CANADIAN_HR_LEXICON } from '../../src/search-engine/canadian-hr/lexicon.ts';
import { PROVISION_SCHEMA } from '../../src/search-engine/canadian-hr/schema.ts';
import { SearchEngine } from '../../src/search-engine/engine.ts';
import { readSnapshotFile } from '../../src/search-engine/snapshotFile.ts';
import { scopeOf, typed } from './engines/own.ts';
import type { LoadFigures } from './ownFigures.ts';
import { type BenchQuery, FACETS } from './queries.ts';

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_048_576;
};

// A process that starts as a server does: from the snapshot file, without the documents.
process.once('message', async ({ path, queries }: { path: string; queries: BenchQuery[] }) => {
  const before = megabytes();
  const started = performance.now();
  const engine = new SearchEngine({ schema: PROVISION_SCHEMA, lexicon: CANADIAN_HR_LEXICON });
  engine.adopt((await readSnapshotFile(path)) as SharedArrayBuffer);
  engine.search('everything', { query: 'notice', facets: FACETS });
  const loadMs = performance.now() - started;
  for (const query of queries)
    engine.search(scopeOf(query.tenant), {
      query: typed(query),
      facets: FACETS,
      highlight: ['name', 'textDescription'],
    });
  const figures: LoadFigures = { loadMs, megabytes: megabytes() - before };
  process.send?.(figures, () => process.exit(0));
});
