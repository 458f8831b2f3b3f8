import { fork } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Figures, Task } from './child.ts';
import { geometricMean } from './measure.ts';
import { KINDS } from './queries.ts';

// `npx tsx bench/search/bench.ts [--documents 15000,50000] [--engines own,MiniSearch] [--each 40]`
// Every engine in a process of its own, one after the other, with the same documents and queries.
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '15000,50000' },
    engines: {
      type: 'string',
      default: 'own,own, protocol,MiniSearch,Orama,PostgreSQL, embedded,PostgreSQL, server',
    },
    each: { type: 'string', default: '40' },
  },
});

const engines = values.engines
  .split(/,(?! )/)
  .filter((engine) => engine !== 'PostgreSQL, server' || process.env.BENCH_DATABASE_URL) as Task['engine'][];

function run(task: Task): Promise<Figures> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./child.ts', import.meta.url), {
      execArgv: ['--import', 'tsx', '--expose-gc', '--max-old-space-size=6000'],
    });
    child.once('message', (message) => resolve(message as Figures));
    child.once('exit', (code) => reject(new Error(`${task.engine} stopped (${code}).`)));
    child.send(task);
  });
}

const short = (ms: number): string => (ms < 10 ? ms.toFixed(1) : ms.toFixed(0));
const percent = (share: number): string => `${Math.round(share * 100)}%`;

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}`,
);
for (const documents of values.documents.split(',').map(Number)) {
  console.log(`\n${documents} documents: p50 / p95 in ms, share of queries that found something\n`);
  console.log(`| engine | build s | MB | ${KINDS.join(' | ')} | p95 against own |`);
  console.log(`|---|---|---|${KINDS.map(() => '---|').join('')}---|`);
  let ownP95: number | undefined;
  for (const engine of engines) {
    const figures = await run({ engine, documents, each: Number(values.each) });
    const { kinds, own } = figures;
    const mean = geometricMean(KINDS.map((kind) => kinds[kind].p95));
    ownP95 ??= mean;
    const cells = KINDS.map(
      (kind) => `${short(kinds[kind].p50)} / ${short(kinds[kind].p95)}, ${percent(kinds[kind].found)}`,
    );
    console.log(
      `| ${engine} | ${figures.buildSeconds.toFixed(1)} | ${figures.megabytes.toFixed(0)} | ${cells.join(' | ')} | ${(mean / ownP95).toFixed(1)} × |`,
    );
    if (own)
      console.log(
        `<!-- snapshot ${own.snapshotMegabytes.toFixed(0)} MB, loaded in ${own.loadMs.toFixed(0)} ms; ` +
          `update ${own.updateMs.p50.toFixed(2)} / ${own.updateMs.p95.toFixed(2)} ms, findable after ` +
          `${own.findableMs.p50.toFixed(2)} / ${own.findableMs.p95.toFixed(2)} ms; merge ${own.mergeMs.toFixed(0)} ms, ` +
          `longest pause ${own.longestPauseMs.toFixed(0)} ms -->`,
      );
  }
}
