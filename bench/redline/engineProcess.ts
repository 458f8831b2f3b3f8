import { createRequire } from 'node:module';
import { redline } from '../../src/redline/redline.ts';

/** One engine in a process of its own, so that it can be ended: asked over IPC, one comparison at a time. */
export interface Question {
  readonly old: string;
  readonly fresh: string;
  readonly runs: number;
}

/** The result, and the least processor and clock time that a run took, in milliseconds. */
export interface Answer {
  readonly html: string;
  readonly cpuMs: number;
  readonly clockMs: number;
}

type Engine = (old: string, fresh: string) => string;

/** The libraries are loaded as CommonJS: the ES modules of html-diff-ts 1.4.2 do not resolve in Node. */
const require = createRequire(import.meta.url);

function load(name: string): Engine {
  if (name === 'node-htmldiff') return require(name);
  if (name === 'html-diff-ts') return require(name).default;
  return (old, fresh) => redline(old, fresh).html;
}

const engine = load(process.argv[2] ?? '');

process.on('message', ({ old, fresh, runs }: Question) => {
  let html = '';
  let cpuMs = Number.POSITIVE_INFINITY;
  let clockMs = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const cpu = process.cpuUsage();
    const clock = performance.now();
    html = engine(old, fresh);
    clockMs = Math.min(clockMs, performance.now() - clock);
    const { user, system } = process.cpuUsage(cpu);
    cpuMs = Math.min(cpuMs, (user + system) / 1000);
  }
  process.send?.({ html, cpuMs, clockMs } satisfies Answer);
});
process.send?.('ready');
