import { expect, type Page, test } from '@playwright/test';
import { arriveAs } from './people.ts';

/** The header and its menus (specification 2.5), at the breakpoints of specification 9 and just below them. */

const NAV = ['Latest Updates', 'Info Hub', 'Policies', 'Checklists', 'My Info'];
const LEGAL = ['Privacy Policy', 'Terms of Use', 'Scope of Product', 'Log Out'];

const banner = (page: Page) => page.getByRole('banner');
const nav = (page: Page) => banner(page).getByRole('navigation', { name: 'Main' });
const userMenu = (page: Page) => banner(page).getByRole('button', { name: /^User menu of / });

async function openUserMenu(page: Page): Promise<string[]> {
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: 'Log Out' })).toBeVisible();
  const entries = await page.getByRole('menuitem').filter({ visible: true }).allTextContents();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  return entries;
}

test('what stands in the header at each width, and nothing is wider than the window', async ({ page }) => {
  test.slow();
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [390, 575, 576, 767, 768, 1059, 1060, 1199, 1200, 1399, 1400]) {
    await page.setViewportSize({ width, height: 800 });
    const isWide = width >= 1060;
    const at = `${width} px`;
    await expect(page.getByRole('button', { name: 'Open menu' }), at).toHaveCount(isWide ? 0 : 1);
    if (isWide) {
      const links = nav(page).getByRole('link').filter({ visible: true });
      expect(await links.allTextContents(), at).toEqual(NAV);
    } else {
      await expect(nav(page), at).toBeHidden();
    }
    await expect(banner(page).getByRole('button', { name: /^Notifications/ }), at).toHaveCount(
      width >= 1200 ? 1 : 0,
    );
    await expect(banner(page).getByRole('link', { name: /home$/ }), at).toBeVisible();
    await expect(banner(page).getByRole('button', { name: 'Help' }), at).toBeVisible();
    await expect(userMenu(page), at).toBeVisible();
    await expect(banner(page).getByRole('link', { name: 'Staff area' }), at).toHaveCount(0);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wider, at).toBeLessThanOrEqual(0);
  }
  await expect(userMenu(page)).toHaveText(/Dana$/);
});

test('the user menu of an owner, of a member, and on a phone, where the navigation joins it', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/preferences');
  expect(await openUserMenu(page)).toEqual([
    'Preferences',
    'Account Settings',
    'Restart Feature Tours',
    ...LEGAL,
  ]);
  await page.setViewportSize({ width: 1059, height: 800 });
  expect(await openUserMenu(page)).toEqual(['Preferences', 'Restart Feature Tours', ...LEGAL]);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link', { name: 'My Info' })).toBeVisible();
  const links = await menu.getByRole('navigation').getByRole('link').allTextContents();
  expect(links.filter((name) => NAV.includes(name))).toEqual(NAV);
  await expect(menu.getByText('Account Settings')).toHaveCount(0);
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible();
  await menu.getByRole('link', { name: 'Checklists' }).click();
  await expect(page).toHaveURL(/\/m\/checklists/);
  await expect(menu).toHaveCount(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await arriveAs(page, 'user@demo.test', '/m/preferences');
  expect(await openUserMenu(page)).toEqual([
    'Preferences',
    'Change Password',
    'Restart Feature Tours',
    ...LEGAL,
  ]);
  await page.setViewportSize({ width: 1059, height: 800 });
  expect(await openUserMenu(page)).not.toContain('Change Password');
});

test('staff find the gear', async ({ page }) => {
  await arriveAs(page, 'editor@demo.test', '/m/updates');
  await banner(page).getByRole('link', { name: 'Staff area' }).click();
  await expect(page).toHaveURL(/\/a\/billTracker/);
});

test('a long page leads back to its top in 800 ms', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'no-preference' });
  await arriveAs(page, 'owner@demo.test', '/m/builder');
  await expect(page.getByRole('article').first()).toBeVisible();
  const button = page.getByRole('button', { name: 'Back to top' });
  // The list is drawn as it is scrolled: the page may still be shorter than where we want to be.
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 4 * window.innerHeight));
    await expect(button).toBeVisible({ timeout: 500 });
  }).toPass();
  const took = await button.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const begun = performance.now();
        const look = () =>
          window.scrollY === 0 ? resolve(performance.now() - begun) : requestAnimationFrame(look);
        (element as HTMLElement).click();
        look();
      }),
  );
  expect(took).toBeGreaterThan(700);
  await expect(button).toHaveCount(0);
  await page.close();
});

test('where a person chose the colours of all pages, focus and the open screen are seen', async ({
  browser,
}) => {
  const page = await browser.newPage({ forcedColors: 'active', reducedMotion: 'reduce' });
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  const field = page.getByRole('searchbox', { name: 'Search provisions' });
  await field.focus();
  await expect(field).toHaveCSS('outline-style', 'solid');
  const edge = (name: string) =>
    nav(page)
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await edge('Latest Updates')).not.toBe(await edge('Policies'));
  await page.close();
});
