/** A list of numbers that grows by doubling, without a boxed array in between. */
export class Grow32 {
  #values = new Uint32Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  /** The values so far, as a view that the next push may leave behind. */
  view(): Uint32Array {
    return this.#values.subarray(0, this.length);
  }
}

/** The same for places, which fit 16 bits. */
export class Grow16 {
  #values = new Uint16Array(1024);
  length = 0;

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new Uint16Array(this.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.length++] = value;
  }

  view(): Uint16Array {
    return this.#values.subarray(0, this.length);
  }
}
