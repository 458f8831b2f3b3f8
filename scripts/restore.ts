import path from 'node:path';
import { restoreBackup } from '../src/main/server/restoreBackup.ts';
import { openForScript, runTool } from './openForScript.ts';

/** `npm run restore -- FILE`: replaces everything in the configured database. The server must not be running. */
await runTool(async () => {
  const [given] = process.argv.slice(2);
  if (!given) throw new Error('Say which file: npm run restore -- FILE');
  const { config, database } = await openForScript();
  const place = { db: database.db, dataDir: path.resolve(config.dataDir), folder: 'db/migrations' };
  try {
    const { takenAt, rows, erasedAgain } = await restoreBackup(place, path.resolve(given));
    console.log(`Restored ${rows} rows as of ${takenAt}.`);
    if (erasedAgain > 0)
      console.log(`Accounts that were deleted since, and are deleted again: ${erasedAgain}.`);
  } finally {
    await database.close();
  }
});
