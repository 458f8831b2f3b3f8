import { defineConfig } from 'vitest/config';

const long = process.env.LONG === '1';
/** Tests that use a real database; they run on the embedded one, and again on a server where there is one. */
const DATABASE = 'src/**/*.db.test.ts';
const LONG = ['**/*.long.test.ts', '**/*.long.db.test.ts'];
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
      { extends: true, test: { name: 'content', include: [CONTENT] } },
      { extends: true, test: { name: 'processes', include: [PROCESSES] } },
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
          include: [DATABASE],
          exclude: [...(long ? [] : LONG), '**/node_modules/**'],
          globalSetup: ['test/globalSetup.ts'],
        },
      },
    ],
  },
});
