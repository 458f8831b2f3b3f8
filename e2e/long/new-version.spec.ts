import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { TOURS } from '../../src/shared/localPreferences.ts';
import { arriveAs } from '../people.ts';

/** A server of its own, on which another build takes the place of the first while tabs are open. */

const PORT = Number(process.env.E2E_PORT ?? 4710) + 7;
const SERVED_AT = `http://localhost:${PORT}`;

let dir: string;
let server: ChildProcess | null = null;

test.use({
  baseURL: SERVED_AT,
  storageState: {
    cookies: [],
    origins: [
      {
        origin: SERVED_AT,
        localStorage: TOURS.map((tour) => ({ name: `tourSeen.${tour}`, value: 'true' })),
      },
    ],
  },
});
test.describe.configure({ mode: 'serial', timeout: 240_000 });

async function start(): Promise<void> {
  server = spawn(process.execPath, ['dist/server/main.mjs'], {
    cwd: dir,
    stdio: 'ignore',
    env: {
      ...process.env,
      PORT: String(PORT),
      DEMO: 'true',
      LOG_LEVEL: 'error',
      DATA_DIR: path.join(dir, 'data'),
      DATABASE_URL: '',
      TEST_DATABASE_URL: '',
    },
  });
  const answers = () =>
    fetch(`${SERVED_AT}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 120_000 }).toBe(true);
}

async function stop(): Promise<void> {
  if (!server || server.exitCode !== null) return;
  const over = once(server, 'exit');
  server.kill('SIGTERM');
  await over;
}

const screensIn = async (web: string): Promise<string[]> =>
  (await readdir(path.join(dir, web, 'assets'))).filter((file) => /Screen-[\w-]{8}\.js$/.test(file));

/** The server goes down, and comes back with the other build. */
async function exchange(first: string, second: string): Promise<void> {
  await stop();
  await rename(path.join(dir, 'dist/web'), path.join(dir, first));
  await rename(path.join(dir, second), path.join(dir, 'dist/web'));
}

test.beforeAll(async () => {
  test.skip(test.info().project.name !== 'embedded', 'its own server has the embedded database');
  test.setTimeout(400_000);
  dir = await mkdtemp(path.join(tmpdir(), 'lawleaf-version-'));
  for (const part of ['dist', 'db', 'content', 'videos', 'package.json'])
    await cp(part, path.join(dir, part), { recursive: true });
  await symlink(path.resolve('node_modules'), path.join(dir, 'node_modules'));
  const built = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'e2e/long/nextBuild.ts', path.join(dir, 'second')],
    {
      encoding: 'utf8',
    },
  );
  expect(built.stderr + built.stdout).toBe('');
  // Another build indeed: no screen kept the name of its file.
  const names = new Set(await screensIn('dist/web'));
  const newNames = await screensIn('second');
  expect(newNames.length).toBeGreaterThan(20);
  expect(newNames.filter((name) => names.has(name))).toEqual([]);
  await start();
});
test.afterAll(async () => {
  await stop();
  await rm(dir, { recursive: true, force: true });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const build = (page: Page) => page.locator('html').getAttribute('data-build');
const note = (page: Page) => page.getByRole('textbox', { name: 'Note', exact: true });
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute('data-first-page', ''));
const isFirstPage = async (page: Page): Promise<boolean> =>
  (await page.locator('body[data-first-page]').count()) > 0;

test('tabs that are open while the server is updated: nothing typed is lost, and each comes to the new version', async ({
  page,
  context,
}) => {
  const errors: string[] = [];
  for (const tab of [page, await context.newPage()])
    tab.on('pageerror', (error) => errors.push(error.message));
  const [reading, writing] = context.pages() as [Page, Page];
  await arriveAs(reading, 'owner@demo.test', '/m/updates');
  await expect(heading(reading)).toHaveText('Latest Updates');
  await arriveAs(writing, 'owner@demo.test', '/m/builder?jurisdictions=NB');
  await writing
    .getByRole('button', { name: /^Add a Note\/Reminder/ })
    .first()
    .click();
  await note(writing).fill('Begun before the update');
  expect(await build(reading)).toBeNull();
  for (const tab of [reading, writing]) await mark(tab);

  await exchange('first', 'second');
  // While nobody answers, what was typed stays, and one is told.
  await writing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(writing.getByRole('alert').filter({ hasText: 'Error saving note:' })).toBeVisible();
  await expect(note(writing)).toHaveValue('Begun before the update');
  await start();

  // The next screen is one of the new version, with nobody having to do anything, nor to sign in again.
  await reading.getByRole('link', { name: 'Policies', exact: true }).first().click();
  await expect(heading(reading)).toContainText('Policies');
  expect(await isFirstPage(reading)).toBe(false);
  expect(await build(reading)).toBe('second');
  await reading.getByRole('link', { name: 'Checklists', exact: true }).first().click();
  await expect(heading(reading)).toHaveText('Checklists');

  // The tab with the note goes on: what it has works still, and what is gone is said, with the way on.
  await writing.getByRole('button', { name: 'Add Results To Report' }).click();
  const outdated = writing.getByRole('alert').filter({ hasText: 'did not load' });
  await expect(outdated).toBeVisible();
  expect(await isFirstPage(writing)).toBe(true);
  await expect(note(writing)).toHaveValue('Begun before the update');
  await outdated.getByRole('button', { name: 'Load the page again' }).click();
  await expect.poll(() => isFirstPage(writing)).toBe(false);
  await expect(note(writing)).toHaveValue('Begun before the update');
  expect(await build(writing)).toBe('second');
  await writing.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(writing.getByText('Begun before the update')).toBeVisible();
  await expect(note(writing)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a tab goes back as well, when the update is taken back', async ({ page }) => {
  await arriveAs(page, 'owner@demo.test', '/m/updates');
  await expect(heading(page)).toHaveText('Latest Updates');
  expect(await build(page)).toBe('second');
  await mark(page);
  await exchange('second', 'first');
  await start();
  await page.getByRole('link', { name: 'My Info', exact: true }).first().click();
  await expect(page).toHaveURL(/\/m\/my$/);
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => isFirstPage(page)).toBe(false);
  expect(await build(page)).toBeNull();
});
