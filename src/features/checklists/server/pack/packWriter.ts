import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError, tooMany } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import type { PackReply, PackRequest } from './packWorker.ts';

const TIMEOUT_MS = 120_000;
const MAX_WAITING = 10;
/** Of a thread: a register of 300 requirements takes half of it. */
const MAX_MEGABYTES = 180;

/**
 * Makes the registers of evidence packs, one at a time, each in a thread that ends with it: the server goes on answering
 * meanwhile, and gets back all the memory that the writing took.
 */
export class PackWriter {
  readonly #script: URL;
  readonly #limit = pLimit(1);
  readonly #threads = new Set<Worker>();
  #isClosed = false;

  constructor(script: URL | undefined) {
    this.#script = script ?? new URL('./packWorker.ts', import.meta.url);
  }

  /** Makes a register. Throws 429 when too many wait, and 503 when it takes too long or the server is being stopped. */
  async write(request: PackRequest): Promise<Uint8Array> {
    if (this.#limit.pendingCount >= MAX_WAITING) {
      throw tooMany(t('Many files are being made just now. Please try again in a minute.'));
    }
    return this.#limit(() => this.#run(request));
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  async #run(request: PackRequest): Promise<Uint8Array> {
    const failed = () =>
      new AppError(503, 'unavailable', t('The file could not be made now. Please try again in a moment.'));
    if (this.#isClosed) throw failed();
    const thread = new Worker(this.#script, { resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } });
    this.#threads.add(thread);
    const timer = setTimeout(() => void thread.terminate(), TIMEOUT_MS);
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        thread.on('message', (reply: PackReply) =>
          'file' in reply ? resolve(reply.file) : reject(new Error(reply.error)),
        );
        thread.on('error', reject);
        thread.on('exit', () => reject(failed()));
        thread.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
      this.#threads.delete(thread);
      await thread.terminate();
    }
  }
}

declare module '../../../../platform/services.ts' {
  interface Services {
    /** Makes the registers of evidence packs. */
    packs: PackWriter;
  }
}
