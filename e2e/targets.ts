import type { Page } from '@playwright/test';

/**
 * The buttons of a page's `main` that do not answer to a press 11 px above, below or beside their middle, by their names: WCAG
 * 2.2 asks for targets of 24 px. Boxes are smaller, and have
 * the space around them that it allows instead; what is hidden from the keyboard has another way.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.getByRole('main').evaluate((main) => {
    const small = new Set<string>();
    for (const target of main.querySelectorAll<HTMLElement>('button:enabled:not([aria-hidden])')) {
      if (!target.checkVisibility()) continue;
      target.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = target.getBoundingClientRect();
      const answers = (right: number, down: number): boolean => {
        const hit = document.elementFromPoint(x + width / 2 + right, y + height / 2 + down);
        return target.contains(hit);
      };
      // What cannot be brought into sight, or is not laid out yet, cannot be pressed at all.
      if (!answers(0, 0)) continue;
      for (const [right, down] of [
        [0, -11],
        [0, 11],
        [-11, 0],
        [11, 0],
      ] as const) {
        if (answers(right, down)) continue;
        small.add(
          `${target.getAttribute('aria-label') || target.textContent || target.outerHTML} (${right}, ${down})`,
        );
      }
    }
    return [...small];
  });
