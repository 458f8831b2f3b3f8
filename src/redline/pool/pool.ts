import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Redline, RedlineSides } from '../types.ts';
import { plainRedline, plainSides } from '../write/plainRedline.ts';
import { type JobOutcome, PoolWorker } from './poolWorker.ts';
import { ResultCache } from './resultCache.ts';
import type { WorkerRequest } from './worker.ts';

export interface RedlinePoolOptions {
  /** The script of a worker: `worker.ts` of this folder, or what a bundler made of it. */
  readonly worker?: URL;
  /** Threads at most. They start when first needed. Default: one less than the processor's, from 1 to 4. */
  readonly size?: number;
  /** Milliseconds for one comparison, not counting its wait in the queue. Default 5000. */
  readonly timeLimitMs?: number;
  /** Comparisons that may wait. Default 100. */
  readonly queueLimit?: number;
  /** Bytes of results kept for the next who asks. Default 64 MiB; 0 keeps none. */
  readonly cacheBytes?: number;
}

/** Too many comparisons are waiting: ask again later. */
export class RedlineQueueFullError extends Error {
  override readonly name = 'RedlineQueueFullError';
}

/** The pool was closed before the comparison was done. */
export class RedlinePoolClosedError extends Error {
  override readonly name = 'RedlinePoolClosedError';
}

interface Job {
  readonly request: WorkerRequest;
  readonly resolve: (outcome: JobOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** How long a result is kept that only a slow or lost worker made plain. */
const PLAIN_LIFETIME_MS = 60_000;

/**
 * Comparisons in worker threads, so that the caller's thread never waits on one. A comparison that takes too
 * long is stopped, its thread replaced, and its result is plain (`degraded`, reason `time`). Results are
 * cached by content; the same comparison asked for twice at once runs once.
 */
export class RedlinePool {
  readonly #script: URL;
  readonly #size: number;
  readonly #timeLimitMs: number;
  readonly #queueLimit: number;
  readonly #cache: ResultCache<Redline | RedlineSides>;
  readonly #running = new Map<string, Promise<Redline | RedlineSides>>();
  readonly #queue: Job[] = [];
  readonly #workers = new Set<PoolWorker>();
  readonly #idle: PoolWorker[] = [];
  #closed = false;

  constructor(options: RedlinePoolOptions = {}) {
    this.#script = options.worker ?? new URL('./worker.ts', import.meta.url);
    this.#size = options.size ?? Math.max(1, Math.min(4, availableParallelism() - 1));
    this.#timeLimitMs = options.timeLimitMs ?? 5000;
    this.#queueLimit = options.queueLimit ?? 100;
    this.#cache = new ResultCache(options.cacheBytes ?? 64 * 1024 * 1024);
  }

  /**
   * As `redline`. Rejects with `RedlineQueueFullError` or `RedlinePoolClosedError`, or if no worker can be
   * started.
   */
  redline(oldHtml: string, newHtml: string): Promise<Redline> {
    return this.#compare({ kind: 'redline', old: oldHtml, fresh: newHtml }) as Promise<Redline>;
  }

  /** As `redlineSides`. Rejects like `redline`. */
  sides(oldHtml: string, newHtml: string): Promise<RedlineSides> {
    return this.#compare({ kind: 'sides', old: oldHtml, fresh: newHtml }) as Promise<RedlineSides>;
  }

  /** Ends the threads. Comparisons under way or waiting are rejected with `RedlinePoolClosedError`. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const job of this.#queue.splice(0)) job.reject(closedError());
    await Promise.all([...this.#workers].map((worker) => worker.end()));
  }

  async #compare(request: WorkerRequest): Promise<Redline | RedlineSides> {
    const key = keyOf(request);
    const cached = this.#cache.get(key) ?? this.#running.get(key);
    if (cached) return cached;
    const running = this.#run(request, key).finally(() => this.#running.delete(key));
    this.#running.set(key, running);
    return running;
  }

  async #run(request: WorkerRequest, key: string): Promise<Redline | RedlineSides> {
    const outcome = await this.#enqueue(request);
    if ('result' in outcome) {
      this.#cache.set(key, outcome.result, sizeOf(outcome.result));
      return outcome.result;
    }
    const plain = request.kind === 'redline' ? plainRedline : plainSides;
    const result = plain(request.old, request.fresh, outcome.failed);
    this.#cache.set(key, result, sizeOf(result), PLAIN_LIFETIME_MS);
    return result;
  }

  #enqueue(request: WorkerRequest): Promise<JobOutcome> {
    return new Promise((resolve, reject) => {
      if (this.#closed) return reject(closedError());
      if (this.#queue.length >= this.#queueLimit) {
        return reject(new RedlineQueueFullError('Too many comparisons are waiting.'));
      }
      this.#queue.push({ request, resolve, reject });
      this.#dispatch();
    });
  }

  #dispatch(): void {
    while (this.#queue.length > 0 && this.#idle.length > 0) {
      void this.#work(this.#idle.pop() as PoolWorker, this.#queue.shift() as Job);
    }
    const starting = this.#queue.length;
    for (let i = 0; i < starting && this.#workers.size < this.#size && !this.#closed; i++) void this.#start();
  }

  async #start(): Promise<void> {
    const worker = new PoolWorker(this.#script);
    this.#workers.add(worker);
    try {
      await worker.ready;
      this.#idle.push(worker);
    } catch (cause) {
      this.#workers.delete(worker);
      const error = new Error(`No redline worker could be started from ${this.#script.href}.`, { cause });
      this.#queue.shift()?.reject(this.#closed ? closedError() : error);
    }
    this.#dispatch();
  }

  async #work(worker: PoolWorker, job: Job): Promise<void> {
    const outcome = await worker.run(job.request, this.#timeLimitMs);
    if (this.#closed && 'failed' in outcome) job.reject(closedError());
    else job.resolve(outcome);
    if ('failed' in outcome) this.#workers.delete(worker);
    else this.#idle.push(worker);
    this.#dispatch();
  }
}

function closedError(): Error {
  return new RedlinePoolClosedError('The redline pool was closed.');
}

function keyOf({ kind, old, fresh }: WorkerRequest): string {
  return createHash('sha256').update(`${kind} ${old.length} `).update(old).update(fresh).digest('base64');
}

/** Bytes that a result holds, near enough: two for each character, and something for the list of changes. */
function sizeOf(result: Redline | RedlineSides): number {
  const html = 'html' in result ? result.html.length : result.previous.length + result.current.length;
  return 2 * html + 600 * result.summary.changes.length + 1000;
}
