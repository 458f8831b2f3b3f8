import { expect, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

test('an editor adds a group with a field in its place, is asked before it is lost, and puts it away', async ({
  page,
}) => {
  await arriveAs(page, 'editor@demo.test', '/a/data');
  await page.getByRole('link', { name: 'Taxonomy and fields' }).click();
  await page.getByRole('searchbox', { name: 'Find an area, topic or group' }).fill('minimum wage');
  const list = page.getByRole('list', { name: 'Areas, topics and provision groups' });
  await list.getByRole('button', { name: /^Minimum Wage/ }).click();
  await expect(page.getByRole('heading', { name: 'Minimum Wage', exact: true }).first()).toBeVisible();
  const used = page.getByRole('button', { name: 'Archive' });
  await expect(used).toHaveAttribute('title', /^It is used: 14 provisions/);
  await expect(page.getByText('14 provisions', { exact: true })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  // What stands beneath it, where one looks for it in the list.
  await page.getByRole('searchbox', { name: 'Find an area, topic or group' }).fill('');
  await page.getByRole('button', { name: /^New/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New provision group' });
  await dialog.getByLabel('Name').fill('Pay for Ladders');
  await dialog.getByRole('button', { name: 'Field', exact: true }).click();
  await dialog.getByRole('group', { name: 'Field 1' }).getByLabel('Label').fill('Premium an hour');
  await expect(dialog.getByRole('group', { name: 'Premium an hour' }).getByLabel('Key')).toHaveValue(
    'premiumAnHour',
  );
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Keep writing' }).click();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('heading', { name: 'Pay for Ladders' }).first()).toBeVisible();
  await page.getByRole('tab', { name: /Fields/ }).click();
  await expect(page.getByText('premiumAnHour')).toBeVisible();

  // Editors of provisions find it in their tree, and it goes again: nothing refers to it.
  await page.goto('/a/data');
  await page.getByRole('textbox', { name: 'Filter the tree' }).fill('ladders');
  await expect(
    page.getByRole('list', { name: 'Provisions' }).getByRole('button', { name: /^Pay for Ladders/ }),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Delete' }).click();
  const sure = page.getByRole('dialog', { name: 'Delete Pay for Ladders' });
  await sure.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Deleted.')).toBeVisible();
  await expect(list.getByRole('button', { name: /^Pay for Ladders/ })).toHaveCount(0);
});
