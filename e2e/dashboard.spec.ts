import { expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

test('an editor goes from the map of the library to what is behind a cell, and to a provision of it', async ({
  page,
}) => {
  await arriveAs(page, 'editor@demo.test', '/a/dashboard');
  await expect(page.getByRole('link', { name: /Reviews due/ })).toBeVisible();
  await expect(page.getByText('Trials ending')).toHaveCount(0);
  expect(await violationsIn(page)).toEqual([]);
  // Nunavut has less of this area than the area has groups: what is lacking is the other part.
  await page.getByRole('link', { name: /Employment Standards, Nunavut$/ }).click();
  await expect(page.getByRole('heading', { name: 'Employment Standards, Nunavut' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Minimum Wage' })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('radio', { name: /^The other/ }).click();
  await expect(page.getByText('No text yet').first()).toBeVisible();
  await page.getByRole('radio', { name: /^These/ }).click();
  await page.getByRole('link', { name: 'Minimum Wage' }).click();
  await expect(page.getByRole('heading', { name: 'Nunavut' })).toBeVisible();
});
