import { PassThrough, type Readable } from 'node:stream';

/** What tells whether something changed for somebody: another print is a change; null ends their stream. */
type PrintOf<P> = (person: P) => string | null;

export interface ChangeStreamsOptions<P> {
  /** Asks the database once for everybody who listens. */
  look: (people: readonly P[]) => Promise<PrintOf<P>>;
  /** Subscribes to what is not to wait for the next look, the end of sessions say; answers the way to stop that. */
  hurriedBy?: (lookSoon: () => void) => () => void;
  onError: (error: unknown) => void;
  /** How often that is, for all streams of this process together. */
  everyMs: number;
  /** How long one stream lives: the next is authenticated anew, with whatever has become of the person and the account. */
  maxMs?: number;
}

interface Listener<P> {
  person: P;
  stream: PassThrough;
  print: string | null | undefined;
  endsAt: number;
}

/** Waited before a hurried look: what hurries it is announced before the transaction commits. */
const AFTER_COMMIT_MS = 100;
const MAX_MS = 10 * 60_000;
const HEARTBEAT_MS = 25_000;
/** A stream with more unread bytes than this is closed: its reader is gone, though the connection is open. */
const MAX_UNREAD = 16_384;

/**
 * Tells open pages that something of theirs has changed, as lines of JSON. One look at the database now and then serves every
 * stream of the process, and none is made while nobody listens; nothing holds a database connection in between (the embedded
 * database has one). What another process wrote is seen just the same.
 */
export class ChangeStreams<P> {
  readonly #options: ChangeStreamsOptions<P>;
  readonly #listeners = new Set<Listener<P>>();
  #timer: NodeJS.Timeout | null = null;
  #hurried: NodeJS.Timeout | null = null;
  #beatAt = 0;
  #isClosed = false;
  readonly #calmDown: (() => void) | undefined;

  constructor(options: ChangeStreamsOptions<P>) {
    this.#options = options;
    this.#calmDown = options.hurriedBy?.(() => this.#lookSoon());
  }

  /** A stream for one page of this person. It ends by itself; the page comes again. */
  open(person: P): Readable {
    const stream = new PassThrough();
    if (this.#isClosed) return stream.end();
    const endsAt = Date.now() + (this.#options.maxMs ?? MAX_MS);
    const listener: Listener<P> = { person, stream, print: undefined, endsAt };
    this.#listeners.add(listener);
    stream.once('close', () => this.#listeners.delete(listener));
    stream.write('{"open":true}\n');
    this.#schedule();
    return stream;
  }

  /** Ends every stream and takes no more: the server is stopping. */
  close(): void {
    this.#isClosed = true;
    this.#calmDown?.();
    if (this.#timer) clearTimeout(this.#timer);
    if (this.#hurried) clearTimeout(this.#hurried);
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
    }, this.#options.everyMs);
    this.#timer.unref();
  }

  #lookSoon(): void {
    if (this.#hurried || this.#isClosed || this.#listeners.size === 0) return;
    this.#hurried = setTimeout(() => {
      this.#hurried = null;
      this.#look().catch(this.#options.onError);
    }, AFTER_COMMIT_MS);
    this.#hurried.unref();
  }

  async #look(): Promise<void> {
    const listeners = [...this.#listeners];
    const printOf = await this.#options.look(listeners.map(({ person }) => person));
    const beat = Date.now() - this.#beatAt > HEARTBEAT_MS;
    if (beat) this.#beatAt = Date.now();
    for (const listener of listeners) {
      const { stream, person } = listener;
      const print = printOf(person);
      const isOver = print === null || Date.now() > listener.endsAt;
      if (isOver || stream.readableLength > MAX_UNREAD) {
        this.#listeners.delete(listener);
        stream.end();
        continue;
      }
      // The first look always tells: what came between the page's own look and this one must not be lost.
      if (print !== listener.print) stream.write('{"changed":true}\n');
      else if (beat) stream.write('\n');
      listener.print = print;
    }
  }
}
