import { parentPort } from 'node:worker_threads';
import { redline, redlineSides } from '../redline.ts';
import type { Redline, RedlineSides } from '../types.ts';

/** What the pool asks of a worker, one job at a time. */
export interface WorkerRequest {
  readonly kind: 'redline' | 'sides';
  readonly old: string;
  readonly fresh: string;
}

/** What a worker says: once that it is ready, then one result for each request. */
export type WorkerReply = { readonly ready: true } | { readonly result: Redline | RedlineSides };

const port = parentPort;
if (!port) throw new Error('src/redline/pool/worker.ts runs in a worker thread, started by RedlinePool.');

port.on('message', ({ kind, old, fresh }: WorkerRequest) => {
  const result = kind === 'redline' ? redline(old, fresh) : redlineSides(old, fresh);
  port.postMessage({ result } satisfies WorkerReply);
});
port.postMessage({ ready: true } satisfies WorkerReply);
