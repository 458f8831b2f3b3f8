import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { Answer, Question } from './engineProcess.ts';

const SCRIPT = new URL('./engineProcess.ts', import.meta.url);

/** An engine in its own process. One that takes too long or fails is ended, and started again for the next pair. */
export class Engine {
  readonly name: string;
  #process: ChildProcess | null = null;

  constructor(name: string) {
    this.name = name;
  }

  /** The answer, or in words why there is none. */
  async ask(question: Question, limitMs: number): Promise<Answer | string> {
    const child = this.#process ?? (await this.#start());
    child.send(question);
    const waiting = new AbortController();
    const { signal } = waiting;
    const answer = await Promise.race([
      once(child, 'message', { signal }).then(([message]) => message as Answer),
      once(child, 'exit', { signal }).then(() => 'failed'),
      setTimeout(limitMs, 'time-out', { signal }),
    ]);
    waiting.abort();
    if (typeof answer === 'string') this.stop();
    return answer;
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(SCRIPT, [this.name], {
      execArgv: ['--import', 'tsx', '--max-old-space-size=3000'],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process = child;
    const [started] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (started !== 'ready') throw new Error(`${this.name} could not be started.`);
    return child;
  }
}
