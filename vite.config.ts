import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contractsForBrowser } from './scripts/web/contractsForBrowser.ts';

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

/** What every page goes on with after its first file: fetched beside it, and not when it asks for them. */
const NEXT_FILES = /^assets\/(?:react|kit|parts|web)-[\w-]+\.js$/;

const preloadNextFiles = (): Plugin => ({
  name: 'preload-next-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) =>
      Object.keys(context.bundle ?? {})
        .filter((file) => NEXT_FILES.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
        })),
  },
});

const parts = (...names: string[]): string =>
  `node_modules/@mantine/core/esm/components/(?:${names.join('|')})/`;
const packages = (...names: string[]): string => `node_modules/(?:${names.join('|')})/`;

/**
 * The files that many screens share, by when they are first needed: to ask the server, on the first page, when a menu or a list
 * opens, when a dialog opens.
 */
const SHARED_FILES = {
  calls: [
    packages('react', '@tanstack', 'i18next'),
    'src/shared/',
    'src/features/[\\w-]+/\\w+\\.ts',
    'src/features/(?:auth|provisions)/web/(?:api|session|currentUser|jurisdictionFilter)\\.ts',
    'src/ui/(?:queryClient|pageConfig)\\.ts',
    'vite/(?:modulepreload-polyfill|preload-helper)',
    'no-schemas',
  ],
  react: [packages('react-dom', 'scheduler', 'react-router')],
  kit: [
    packages('clsx', '@mantine/hooks', '@mantine/core/esm/core', '@mantine/core/esm/utils/(?!Floating)[^/]+'),
    '@mantine/core/esm/components/Combobox/Combobox\\.module',
    parts(
      'ActionIcon',
      'Button',
      'CloseButton',
      'Combobox/ComboboxChevron',
      'Input',
      'InputBase',
      'Loader',
      'Paper',
      'Pill',
      'PillsInput',
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

/** Small pieces of many screens. Nothing that brings menus or dialogs along: they would come with every page. */
const SMALL_PARTS =
  /\/src\/ui\/(?:[\w.]+$|toasts\/|shell\/(?:Page|Avatar|SkipLink|usePageTitle))|@tabler\/icons-react/;

export default defineConfig({
  plugins: [react(), preloadFonts(), preloadNextFiles(), contractsForBrowser(), compressOnce()],
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
          groups: [
            ...Object.entries(SHARED_FILES).map(([name, patterns]) => ({
              name,
              test: new RegExp(patterns.join('|')),
            })),
            { name: 'parts', test: SMALL_PARTS, minShareCount: 4 },
          ],
        },
      },
    },
  },
});
