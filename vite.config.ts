import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { defineConfig, type Plugin } from 'vite';
import { compileAhead } from './scripts/web/compileAhead.ts';
import { contractsForBrowser } from './scripts/web/contractsForBrowser.ts';
import { importChunks } from './scripts/web/importChunks.ts';
import { earlyScreens, type Layers, layerOf } from './scripts/web/layers.ts';
import { styleLayers } from './scripts/web/styleLayers.ts';

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

/**
 * What every page goes on with is fetched beside its first file: the application, and the two faces of its text, so that it does not
 * change shape.
 */
const FIRST_FILES =
  /(?:(?:inter|source-serif-4)-latin-wght-normal|assets\/(?:packages|application))-[\w-]+\.(?:woff2|js|css)$/;

const attributesOf = (file: string): Record<string, string | boolean> => {
  if (file.endsWith('.css')) return { rel: 'stylesheet' };
  return file.endsWith('.js') ? { rel: 'modulepreload' } : { rel: 'preload', as: 'font', type: 'font/woff2' };
};

const linkFirstFiles = (): Plugin => ({
  name: 'link-first-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) =>
      Object.keys(context.bundle ?? {})
        .filter((file) => FIRST_FILES.test(file))
        .map((file) => ({
          tag: 'link',
          injectTo: 'head' as const,
          attrs: { ...attributesOf(file), crossorigin: true, href: `/${file}` },
        })),
  },
});

const parts = (...names: string[]): string =>
  `node_modules/@mantine/core/esm/components/(?:${names.join('|')})/`;
const packages = (...names: string[]): string => `node_modules/(?:${names.join('|')})/`;

/** The files of our own modules, in the order in which a page comes to need them. Then comes that of its screen. */
const LAYERS: Layers = {
  calls: ['src/main/web/begin.ts', 'src/ui/overlay/late/importChunk.ts'],
  application: ['src/main/web/main.tsx'],
  member: ['src/main/web/MemberLayout.tsx'],
};

/** Screens that fetch early have a file each, for they are opened first; and so has the sign-in, whose forms members do not need. */
const EARLY_SCREENS: [name: string, module: string][] = [
  ...earlyScreens(readFileSync('src/main/web/screens.ts', 'utf8')),
  ['LoginScreen', 'src/features/auth/web/LoginScreen.tsx'],
];

/**
 * The files of packages that many screens share, by when they are first needed: to ask the server, on the first page, when a
 * menu or a list opens, when a dialog opens.
 */
const SHARED_FILES = {
  calls: [
    packages('react', '@tanstack', 'i18next', '@tabler'),
    'vite/(?:modulepreload-polyfill|preload-helper)',
    'no-schemas',
  ],
  packages: [
    packages('react-dom', 'scheduler', 'react-router'),
    packages('clsx', '@mantine/hooks', '@mantine/core/esm/core', '@mantine/core/esm/utils/(?!Floating)[^/]+'),
    '@mantine/core/esm/components/Combobox/Combobox\\.module',
    parts(
      'ActionIcon',
      'Box',
      'Burger',
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

/** The files that a page begins with. */
const CALLED_ON_LOAD = new Set([
  ...Object.keys(LAYERS),
  ...EARLY_SCREENS.map(([name]) => name),
  'packages',
  'overlays',
]);

/** Small pieces of many screens. Nothing that brings menus or dialogs along: they would come with every page. */
const SMALL_PARTS = /\/src\/ui\/(?:parts|hooks|state|theme)\/[\w.]+$/;

// The server puts the nonce of each answer in place of this word.
const NONCE = '__CSP_NONCE__';
const ofLayer = layerOf(LAYERS, EARLY_SCREENS, import.meta.dirname);
const SHARED = Object.entries(SHARED_FILES).map(
  ([name, patterns]) => [name, new RegExp(patterns.join('|'))] as const,
);
const ofPackage = (id: string): string | null => SHARED.find(([, pattern]) => pattern.test(id))?.[0] ?? null;

export default defineConfig({
  plugins: [
    react(),
    linkFirstFiles(),
    contractsForBrowser(),
    importChunks(),
    compileAhead(CALLED_ON_LOAD),
    compressOnce(),
  ],
  css: {
    postcss: {
      plugins: [
        globalData({ files: ['src/ui/theme/media.css'] }),
        customMedia(),
        styleLayers({ root: import.meta.dirname }),
      ],
    },
  },
  publicDir: 'src/ui/public',
  html: { cspNonce: NONCE },
  // The package's own entry is one file a thousand icons long; this one is resolved icon by icon.
  resolve: {
    alias: [{ find: /^@tabler\/icons-react$/, replacement: '@tabler/icons-react/dist/esm/icons/index.mjs' }],
  },
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
            { name: (id, graph) => ofLayer(id, graph) ?? ofPackage(id) },
            { name: 'parts', test: SMALL_PARTS, minShareCount: 3 },
          ],
        },
      },
    },
  },
});
