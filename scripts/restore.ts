import path from 'node:path';
import { restore } from '../src/platform/db/backup.ts';
import { openForScript, runTool } from './openForScript.ts';

/** `npm run restore -- FILE`: replaces everything in the configured database. The server must not be running. */
await runTool(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Say which file: npm run restore -- FILE');
  const { database } = await openForScript();
  try {
    const { takenAt, rows } = await restore(database.db, path.resolve(given), 'db/migrations');
    console.log(`Restored ${rows} rows as of ${takenAt}.`);
  } finally {
    await database.close();
  }
});
