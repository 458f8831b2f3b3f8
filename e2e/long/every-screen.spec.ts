import { expect, type Page, test } from '@playwright/test';
import { shots } from '../../scripts/media/screens/shots.ts';
import { violationsIn } from '../axe.ts';
import { arriveAs } from '../people.ts';

/**
 * Every screen of the product, by the list of the pictures (which fails when a screen is missing in it): axe in light on a desktop and
 * in dark on a phone, nothing wider than the window at any width, nothing lost in forced colours and on paper.
 */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };
/** Of 640 px is what stays of 1280 at a zoom of 200 %. */
const WIDTHS = [1440, 1060, 768, 640];

test.beforeEach(() => {
  test.skip(test.info().project.name !== 'embedded', 'what is drawn is the same on both databases');
});

async function rest(page: Page): Promise<void> {
  await expect(page.locator('main, [role=dialog], h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true], [data-loading=true], [aria-label=Loading]')).toHaveCount(0);
  await page.waitForTimeout(500);
}

/** What is far off the screen has no layout yet, and would be measured at the wrong places. */
const layOut = (page: Page) =>
  page.evaluate(() => {
    for (const entry of document.querySelectorAll<HTMLElement>('article')) {
      entry.style.contentVisibility = 'visible';
    }
  });

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The focus of the keyboard, as it is drawn: whether a line or a change of edge marks it in forced colours. */
const focusIsDrawn = (page: Page) =>
  page.evaluate(() => {
    const now = document.activeElement;
    if (!now || now === document.body) return true;
    const look = (element: Element): string => {
      const { outlineStyle, outlineWidth, borderColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 ? 'outlined' : borderColor;
    };
    // A field inside a frame that is drawn for it, and a box whose own input is not seen.
    const around = [now, now.parentElement, now.nextElementSibling].filter((one) => one !== null);
    const focused = around.map(look);
    (now as HTMLElement).blur();
    const isDrawn = around.some((one, at) => focused[at] === 'outlined' || look(one) !== focused[at]);
    (now as HTMLElement).focus({ preventScroll: true });
    return isDrawn || now.outerHTML.slice(0, 200);
  });

for (const [who, list] of Object.entries(shots)) {
  for (const shot of list) {
    const { screen, as, title, at, act } = shot;
    const open = async (page: Page, isPhone: boolean): Promise<void> => {
      if (as) await arriveAs(page, as, at ?? screen);
      else await page.goto(at ?? screen);
      await rest(page);
      await act?.(page, isPhone);
      if (act) await rest(page);
      await layOut(page);
    };
    test(`${who}, ${title} (${screen}): on a desktop`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(DESKTOP);
      await open(page, false);
      expect.soft(await violationsIn(page)).toEqual([]);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: DESKTOP.height });
        await page.waitForTimeout(150);
        expect.soft(await wider(page), `${width} px`).toBeLessThanOrEqual(0);
      }
      await page.setViewportSize(DESKTOP);
      await page.emulateMedia({ forcedColors: 'active' });
      for (let tab = 0; tab < 8; tab += 1) {
        await page.keyboard.press('Tab');
        expect.soft(await focusIsDrawn(page), 'the focus in forced colours').toBe(true);
      }
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      await expect.soft(page.getByRole('banner').filter({ visible: true })).toHaveCount(0);
    });

    test(`${who}, ${title} (${screen}): on a phone in the dark`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.setViewportSize(PHONE);
      await open(page, true);
      expect.soft(await violationsIn(page)).toEqual([]);
      expect.soft(await wider(page)).toBeLessThanOrEqual(0);
    });
  }
}
