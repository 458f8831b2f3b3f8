import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CDPSession, Page } from '@playwright/test';

/** A picture of the film and how long it is seen, in milliseconds. */
export interface Shot {
  file: string;
  ms: number;
}

/** What a walk is played to. */
export interface Recorder {
  /** The film's length up to now, in milliseconds. */
  readonly now: number;
  /** Takes what a change made of the page, for `ms` of the film. */
  take(ms: number, change?: () => Promise<unknown>): Promise<void>;
}

/** Records nothing: a walk is only tried. */
export class Rehearsal implements Recorder {
  now = 0;

  async take(ms: number, change?: () => Promise<unknown>): Promise<void> {
    this.now += ms;
    await change?.();
  }
}

/** A frame that does not come within that time is the one before: nothing changed. */
const MAX_WAIT_MS = 2_500;

/**
 * Takes the browser's screencast picture by picture. The film's time is what the walk says, not what the machine took: whoever
 * records on a slow one gets the same film.
 */
export class Camera implements Recorder {
  readonly shots: Shot[] = [];
  readonly #dir: string;
  readonly #cdp: CDPSession;
  readonly #page: Page;
  #latest: { data: string; at: number } | null = null;
  #written: string | null = null;
  #waiting: (() => void) | null = null;

  private constructor(page: Page, cdp: CDPSession, dir: string) {
    this.#page = page;
    this.#cdp = cdp;
    this.#dir = dir;
  }

  /** Begins to record a page; the pictures are written into `dir`. */
  static async start(page: Page, dir: string): Promise<Camera> {
    const cdp = await page.context().newCDPSession(page);
    const camera = new Camera(page, cdp, dir);
    cdp.on('Page.screencastFrame', ({ data, sessionId, metadata }) => {
      camera.#latest = { data, at: (metadata.timestamp ?? Date.now() / 1000) * 1000 };
      camera.#written = null;
      camera.#waiting?.();
      cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await cdp.send('Page.startScreencast', { format: 'jpeg', quality: 95, everyNthFrame: 1 });
    return camera;
  }

  get now(): number {
    return this.shots.reduce((sum, { ms }) => sum + ms, 0);
  }

  async #frameSince(moment: number): Promise<void> {
    const end = Date.now() + MAX_WAIT_MS;
    while ((this.#latest?.at ?? 0) < moment && Date.now() < end) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, end - Date.now());
        this.#waiting = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async take(ms: number, change?: () => Promise<unknown>): Promise<void> {
    const before = Date.now();
    await change?.();
    await this.#page.evaluate(
      () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
    if (change) await this.#frameSince(before);
    if (!this.#latest) throw new Error('The browser sent no picture.');
    if (!this.#written) {
      this.#written = path.join(this.#dir, `${String(this.shots.length).padStart(5, '0')}.jpg`);
      writeFileSync(this.#written, Buffer.from(this.#latest.data, 'base64'));
    }
    this.shots.push({ file: this.#written, ms });
  }

  async stop(): Promise<void> {
    await this.#cdp.send('Page.stopScreencast').catch(() => {});
    await this.#cdp.detach().catch(() => {});
  }
}
