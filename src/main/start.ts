import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { main } from './server.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

await main({
  root: path.resolve(here, '../..'),
  databaseWorker: pathToFileURL(path.join(here, 'databaseWorker.mjs')),
  redlineWorker: pathToFileURL(path.join(here, 'redlineWorker.mjs')),
  searchWorker: pathToFileURL(path.join(here, 'searchWorker.mjs')),
});
