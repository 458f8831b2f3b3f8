import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { violationsIn } from './axe.ts';
import { arriveAs } from './people.ts';

const FILE = 'provisions/employment-standards/leaves-of-absence/bereavement-leave.yaml';

test('an editor exports the library, is shown what an import would change, and takes it over', async ({
  page,
}) => {
  await arriveAs(page, 'editor@demo.test', '/a/data');
  await page.getByRole('link', { name: 'Files and database' }).click();
  await expect(page.getByRole('heading', { name: 'Files and database' })).toBeVisible();
  await expect(page.getByText('Files and database agree')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const text = strFromU8(files[FILE] ?? new Uint8Array());
  expect(text).toBe(readFileSync(`content/${FILE}`, 'utf8'));

  const send = (words: string) =>
    page.getByLabel('A zip of library files').setInputFiles({
      name: 'mine.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync({ [FILE]: strToU8(words) })),
    });
  await send(text.replace('    confidence: high', '    confidence: sure'));
  await expect(page.getByText('The import of mine.zip stopped.')).toBeVisible();
  await expect(page.getByText(new RegExp(`${FILE}, line \\d+`))).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();

  const at = text.indexOf('\n  PE:');
  await send(
    text.slice(0, at) + text.slice(at).replace(/ {4}text: \|\n {6}/, '    text: |\n      Ask kindly. '),
  );
  await expect(page.getByText('mine.zip would change 1 entry. Nothing is written yet.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Prince Edward Island' })).toBeVisible();
  await expect(page.locator('ins').first()).toContainText('Ask kindly.');
  expect(await violationsIn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Take it over' }).click();
  await page.getByRole('button', { name: 'Write 1 entry' }).click();
  await expect(page.getByText('Imported. 1 entry was written.')).toBeVisible();
  // Other journeys edit beside this one.
  await expect(page.getByText('edited here only', { exact: true }).locator('..')).toContainText(/[1-9]/);
});
