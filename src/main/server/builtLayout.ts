import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Layout } from './layout.ts';

const here = path.dirname(fileURLToPath(import.meta.url));
const beside = (name: string): URL => pathToFileURL(path.join(here, name));

/**
 * Where the parts of an installation lie once it is built: the bundles beside each other in `dist/server`.
 */
export const builtLayout: Layout = {
  root: path.resolve(here, '../..'),
  databaseWorker: beside('databaseWorker.mjs'),
  redlineWorker: beside('redlineWorker.mjs'),
  packWorker: beside('packWorker.mjs'),
  reportWorker: beside('reportWorker.mjs'),
  searchWorker: beside('searchWorker.mjs'),
};
