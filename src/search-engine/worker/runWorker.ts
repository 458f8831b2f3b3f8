import { Worker } from 'node:worker_threads';
import type { SearchDocument, SearchSchema } from '../schema.ts';
import type { FromWorker, ToWorker, WorkerTask } from './messages.ts';

/** Where `worker/indexWorker.ts` is: the source itself here, or the file that a bundler made of it. */
export const SOURCE_WORKER = new URL('./indexWorker.ts', import.meta.url);

/**
 * Builds a snapshot in a worker thread from batches of documents. The next batch is asked for when the last
 * one is indexed, so a slow worker does not fill memory. Rejects when the batches do, or with the worker's
 * reason.
 */
export async function buildInWorker(options: {
  readonly schema: SearchSchema;
  /** The last change that the documents show. */
  readonly seq: number;
  readonly batches: AsyncIterable<readonly SearchDocument[]> | Iterable<readonly SearchDocument[]>;
  readonly workerUrl?: URL;
}): Promise<SharedArrayBuffer> {
  const { schema, seq, batches } = options;
  const source = (async function* () {
    yield* batches;
  })();
  return runTask({ task: 'build', schema, seq }, options.workerUrl, async () => {
    const { value, done } = await source.next();
    return done ? null : value;
  }).finally(() => source.return(undefined));
}

/** Source needs a loader that a bundle does not, and a worker does not inherit this thread's. */
function entryOf(workerUrl: URL): URL {
  if (!workerUrl.pathname.endsWith('.ts')) return workerUrl;
  const loader = import.meta.resolve('tsx/esm/api');
  const script = `import { register } from ${JSON.stringify(loader)}; register(); await import(${JSON.stringify(workerUrl.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}

/** Runs one task in a worker of its own and answers the snapshot that it made. */
export function runTask(
  task: WorkerTask,
  workerUrl: URL = SOURCE_WORKER,
  nextBatch: () => Promise<ToWorker> = async () => null,
): Promise<SharedArrayBuffer> {
  const worker = new Worker(entryOf(workerUrl), { workerData: task });
  return new Promise<SharedArrayBuffer>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'done') resolve(message.buffer);
      else if (message.kind === 'failed') reject(new Error(message.message));
      else nextBatch().then((batch) => worker.postMessage(batch), reject);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The index worker stopped (${code}).`)));
  }).finally(() => worker.terminate());
}
