import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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
  plugins: [react(), preloadFonts(), leaveSchemasOnServer()],
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
  },
});
