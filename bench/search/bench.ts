import { fork } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Figures, Task } from './child.ts';
import { COLUMNS, geometricMean } from './measure.ts';
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

function table(
  title: string,
  all: readonly { engine: string; figures: Figures }[],
  by: 'wall' | 'cpu',
): void {
  const means = all.map(({ figures }) => geometricMean(KINDS.map((kind) => figures.kinds[kind][by].p95)));
  console.log(`\n${title}\n`);
  console.log(`| engine | build s | MB | ${COLUMNS.join(' | ')} | p95, mean against own |`);
  console.log(`|---|---|---|${COLUMNS.map(() => '---|').join('')}---|`);
  all.forEach(({ engine, figures }, at) => {
    const { kinds, buildSeconds, buildCpuSeconds, megabytes } = figures;
    const build = (by === 'wall' ? buildSeconds : buildCpuSeconds).toFixed(1);
    const cells = COLUMNS.map((kind) => `${short(kinds[kind][by].p50)} / ${short(kinds[kind][by].p95)}`);
    const ratio = ((means[at] as number) / (means[0] as number)).toFixed(1);
    console.log(`| ${engine} | ${build} | ${megabytes.toFixed(0)} | ${cells.join(' | ')} | ${ratio} × |`);
  });
}

console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}`);
for (const documents of values.documents.split(',').map(Number)) {
  const all: { engine: string; figures: Figures }[] = [];
  for (const engine of engines) {
    process.stderr.write(`${documents} documents, ${engine}, load ${loadavg()[0]?.toFixed(1)}\n`);
    const figures = await run({ engine, documents, each: Number(values.each) });
    all.push({ engine, figures });
    // A run takes many minutes; what is known already is told at once.
    process.stderr.write(
      `  p95 ${COLUMNS.map((kind) => short(figures.kinds[kind].wall.p95)).join(', ')} ms\n`,
    );
  }
  table(
    `${documents} documents, p50 / p95 in ms by the clock, load now ${loadavg()[0]?.toFixed(1)}`,
    all,
    'wall',
  );
  table(
    `${documents} documents, p50 / p95 in ms of processor time`,
    all.filter(({ engine }) => engine !== 'PostgreSQL, server'),
    'cpu',
  );
  console.log(`\n${documents} documents, share of the queries that found something\n`);
  console.log(`| engine | ${KINDS.join(' | ')} |\n|---|${KINDS.map(() => '---|').join('')}`);
  for (const { engine, figures } of all)
    console.log(`| ${engine} | ${KINDS.map((kind) => percent(figures.kinds[kind].found)).join(' | ')} |`);
  for (const { figures } of all) {
    const { own } = figures;
    if (!own) continue;
    console.log(`
Snapshot ${own.snapshotMegabytes.toFixed(0)} MB, from file to first answer ${own.loadMs.toFixed(0)} ms.
One document changed in ${own.updateMs.p50.toFixed(2)} / ${own.updateMs.p95.toFixed(2)} ms, found after ${own.findableMs.p50.toFixed(2)} / ${own.findableMs.p95.toFixed(2)} ms (p50 / p95).
Background merge ${own.mergeMs.toFixed(0)} ms, the longest pause of the main thread meanwhile ${own.longestPauseMs.toFixed(0)} ms.`);
  }
}
