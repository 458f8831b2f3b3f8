import { expect, type Page } from '@playwright/test';
import { arriveAs, PASSWORD } from './people.ts';

export const card = (page: Page) => page.getByRole('dialog');

/** Somebody who has seen no tour, in whichever browser. */
export async function forgetTours(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
  const { token } = (await answer.json()) as { token: string };
  const forgotten = await page.request.delete('/api/tours', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(forgotten.ok()).toBe(true);
}

/** Walks through the first tour in a small window: each block is on the screen, and one that is not there leaves its card. */
export async function walkInWindow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await forgetTours(page, 'colleague@demo.test');
  await arriveAs(page, 'colleague@demo.test', '/m/updates');
  await expect(card(page)).toContainText('Step 1 of 11');
  // As where a part of the page has not come.
  await page.evaluate(() => document.querySelector('[data-tour="announcements"]')?.remove());
  const without: string[] = [];
  for (let step = 1; step <= 11; step += 1) {
    await expect(card(page)).toContainText(`Step ${step} of 11`);
    await page.waitForTimeout(300);
    const title = (await card(page).getByRole('heading').textContent()) ?? '';
    const box = await card(page).boundingBox();
    expect(box && box.x >= 0 && box.y >= 0, title).toBe(true);
    expect((box?.x ?? 0) + (box?.width ?? 0), title).toBeLessThanOrEqual(width);
    expect((box?.y ?? 0) + (box?.height ?? 0), title).toBeLessThanOrEqual(height + 1);
    const block = page.locator('.driver-active-element:not(#driver-dummy-element)');
    if ((await block.count()) === 0) without.push(title);
    else await expect(block, title).toBeInViewport();
    await page.getByRole('button', { name: step === 11 ? 'Done' : 'Next' }).click();
  }
  // On a phone the navigation stands behind its button.
  expect(without).toEqual(
    width < 1060
      ? ['Welcome', 'Announcements', 'Info Hub', 'Checklists', 'My Info']
      : ['Welcome', 'Announcements'],
  );
  await expect(card(page)).toHaveCount(0);
}
