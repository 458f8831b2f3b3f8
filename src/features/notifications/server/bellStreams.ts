import { PassThrough, type Readable } from 'node:stream';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { liveSessionIds } from '../../identity/server/reads.ts';
import { bellPrints } from './queries.ts';

export interface BellStreamsOptions {
  db: Db;
  clock: Clock;
  onError: (error: unknown) => void;
  /** How often the database is asked, for all streams of this process together. */
  everyMs?: number;
  /** How long one stream lives: the next is authenticated anew, with whatever has become of the person and the account. */
  longestMs?: number;
}

interface Listener {
  stream: PassThrough;
  sessionId: string;
  userId: string;
  print: string | undefined;
  endsAt: number;
}

const EVERY_MS = 3_000;
const MAX_MS = 10 * 60_000;
const HEARTBEAT_MS = 25_000;
/** A listener that reads nothing is gone, whatever its connection says. */
const MAX_UNREAD = 16_384;

/**
 * Tells open pages that their bell has changed, as lines of JSON. One query in a few seconds serves every stream of the
 * process, and none is made while nobody listens; nothing holds a database connection in between (the embedded database has
 * one). A session that was ended closes its stream.
 */
export class BellStreams {
  readonly #options: BellStreamsOptions;
  readonly #listeners = new Set<Listener>();
  #timer: NodeJS.Timeout | null = null;
  #beatAt = 0;
  #isClosed = false;

  constructor(options: BellStreamsOptions) {
    this.#options = options;
  }

  /** A stream for one page of this person. It ends by itself; the page comes again. */
  open(person: { sessionId: string; userId: string }): Readable {
    const stream = new PassThrough();
    if (this.#isClosed) return stream.end();
    const endsAt = Date.now() + (this.#options.longestMs ?? MAX_MS);
    const listener: Listener = { ...person, stream, print: undefined, endsAt };
    this.#listeners.add(listener);
    stream.once('close', () => this.#listeners.delete(listener));
    stream.write('{"open":true}\n');
    this.#schedule();
    return stream;
  }

  /** Ends every stream and takes no more: the server is stopping. */
  close(): void {
    this.#isClosed = true;
    if (this.#timer) clearTimeout(this.#timer);
    for (const { stream } of this.#listeners) stream.end();
    this.#listeners.clear();
  }

  get size(): number {
    return this.#listeners.size;
  }

  #schedule(): void {
    if (this.#timer || this.#isClosed || this.#listeners.size === 0) return;
    this.#timer = setTimeout(() => {
      this.#look()
        .catch(this.#options.onError)
        .finally(() => {
          this.#timer = null;
          this.#schedule();
        });
    }, this.#options.everyMs ?? EVERY_MS);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    const { db, clock } = this.#options;
    const now = clock.now();
    const listeners = [...this.#listeners];
    const live = await liveSessionIds(
      db,
      listeners.map(({ sessionId }) => sessionId),
      now,
    );
    const prints = await bellPrints(db, [...new Set(listeners.map(({ userId }) => userId))], now);
    const beat = Date.now() - this.#beatAt > HEARTBEAT_MS;
    if (beat) this.#beatAt = Date.now();
    for (const listener of listeners) {
      const { stream, sessionId, userId } = listener;
      const isOver = !live.has(sessionId) || Date.now() > listener.endsAt;
      if (isOver || stream.readableLength > MAX_UNREAD) {
        this.#listeners.delete(listener);
        stream.end();
        continue;
      }
      const print = prints.get(userId);
      // The first look always tells: what came between the page's own look and this one must not be lost.
      if (print !== listener.print) stream.write('{"changed":true}\n');
      else if (beat) stream.write('\n');
      listener.print = print;
    }
  }
}
