import { build, type Plugin } from 'vite';

/** One line more in the first file of the page: every file that rests on it gets another name, as at any real change of the core. */
const changed: Plugin = {
  name: 'another-version',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/src/main/web/begin.ts')
      ? `${code}\ndocument.documentElement.dataset.build = 'second';\n`
      : null,
};

// Run as a program of its own, so that what a build needs of memory is gone when it is done.
const [outDir] = process.argv.slice(2);
await build({ plugins: [changed], build: { outDir, emptyOutDir: true }, logLevel: 'error' });
