import { expect, test } from '@playwright/test';
import { arriveAs } from './people.ts';

/** The actions that a person sees themselves do. */
const MAX_ACTIONS = 8;

test('from the home page: how much notice must we give in Manitoba after 4 years', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Latest Updates');
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await act(page.getByRole('searchbox', { name: 'Search provisions' }).click());
  await act(page.keyboard.type('notice of termination Manitoba after 4 years'));
  const hit = page.getByRole('article').filter({ hasText: 'Manitoba' }).first();
  await expect(hit).toContainText('Individual Termination Notice');
  await act(hit.getByRole('link', { name: 'Individual Termination Notice' }).click());

  const provision = page.getByRole('article').filter({ hasText: 'Manitoba' });
  const row = provision.getByRole('row').filter({ hasText: '3 years, less than 5' });
  await expect(row).toContainText('4 weeks');
  await expect(row).toBeInViewport();
  // With the section that it rests on.
  await expect(provision.getByRole('link', { name: /Employment Standards Code/ }).first()).toBeVisible();
  expect(actions).toBeLessThanOrEqual(MAX_ACTIONS);
});
