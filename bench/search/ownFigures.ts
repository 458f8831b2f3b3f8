import { fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchEngine } from '../../src/search-engine/engine.ts';
import { writeSnapshotFile } from '../../src/search-engine/snapshotFile.ts';
import { type Spread, spreadOf } from './measure.ts';
import type { BenchQuery } from './queries.ts';

/** What only this engine is measured for. */
export interface OwnFigures {
  readonly snapshotMegabytes: number;
  /** From the file to the first answer, in a process of its own. */
  readonly loadMs: number;
  /** What that process grew by, after answering all queries once. */
  readonly megabytes: number;
  /** One document applied, and from then until a search has found it. */
  readonly updateMs: Spread;
  readonly findableMs: Spread;
  /** A merge of those changes in the background, and the longest that it kept this thread from anything else. */
  readonly mergeMs: number;
  readonly longestPauseMs: number;
}

export interface LoadFigures {
  readonly loadMs: number;
  readonly megabytes: number;
}

const UPDATES = 300;

/** `protocol` has the process that starts from the file ask through the wire protocol. */
export async function ownFigures(
  engine: SearchEngine,
  queries: readonly BenchQuery[],
  protocol: boolean,
): Promise<OwnFigures> {
  const directory = await mkdtemp(join(tmpdir(), 'bench-search-'));
  const path = join(directory, 'main.snapshot');
  await writeSnapshotFile(path, engine.sealed.buffer);
  const load = await new Promise<LoadFigures>((resolve, reject) => {
    const child = fork(new URL('./load.ts', import.meta.url), {
      execArgv: ['--import', 'tsx', '--expose-gc'],
    });
    child.once('message', (message) => resolve(message as LoadFigures));
    child.once('exit', (code) => reject(new Error(`The loading process stopped (${code}).`)));
    child.send({ path, queries, protocol });
  });
  await rm(directory, { recursive: true });

  const updates: number[] = [];
  const findable: number[] = [];
  const text = engine
    .search('everything', { limit: UPDATES })
    .hits.map((hit) => String(hit.attributes.textDescription));
  for (let n = 0; n < UPDATES; n++) {
    const put = {
      objectID: `p${n * 7}`,
      name: `Changed Qx${n}q`,
      textDescription: text[n],
      isPublished: true,
    };
    const started = performance.now();
    engine.apply([{ seq: n + 1, put }]);
    updates.push(performance.now() - started);
    const { total } = engine.search('everything', { query: `qx${n}q`, asYouType: false, typos: false });
    findable.push(performance.now() - started);
    if (total !== 1) throw new Error(`The changed document was found ${total} times.`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  let longestPauseMs = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    const now = performance.now();
    longestPauseMs = Math.max(longestPauseMs, now - last - 1);
    last = now;
  }, 1);
  const started = performance.now();
  await engine.mergeInBackground();
  const mergeMs = performance.now() - started;
  clearInterval(watch);
  return {
    snapshotMegabytes: engine.stats.bytes / 1_048_576,
    ...load,
    updateMs: spreadOf(updates),
    findableMs: spreadOf(findable),
    mergeMs,
    longestPauseMs,
  };
}
