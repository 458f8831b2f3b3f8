import { defineConfig } from 'vitest/config';

const long = process.env.LONG === '1';
/** Tests that use a real database: all of them run on the embedded one. */
const DATABASE = 'src/**/*.db.test.ts';
/**
 * Those that run again on a server, where there is one: what the databases could differ in (connections, locks, several processes,
 * jobs), people and their sessions, and the walks over all calls and tables, which send every statement once. The long run asks a
 * server for all.
 */
const ON_A_SERVER = [
  'src/{main,platform}/**/*.db.test.ts',
  'src/features/{identity,auth,sign-on,accounts}/**/*.db.test.ts',
];
/** Of those, what loads or reads all of the library again and again. */
const WHOLE_LIBRARY = ['src/main/server/{newerLibrary,restored,eraseAccount}.db.test.ts'];
const onServer = process.env.TEST_DATABASE_URL !== undefined;
const LONG = ['**/*.long.test.ts', '**/*.long.db.test.ts', '**/*.long.content.test.ts'];
/** What must hold of the files in content/, which change more often than the code that reads them. */
const CONTENT = 'src/**/*.content.test.ts';
/** Tests that start programs of their own: the built server, two processes on one data directory. */
const PROCESSES = '{src,test}/**/*.process.test.ts';
/** Tests of what is drawn, in a document without a browser. */
const PARTS = 'src/**/*.test.tsx';
/** Where a browser's document or a server answers, a slow machine may miss a moment once; what fails twice is wrong. */
const retry = 1;

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Files of a worker share what they import: reading the whole server anew for each took a fifth of the run.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: [DATABASE, CONTENT, PROCESSES, ...(long ? [] : LONG), '**/node_modules/**'],
        },
      },
      {
        extends: true,
        test: { name: 'content', include: [CONTENT], exclude: [...(long ? [] : LONG), '**/node_modules/**'] },
      },
      {
        extends: true,
        test: { name: 'processes', include: [PROCESSES], globalSetup: ['test/globalSetup.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'web',
          retry,
          include: [PARTS],
          environment: 'jsdom',
          setupFiles: ['test/web/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          retry,
          include: onServer && !long ? ON_A_SERVER : [DATABASE],
          exclude: [...(long ? [] : [...LONG, ...(onServer ? WHOLE_LIBRARY : [])]), '**/node_modules/**'],
          globalSetup: ['test/globalSetup.ts'],
        },
      },
    ],
  },
});
