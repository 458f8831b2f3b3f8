/**
 * Things made from content that are the same for everybody, kept ready by id until the content version moves (any change to
 * content moves it, in any process: migration 0031). Who may see them is asked of the database at every call.
 */
export class VersionedCache<T> {
  readonly #most: number;
  #kept = new Map<string, T>();
  #version = 0;

  /** `most`: how many are kept; beyond, it begins anew. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The things of these ids, found at a version: those not kept are made. An id that nothing is made for is left out. */
  async of(
    version: number,
    ids: readonly string[],
    make: (missing: string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<{ get(id: string): T | undefined }> {
    if (version > this.#version || this.#kept.size > this.#most) {
      this.#kept = new Map();
      this.#version = Math.max(version, this.#version);
    }
    const kept = this.#kept;
    const missing = ids.filter((id) => !kept.has(id));
    const made = missing.length > 0 ? await make(missing) : new Map<string, T>();
    // A reader of an older version must not leave its things among newer ones.
    if (version === this.#version) for (const [id, thing] of made) kept.set(id, thing);
    return { get: (id) => made.get(id) ?? kept.get(id) };
  }
}
