/**
 * A cache by id of what is made from content and is the same for everybody. It is emptied when the content version moves, which
 * any change to content does, in any process (migration 0031). Who may see an entry is asked of the database at every call.
 */
export class VersionedCache<T> {
  readonly #max: number;
  #entries = new Map<string, T>();
  #version = 0;

  /** `max`: how many it holds; beyond, it starts empty. */
  constructor(max: number) {
    this.#max = max;
  }

  /** The entries of these ids, found at a version; missing ones are made. An id that nothing is made for is left out. */
  async of(
    version: number,
    ids: readonly string[],
    make: (missing: string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<{ get(id: string): T | undefined }> {
    if (version > this.#version || this.#entries.size > this.#max) {
      this.#entries = new Map();
      this.#version = Math.max(version, this.#version);
    }
    const entries = this.#entries;
    const missing = ids.filter((id) => !entries.has(id));
    const made = missing.length > 0 ? await make(missing) : new Map<string, T>();
    // What a reader of an older version made must not be put among newer entries.
    if (version === this.#version) for (const [id, entry] of made) entries.set(id, entry);
    return { get: (id) => made.get(id) ?? entries.get(id) };
  }
}
