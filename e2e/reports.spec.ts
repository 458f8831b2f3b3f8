import { expect, type Page, test } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

/** A report of somebody by the calls, with the first provisions that the Info Hub gives of a topic. */
async function reportByCall(
  page: Page,
  name: string,
  isShared = false,
): Promise<{ id: string; names: string[] }> {
  return page.evaluate(
    async ([reportName, shared]) => {
      const headers = {
        authorization: `Bearer ${localStorage.getItem('token')}`,
        'content-type': 'application/json',
      };
      const call = async (path: string, body?: unknown) =>
        (
          await fetch(path, body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers })
        ).json();
      const areas = await call('/api/areas/withPrunedTopics');
      const groups = await call(`/api/topics/${areas[0].topics[0]._id}/provisions`);
      const provisions = await call('/api/buildReport', {
        provisions: [groups[0].id],
        jurisdictions: ['AB', 'ON'],
      });
      const ids = provisions.map((provision: { id: string }) => provision.id);
      const { id } = await call('/api/reports', { name: reportName, provisions: ids, isShared: shared });
      return {
        id,
        names: provisions.map((provision: { jurisdictionName: string }) => provision.jurisdictionName),
      };
    },
    [name, isShared] as const,
  );
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add To Report' });

test('a report is made in the Info Hub, appended to, read, cut, deleted and brought back', async ({
  page,
}) => {
  await arriveAs(page, 'user@demo.test', '/m/builder');
  const name = `Leaves ${Date.now()}`;
  await page.getByRole('article').first().waitFor();

  await page
    .getByRole('button', { name: /^Add To Report: / })
    .first()
    .click();
  await expect(dialog(page).getByText('1 provision will be added')).toBeVisible();
  const create = dialog(page).getByRole('button', { name: 'Create' });
  await expect(create).toBeDisabled();
  await dialog(page).getByLabel('Create a new report').fill(name);
  await create.click();
  await expect(page.getByText('Report created successfully!')).toBeVisible();

  await page
    .getByRole('button', { name: /^Add To Report: / })
    .nth(1)
    .click();
  await dialog(page)
    .getByRole('button', { name: new RegExp(name) })
    .click();
  // What is pointed at stays.
  await page.getByText('Report updated successfully!').hover();
  await page.getByRole('link', { name: 'View Report' }).last().click();

  await expect(page).toHaveURL(/\/m\/my\/reports\/[\w-]+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(2);
  expect(await violationsIn(page)).toEqual([]);

  await page
    .getByRole('button', { name: /^More actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove this Section' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);

  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/m\/my$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('link', { name })).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

test('a shared report shows people to colleagues, who add to it and no more; its owner downloads it', async ({
  page,
}) => {
  await arriveAs(page, 'owner@demo.test', '/m/my');
  const name = `Onboarding ${Date.now()}`;
  const { id } = await reportByCall(page, name);
  await page.reload();
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Share with your account' }).click();
  await expect(page.getByText('Your colleagues can now read this report')).toBeVisible();
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Download' }).click();
  await expect(page.getByText('For a screen reader choose Word: a PDF has no tags.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Word' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^Onboarding-\d+-\d{4}-\d\d-\d\d\.docx$/);
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();

  await arriveAs(page, 'colleague@demo.test', `/m/my/reports/${id}`);
  await expect(page.getByText('Owned by Dana Roy, shared')).toBeVisible();
  await page
    .getByRole('button', { name: /^More actions for / })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Permalink' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Remove this Section' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Add To Report' }).click();
  await expect(
    dialog(page).getByRole('button', {
      name: new RegExp(`${name}.*Owned by Dana Roy.*Already in this report`),
    }),
  ).toBeVisible();
});

test('what fails in a report is told, and nothing is lost', async ({ page }) => {
  await arriveAs(page, 'west@demo.test', '/m/my');
  const { id } = await reportByCall(page, 'Kept');
  const fail = { status: 500, json: { error: { code: 'internal', message: 'The engine stopped.' } } };
  const failing = (path: string, method: string) =>
    page.route(path, (route) =>
      route.request().method() === method ? route.fulfill(fail) : route.fallback(),
    );
  const refused = page.getByRole('alert').filter({ hasText: 'Error updating report: The engine stopped.' });
  await page.goto(`/m/my/reports/${id}`);
  await failing(`**/api/reports/${id}/provisions/*`, 'DELETE');
  await expect(page.getByRole('article').first()).toBeVisible();
  const entries = await page.getByRole('article').count();
  await page
    .getByRole('button', { name: /^More actions for / })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove this Section' }).click();
  await expect(refused).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(entries);

  await failing(`**/api/reports/${id}/provisions`, 'GET');
  await page.reload();
  await expect(page.getByText('Error loading provision data: The engine stopped.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article')).toHaveCount(entries);

  await failing('**/api/reports/*/changes*', 'GET');
  await page.getByRole('button', { name: 'What changed since' }).click();
  await page.getByText('Since a day').click();
  await expect(page.getByText('Error loading provision history: The engine stopped.')).toBeVisible();
});
