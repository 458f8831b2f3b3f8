import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { main } from './server.ts';

const here = path.dirname(fileURLToPath(import.meta.url));

await main({
  root: path.resolve(here, '../../..'),
  databaseWorker: pathToFileURL(process.env.DATABASE_WORKER ?? ''),
});
