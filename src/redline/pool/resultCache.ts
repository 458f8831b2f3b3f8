interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
  /** When it stops being true enough to show again, in milliseconds; Infinity for never. */
  readonly expires: number;
}

/** Results by key, the least recently used dropped first, bounded by the bytes that they hold. */
export class ResultCache<T> {
  readonly #entries = new Map<string, Entry<T>>();
  readonly #limit: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor(limitBytes: number, now: () => number = Date.now) {
    this.#limit = limitBytes;
    this.#now = now;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    if (entry.expires <= this.#now()) return undefined;
    this.#add(key, entry);
    return entry.value;
  }

  /** Keeps a value, for `lifetimeMs` if given. One larger than the whole cache is not kept. */
  set(key: string, value: T, bytes: number, lifetimeMs = Number.POSITIVE_INFINITY): void {
    const old = this.#entries.get(key);
    if (old) this.#remove(key, old);
    if (bytes > this.#limit) return;
    this.#add(key, { value, bytes, expires: this.#now() + lifetimeMs });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limit) break;
      this.#remove(oldest, entry);
    }
  }

  #add(key: string, entry: Entry<T>): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #remove(key: string, entry: Entry<T>): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
