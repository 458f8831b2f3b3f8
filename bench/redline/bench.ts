import {
  brokenPromises,
  markedCharacters,
  misplacement,
  visibleText,
  withoutSpace,
} from '../../src/redline/testing/oracle.ts';
import { HOSTILE, type Pair, restylings, revisions, sized } from './corpus.ts';
import { Engine } from './engine.ts';

/**
 * Compares our engine with the two best of the libraries that were tried, in one run on one machine: are both texts
 * there, is the result well-formed, is formatting passed over, is hostile input survived, how large is it, how long does
 * it take. `npx tsx bench/redline/bench.ts`
 */
const ENGINES = ['ours', 'node-htmldiff', 'html-diff-ts'];
const LIMIT_MS = 30_000;
const SIZES_KB = [1, 10, 100, 500];

interface Score {
  faithful: number;
  wellFormed: number;
  silent: number;
  survived: number;
  /** Characters of output for each character of new text, over the revisions. */
  growth: number;
  readonly cpuMs: string[];
  readonly clockMs: string[];
  readonly outputKb: string[];
}

async function score(engine: Engine, pairs: readonly Pair[], formatting: readonly Pair[]): Promise<Score> {
  const result: Score = {
    faithful: 0,
    wellFormed: 0,
    silent: 0,
    survived: 0,
    growth: 0,
    cpuMs: [],
    clockMs: [],
    outputKb: [],
  };
  let input = 0;
  for (const { old, fresh } of pairs) {
    const answer = await engine.ask({ old, fresh, runs: 1 }, LIMIT_MS);
    if (typeof answer === 'string') continue;
    if (hasBothTexts(old, fresh, answer.html)) result.faithful++;
    if (misplacement(answer.html) === null) result.wellFormed++;
    result.growth += answer.html.length;
    input += fresh.length;
  }
  result.growth /= input;
  for (const { old, fresh } of formatting) {
    const answer = await engine.ask({ old, fresh, runs: 1 }, LIMIT_MS);
    if (typeof answer === 'string' || markedCharacters(answer.html) > 0) continue;
    if (withoutSpace(visibleText(answer.html)) === withoutSpace(visibleText(fresh))) result.silent++;
  }
  for (const { old, fresh } of Object.values(HOSTILE)) {
    const answer = await engine.ask({ old, fresh, runs: 1 }, LIMIT_MS);
    if (typeof answer === 'string') continue;
    if (hasBothTexts(old, fresh, answer.html) && misplacement(answer.html) === null) result.survived++;
  }
  for (const size of SIZES_KB) {
    const answer = await engine.ask({ ...sized(size * 1000), runs: size <= 10 ? 30 : 5 }, 5 * LIMIT_MS);
    if (typeof answer === 'string') {
      result.cpuMs.push(answer);
      result.clockMs.push(answer);
      result.outputKb.push('-');
      continue;
    }
    result.cpuMs.push(answer.cpuMs.toFixed(answer.cpuMs < 10 ? 1 : 0));
    result.clockMs.push(answer.clockMs.toFixed(answer.clockMs < 10 ? 1 : 0));
    result.outputKb.push((answer.html.length / 1000).toFixed(1));
  }
  return result;
}

/** The texts alone: an engine may use markup of its own. */
function hasBothTexts(old: string, fresh: string, html: string): boolean {
  return !brokenPromises(old, fresh, html, false).some((broken) => broken.includes('text'));
}

async function main(): Promise<void> {
  const pairs = revisions(200);
  const formatting = restylings(100);
  const rows: string[][] = [];
  const times: string[][] = [];
  for (const name of ENGINES) {
    const engine = new Engine(name);
    const { faithful, wellFormed, silent, survived, growth, cpuMs, clockMs, outputKb } = await score(
      engine,
      pairs,
      formatting,
    );
    engine.stop();
    const share = (count: number, of: number): string => `${count}/${of}`;
    rows.push([
      name,
      share(faithful, pairs.length),
      share(wellFormed, pairs.length),
      share(silent, formatting.length),
      share(survived, Object.keys(HOSTILE).length),
      growth.toFixed(2),
    ]);
    times.push([name, ...cpuMs.map((cpu, i) => `${cpu} / ${clockMs[i]}`), outputKb.join(' / ')]);
  }
  print(
    ['engine', 'both texts', 'well-formed', 'formatting silent', 'hostile survived', 'output : input'],
    rows,
  );
  print(['ms, processor / clock', ...SIZES_KB.map((kb) => `${kb} KB`), 'output KB'], times);
}

function print(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  console.log(`${lines.join('\n')}\n`);
}

await main();
