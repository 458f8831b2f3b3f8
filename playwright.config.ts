import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { TOURS } from './src/shared/localPreferences.ts';
import { findBrowser } from './test/findBrowser.ts';

const { executablePath, args } = await findBrowser();
const long = process.env.LONG === '1';
/** The journeys of the long run go through both databases; the database tests tell them apart in every run. */
const secondUrl = long ? process.env.TEST_DATABASE_URL : undefined;

const EMBEDDED_PORT = Number(process.env.E2E_PORT ?? 4710);
const SERVER_PORT = EMBEDDED_PORT + 1;

/** The real server, as `npm start` runs it, on a database that starts empty. */
const server = (port: number, databaseUrl: string) => ({
  command: 'node dist/server/main.mjs',
  url: `http://127.0.0.1:${port}/health`,
  timeout: 180_000,
  reuseExistingServer: false,
  stdout: 'ignore' as const,
  env: {
    PORT: String(port),
    DEMO: 'true',
    LOG_LEVEL: 'error',
    // The provider of single sign-on that a journey starts.
    TEST_FETCH_LOOPBACK: 'true',
    SOURCE_WATCH: 'on',
    DATA_DIR: process.env[`E2E_DATA_${port}`] ?? mkdtempSync(path.join(tmpdir(), 'lawleaf-e2e-')),
    DATABASE_URL: databaseUrl,
    TEST_DATABASE_URL: '',
  },
});

const project = (name: string, port: number) => ({
  name,
  use: {
    baseURL: `http://localhost:${port}`,
    // Somebody who has seen all tours: journeys that are about them begin without.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: `http://localhost:${port}`,
          localStorage: TOURS.map((tour) => ({ name: `tourSeen.${tour}`, value: 'true' })),
        },
      ],
    },
  },
});

export default defineConfig({
  testDir: 'e2e',
  // They belong to `npm run test:long`.
  testIgnore: long ? [] : ['long/**'],
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // A slow machine may miss a moment once; what fails twice is wrong.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath, args },
    timezoneId: 'America/Vancouver',
    locale: 'en-CA',
    // Nothing is gained by waiting for what only moves, and a trace of every page costs as much as the journey itself.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
  },
  projects: [project('embedded', EMBEDDED_PORT), ...(secondUrl ? [project('postgres', SERVER_PORT)] : [])],
  webServer: [server(EMBEDDED_PORT, ''), ...(secondUrl ? [server(SERVER_PORT, e2eUrl(secondUrl))] : [])],
});

/** A database of the journeys' own beside the given one; `scripts/test.ts` makes it. */
function e2eUrl(url: string): string {
  const own = new URL(url);
  own.pathname = '/lawleaf_e2e';
  return own.href;
}
