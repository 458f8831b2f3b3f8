import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Writes each text file beside itself as Brotli and gzip, as small as they get: once, and not for every reader. */
const compressOnce = (): Plugin => ({
  name: 'compress-once',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css)$/.test(name))) {
      const path = join(dir, file);
      const text = readFileSync(path);
      writeFileSync(
        `${path}.br`,
        brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      );
      writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
    }
  },
});

/** The two faces that every page begins with are fetched beside the styles, so that text does not change shape. */
const FIRST_FONTS = /(?:inter|source-serif-4)-latin-wght-normal-[\w-]+\.woff2$/;

const preloadFonts = (): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) =>
      Object.keys(context.bundle ?? {})
        .filter((file) => FIRST_FONTS.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head-prepend' as const,
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
        })),
  },
});

const parts = (...names: string[]): string =>
  `node_modules/@mantine/core/esm/components/(?:${names.join('|')})/`;
const packages = (...names: string[]): string => `node_modules/(?:${names.join('|')})/`;

/** The files that many screens share, by when they are first needed: on the first page, when signed in, when a dialog opens. */
const SHARED_FILES = {
  react: [packages('react', 'react-dom', 'scheduler', 'react-router')],
  kit: [
    packages(
      '@tanstack',
      'i18next',
      'clsx',
      '@mantine/hooks',
      '@mantine/core/esm/core',
      '@mantine/core/esm/utils/(?!Floating)[^/]+',
    ),
    parts(
      'ActionIcon',
      'Button',
      'CloseButton',
      'Input',
      'InputBase',
      'Loader',
      'Paper',
      'PasswordInput',
      'TextInput',
      'Transition',
      'UnstyledButton',
      'VisuallyHidden',
    ),
  ],
  overlays: [
    packages('@floating-ui', '@mantine/core/esm/utils/Floating'),
    parts(
      'Accordion',
      'Checkbox',
      'Combobox',
      'FloatingIndicator',
      'FocusTrap',
      'Menu',
      'MultiSelect',
      'Overlay',
      'Pill',
      'PillsInput',
      'Popover',
      'Portal',
      'Radio',
      'ScrollArea',
      'SegmentedControl',
      'Select',
      'Tooltip',
    ),
  ],
  dialogs: [
    packages(
      'react-remove-scroll',
      'react-remove-scroll-bar',
      'react-style-singleton',
      'use-sidecar',
      'use-callback-ref',
      'get-nonce',
      'tslib',
    ),
    parts('Drawer', 'Modal', 'ModalBase'),
  ],
};

const NO_SCHEMAS = '\0no-schemas';
/** The files that declare schemas for both sides; anything else that asks for zod in the browser gets the real one. */
const DECLARES_SCHEMAS = /\/src\/(?:features\/[\w-]+\/(?:contract|\w+Contract)|shared\/\w+)\.ts$/;

/**
 * The browser needs no more of a contract than methods and paths: answers and bodies are checked on the server. So the
 * schema library (a tenth of the page) stays out, and a schema that is used in the browser all the same says so.
 */
const leaveSchemasOnServer = (): Plugin => ({
  name: 'leave-schemas-on-server',
  enforce: 'pre',
  resolveId: (id, importer) => (id === 'zod' && DECLARES_SCHEMAS.test(importer ?? '') ? NO_SCHEMAS : null),
  load: (id) =>
    id === NO_SCHEMAS
      ? `const refuse = () => { throw new Error('Schemas are checked on the server.'); };
         const refused = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync']);
         export const z = new Proxy(() => z, { get: (_, name) => (refused.has(name) ? refuse : z) });`
      : null,
});

export default defineConfig({
  plugins: [react(), preloadFonts(), leaveSchemasOnServer(), compressOnce()],
  publicDir: 'src/ui/public',
  // The server puts the nonce of each answer in place of this word.
  html: { cspNonce: '__CSP_NONCE__' },
  // The package's own entry is one file a thousand icons long; this one is resolved icon by icon.
  resolve: { alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
    chunkSizeWarningLimit: 600,
    // A few files that change seldom, in place of fifty that are a kilobyte each.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: Object.entries(SHARED_FILES).map(([name, patterns]) => ({
            name,
            test: new RegExp(patterns.join('|')),
          })),
        },
      },
    },
  },
});
