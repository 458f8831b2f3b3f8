import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { SearchDocument, SearchSchema } from '../schema.ts';
import type { FromWorker, ToWorker, WorkerTask } from './messages.ts';

/** Where `worker/indexWorker.ts` is: the source itself here, or the file that a bundler made of it. */
export const SOURCE_WORKER = new URL('./indexWorker.ts', import.meta.url);

/**
 * Builds a snapshot in a worker thread from batches of documents. The next batch is asked for when the last one is
 * indexed, so a slow worker does not fill memory. Rejects when the batches do, or with the worker's reason.
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

const sourceLoader = (): string => pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Runs one task in a worker of its own and answers the snapshot that it made. */
export function runTask(
  task: WorkerTask,
  workerUrl: URL = SOURCE_WORKER,
  nextBatch: () => Promise<ToWorker> = async () => null,
): Promise<SharedArrayBuffer> {
  const worker = new Worker(workerUrl, {
    workerData: task,
    // Source files need the loader that a bundle does not.
    ...(workerUrl.pathname.endsWith('.ts') ? { execArgv: ['--import', sourceLoader()] } : {}),
  });
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
