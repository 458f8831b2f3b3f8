/** Where every part of the product gets the time from, so that tests can move it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that shows one time until a test moves it. */
export class FixedClock implements Clock {
  #at: Date;

  constructor(at: Date | string) {
    this.#at = new Date(at);
  }

  now(): Date {
    return new Date(this.#at);
  }

  set(at: Date | string): void {
    this.#at = new Date(at);
  }

  advance(milliseconds: number): void {
    this.#at = new Date(this.#at.getTime() + milliseconds);
  }
}
