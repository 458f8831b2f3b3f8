import { Worker } from 'node:worker_threads';
import { AppError, tooMany } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import type { ExportReply, ExportRequest } from './exportWorker.ts';
import type { Progress } from './progress.ts';
import type { ReportDocument } from './reportDocument.ts';

export interface ReportWriterOptions {
  /** The script of the thread: `exportWorker.ts` of this folder, or what a bundler made of it. */
  worker?: URL;
  /** Milliseconds for one file. Default two minutes. */
  timeLimitMs?: number;
}

/** Files that may wait while one is being made. */
const MAX_WAITING = 20;
/** Those of one person among them: nobody keeps everybody else from a file. */
const MAX_OF_ONE = 3;

/** What a file may take of memory, in megabytes: 280 for 300 provisions, and one more for each beyond. */
const memoryFor = ({ areas }: ReportDocument): number => {
  const entries = areas.flatMap(({ groups }) => groups.flatMap((group) => group.entries));
  return Math.max(280, entries.length - 20);
};

/**
 * Makes files of reports, one at a time, each in a thread that ends with it: the server goes on answering meanwhile, and gets
 * back all the memory that the writing took.
 */
export class ReportWriter {
  readonly #script: URL;
  readonly #timeLimitMs: number;
  readonly #threads = new Set<Worker>();
  #last: Promise<unknown> = Promise.resolve();
  /** Whose files are being made or wait, in their order. */
  readonly #waiting: string[] = [];
  #isClosed = false;

  constructor({ worker, timeLimitMs }: ReportWriterOptions = {}) {
    this.#script = worker ?? new URL('./exportWorker.ts', import.meta.url);
    this.#timeLimitMs = timeLimitMs ?? 120_000;
  }

  /** Makes a file for a person. Throws 429 when too many wait, and 503 when it takes too long or the server is being stopped. */
  async write(userId: string, request: ExportRequest, progress: Progress): Promise<Uint8Array> {
    if (this.#waiting.filter((id) => id === userId).length >= MAX_OF_ONE) {
      throw tooMany(t('Your other files are still being made. Please try again when you have them.'));
    }
    if (this.#waiting.length >= MAX_WAITING) {
      throw tooMany(t('Many files are being made just now. Please try again in a minute.'));
    }
    this.#waiting.push(userId);
    const mine = this.#last.then(() => this.#run(request, progress));
    this.#last = mine.catch(() => {});
    try {
      return await mine;
    } finally {
      this.#waiting.splice(this.#waiting.indexOf(userId), 1);
    }
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  async #run(request: ExportRequest, progress: Progress): Promise<Uint8Array> {
    const failed = (): AppError =>
      new AppError(503, 'unavailable', t('The file could not be made now. Please try again in a moment.'));
    if (this.#isClosed) throw failed();
    const thread = new Worker(this.#script, {
      resourceLimits: { maxOldGenerationSizeMb: memoryFor(request.document) },
    });
    this.#threads.add(thread);
    const timer = setTimeout(() => void thread.terminate(), this.#timeLimitMs);
    try {
      return await new Promise<Uint8Array>((resolve, reject) => {
        thread.on('message', (reply: ExportReply) => {
          if ('progress' in reply) progress(reply.progress);
          else if ('file' in reply) resolve(reply.file);
          else reject(new Error(reply.error));
        });
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
