import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';
const IMPORT_CHUNK = resolve('src/ui/overlay/late/importChunk.ts');

/**
 * Has every `import()` of the page go through `importChunk`, so that none of them can fail for good. The build wraps each of
 * them in a helper of its own and tells it the files; ours takes that helper's place.
 */
export const importChunks = (): Plugin => {
  let isInPlace = false;
  return {
    name: 'import-chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          // The build leaves out the list where an import needs one file alone.
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' && !files.includes(file) ? [file, ...files] : files,
        },
      },
    }),
    load(id) {
      if (id !== HELPER) return null;
      isInPlace = true;
      return `export { importChunk as __vitePreload } from ${JSON.stringify(IMPORT_CHUNK)};`;
    },
    generateBundle() {
      if (!isInPlace)
        this.error('The build wraps import() otherwise than it did: see scripts/web/importChunks.ts.');
    },
  };
};
