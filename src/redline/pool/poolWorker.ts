import { Worker } from 'node:worker_threads';
import type { WorkerReply, WorkerRequest } from './worker.ts';

type Result = Extract<WorkerReply, { result: unknown }>['result'];

/** What became of a job: its result, or why there is none. */
export type JobOutcome = { readonly result: Result } | { readonly failed: 'time' | 'failure' };

const MAX_MEMORY_MB = 512;

/** One worker thread. It takes one job at a time, and is of no more use once a job failed on it. */
export class PoolWorker {
  readonly #worker: Worker;
  /** Resolves once the thread is ready for jobs; rejects if it cannot be started. */
  readonly ready: Promise<void>;
  #finish: ((outcome: JobOutcome) => void) | null = null;
  #ended = false;

  constructor(script: URL) {
    const limits = { resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB } };
    const loader = script.pathname.endsWith('.ts') ? typescriptLoader(script) : null;
    this.#worker = loader ? new Worker(loader, { ...limits, eval: true }) : new Worker(script, limits);
    this.ready = new Promise((resolve, reject) => {
      this.#worker.once('message', () => {
        this.#worker.unref();
        resolve();
      });
      this.#worker.once('error', reject);
      this.#worker.once('exit', (code) => reject(new Error(`The worker ended with code ${code}.`)));
    });
    this.#worker.on('message', (reply: WorkerReply) => {
      if ('result' in reply) this.#settle(reply);
    });
    this.#worker.on('error', () => this.#settle({ failed: 'failure' }));
    this.#worker.on('exit', () => {
      this.#ended = true;
      this.#settle({ failed: 'failure' });
    });
  }

  /** Runs a job for at most `timeLimitMs`. Never rejects; after a failure the thread is ended. */
  async run(request: WorkerRequest, timeLimitMs: number): Promise<JobOutcome> {
    if (this.#ended) return { failed: 'failure' };
    this.#worker.ref();
    const outcome = await new Promise<JobOutcome>((resolve) => {
      const timer = setTimeout(() => this.#settle({ failed: 'time' }), timeLimitMs);
      this.#finish = (result) => {
        clearTimeout(timer);
        resolve(result);
      };
      this.#worker.postMessage(request);
    });
    if ('failed' in outcome) await this.end();
    else this.#worker.unref();
    return outcome;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #settle(outcome: JobOutcome): void {
    this.#finish?.(outcome);
    this.#finish = null;
  }
}

/**
 * A script that runs the TypeScript source by way of tsx; null where tsx is missing and the runtime must read
 * it by itself.
 */
function typescriptLoader(script: URL): string | null {
  try {
    const api = import.meta.resolve('tsx/esm/api');
    return `import(${JSON.stringify(api)}).then(({ register }) => {
      register();
      return import(${JSON.stringify(script.href)});
    });`;
  } catch {
    return null;
  }
}
