import { readSnapshotFile } from '../../src/search-engine/snapshotFile.ts';
import { OwnEngine, OwnProtocol } from './engines/own.ts';
import type { LoadFigures } from './ownFigures.ts';
import { type BenchQuery, FACETS } from './queries.ts';

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_048_576;
};

interface Load {
  path: string;
  queries: BenchQuery[];
  protocol: boolean;
}

// A process that starts as a server does: from the snapshot file, without the documents, and asked as it is in the figures
// beside this one. A process that also made up the documents and built the index keeps what that took.
process.once('message', async ({ path, queries, protocol }: Load) => {
  const before = megabytes();
  const started = performance.now();
  const own = protocol ? new OwnProtocol() : new OwnEngine();
  own.engine.adopt((await readSnapshotFile(path)) as SharedArrayBuffer);
  own.engine.search('everything', { query: 'notice', facets: FACETS });
  const loadMs = performance.now() - started;
  for (const query of queries) own.search(query);
  const figures: LoadFigures = { loadMs, megabytes: megabytes() - before };
  process.send?.(figures, () => process.exit(0));
});
