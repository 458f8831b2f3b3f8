import { defineConfig } from 'rolldown';

/** Native add-ons and the embedded database load their own files; everything else is bundled for a fast start. */
const external = [/^node:/, '@node-rs/argon2', /^@electric-sql\/pglite/, /^pdfmake/, 'docx', 'pg-native'];

export default defineConfig({
  input: {
    main: 'src/main/server/start.ts',
    worker: 'src/main/server/startWorker.ts',
    databaseWorker: 'src/platform/db/embeddedWorker.ts',
    searchWorker: 'src/search-engine/worker/indexWorker.ts',
    redlineWorker: 'src/redline/pool/worker.ts',
    packWorker: 'src/features/checklists/server/pack/packWorker.ts',
    reportWorker: 'src/features/reports/server/export/exportWorker.ts',
  },
  platform: 'node',
  external,
  resolve: { extensions: ['.ts', '.js', '.mjs', '.json'] },
  output: { dir: 'dist/server', format: 'esm', entryFileNames: '[name].mjs', sourcemap: true },
});
