import type { Locator, Page } from '@playwright/test';
import type { Recorder } from './Camera.ts';
import { type Cue, readingTime } from './captions.ts';
import { movePointer, showTitle } from './pointer.ts';

const FRAME_MS = 40;
const KEY_MS = 80;
/** Rest after something happened, so that it is seen before the next begins. */
const SEEN_MS = 500;
const BEFORE_ACT_MS = 900;
const TITLE_MS = 1_400;

const ease = (part: number): number => part * part * (3 - 2 * part);

/** What a walk does, at the pace of somebody who shows it to another. */
export class Stage {
  readonly page: Page;
  readonly cues: Cue[] = [];
  readonly #camera: Recorder;
  #x = 640;
  #y = 420;

  constructor(page: Page, camera: Recorder) {
    this.page = page;
    this.#camera = camera;
  }

  /** The card with the title, while the first sentence is begun. */
  async title(title: string, line: string): Promise<void> {
    await this.#camera.take(TITLE_MS, () => showTitle(this.page, { title, line }));
  }

  /** Says a sentence as long as it takes to read it and to do what it speaks of. */
  async say(text: string, act: (stage: Stage) => Promise<unknown>, from = this.#camera.now): Promise<void> {
    const uncover = this.cues.length === 0 ? () => showTitle(this.page, null) : undefined;
    await this.#camera.take(BEFORE_ACT_MS, uncover);
    await act(this);
    const left = readingTime(text) - (this.#camera.now - from);
    await this.#camera.take(Math.max(left, SEEN_MS));
    this.cues.push({ from: from / 1000, until: this.#camera.now / 1000 - 0.04, text });
  }

  async #glide(x: number, y: number): Promise<void> {
    const [fromX, fromY] = [this.#x, this.#y];
    const distance = Math.hypot(x - fromX, y - fromY);
    const steps = Math.max(6, Math.min(20, Math.round(distance / 34)));
    for (let step = 1; step <= steps; step += 1) {
      const part = ease(step / steps);
      this.#x = fromX + (x - fromX) * part;
      this.#y = fromY + (y - fromY) * part;
      await this.#camera.take(FRAME_MS, async () => {
        await this.page.mouse.move(this.#x, this.#y);
        await movePointer(this.page, this.#x, this.#y);
      });
    }
  }

  /** Moves the pointer to the middle of something, which is brought into sight first. */
  async point(target: Locator): Promise<void> {
    await target.waitFor();
    await this.show(target);
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} cannot be seen.`);
    await this.#glide(box.x + Math.min(box.width / 2, 160), box.y + box.height / 2);
    await this.#camera.take(160);
  }

  /** Presses something. What it brings (`until`) is awaited outside the film. */
  async press(target: Locator, until?: Locator): Promise<void> {
    await this.point(target);
    for (const grown of [0.3, 0.65, 1]) {
      await this.#camera.take(60, () => movePointer(this.page, this.#x, this.#y, grown));
    }
    await movePointer(this.page, this.#x, this.#y);
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.settle(until);
  }

  /** Types into a field that has the focus, or is pressed first. */
  async type(text: string, field?: Locator): Promise<void> {
    if (field) await this.press(field);
    for (const letter of text) {
      await this.#camera.take(KEY_MS, () => this.page.keyboard.type(letter));
    }
    await this.settle();
  }

  async key(key: string, until?: Locator): Promise<void> {
    await this.page.keyboard.press(key);
    await this.settle(until);
  }

  /** Waits, outside the film, until the page has come to rest, and then lets it be seen. */
  async settle(until?: Locator): Promise<void> {
    await until?.waitFor({ timeout: 20_000 });
    await this.page
      .waitForFunction(
        () => !document.querySelector('[aria-busy=true], [data-loading=true], [aria-label=Loading]'),
        null,
        {
          timeout: 5_000,
        },
      )
      .catch(() => {});
    await this.page.waitForTimeout(500);
    await movePointer(this.page, this.#x, this.#y);
    await this.#camera.take(SEEN_MS);
  }

  /** Scrolls until something is in the middle of what scrolls around it, where it is not in sight already. */
  async show(target: Locator, place: 'ifNeeded' | 'top' = 'ifNeeded'): Promise<void> {
    const distance = await target.evaluate((element, wanted) => {
      let box: Element | null = element.parentElement;
      while (
        box &&
        !(box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY))
      ) {
        box = box.parentElement;
      }
      const scroller = box ?? document.scrollingElement ?? document.documentElement;
      const edge = scroller === document.scrollingElement ? 80 : scroller.getBoundingClientRect().top;
      const foot =
        scroller === document.scrollingElement ? innerHeight : scroller.getBoundingClientRect().bottom;
      const { top, bottom } = element.getBoundingClientRect();
      (globalThis as { filmScroller?: Element }).filmScroller = scroller;
      if (wanted === 'top') return top - edge - 24;
      if (top >= edge && bottom <= foot - 8) return 0;
      return (top + bottom) / 2 - (edge + foot) / 2;
    }, place);
    if (Math.abs(distance) < 2) return;
    const steps = Math.max(8, Math.min(24, Math.round(Math.abs(distance) / 40)));
    let done = 0;
    for (let step = 1; step <= steps; step += 1) {
      const to = Math.round(distance * ease(step / steps));
      const by = to - done;
      done = to;
      await this.#camera.take(FRAME_MS, () =>
        this.page.evaluate(
          (y) =>
            (globalThis as { filmScroller?: Element }).filmScroller?.scrollBy({
              top: y,
              behavior: 'instant',
            }),
          by,
        ),
      );
    }
    await this.#camera.take(SEEN_MS / 2);
  }
}
