/** Callers that wait until a change has been applied. */
export class SeqWaiters {
  readonly #waiting = new Set<{ seq: number; resolve: () => void }>();

  /**
   * Resolves when `reached` is told a sequence of at least `seq`; rejects with an Error after `timeoutMs`.
   */
  wait(seq: number, timeoutMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiter);
        reject(new Error(`The search index did not reach change ${seq} within ${timeoutMs} ms.`));
      }, timeoutMs);
      const waiter = {
        seq,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.#waiting.add(waiter);
    });
  }

  reached(seq: number): void {
    for (const waiter of this.#waiting) {
      if (waiter.seq > seq) continue;
      this.#waiting.delete(waiter);
      waiter.resolve();
    }
  }
}
