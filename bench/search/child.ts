import type { BenchEngine } from './engines/benchEngine.ts';
import { MiniSearchEngine } from './engines/miniSearch.ts';
import { OramaEngine } from './engines/orama.ts';
import { OwnEngine, OwnProtocol } from './engines/own.ts';
import { EmbeddedPostgres, ServerPostgres } from './engines/postgres.ts';
import { generateProvisions } from './generate.ts';
import { type Column, type KindFigures, measure } from './measure.ts';
import { type OwnFigures, ownFigures } from './ownFigures.ts';
import { makeQueries } from './queries.ts';

/** What the parent asks one process to measure. */
export interface Task {
  readonly engine: keyof typeof ENGINES;
  readonly documents: number;
  readonly each: number;
}

export interface Figures {
  readonly buildSeconds: number;
  /** Processor time of all threads of the process. */
  readonly buildCpuSeconds: number;
  /** What the process grew by, with the documents it was built from let go where the engine does not need them. */
  readonly megabytes: number;
  readonly kinds: Record<Column, KindFigures>;
  readonly own: OwnFigures | null;
}

const ENGINES = {
  own: () => new OwnEngine(),
  'own, protocol': () => new OwnProtocol(),
  MiniSearch: () => new MiniSearchEngine(),
  Orama: () => new OramaEngine(),
  'PostgreSQL, embedded': () => new EmbeddedPostgres(),
  'PostgreSQL, server': () => new ServerPostgres(),
} satisfies Record<string, () => BenchEngine>;

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().rss / 1_048_576;
};

process.once('message', async (task: Task) => {
  const engine = ENGINES[task.engine]();
  const before = megabytes();
  let documents = generateProvisions(task.documents);
  const queries = makeQueries(documents, task.each);
  const cpu = process.cpuUsage();
  const started = performance.now();
  await engine.build(documents);
  const buildSeconds = (performance.now() - started) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const buildCpuSeconds = (user + system) / 1_000_000;
  documents = [];
  const grown = megabytes() - before;
  const isOwn = engine instanceof OwnEngine;
  const kinds = await measure(engine, queries, isOwn ? 15 : 5, 90_000);
  const own = isOwn ? await ownFigures(engine.engine, queries, engine instanceof OwnProtocol) : null;
  await engine.close();
  const figures: Figures = { buildSeconds, buildCpuSeconds, megabytes: own?.megabytes ?? grown, kinds, own };
  process.send?.(figures, () => process.exit(0));
});
