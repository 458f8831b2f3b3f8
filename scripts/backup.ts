import path from 'node:path';
import { readConfig } from '../src/platform/config.ts';
import { backup } from '../src/platform/db/backup.ts';
import { askServer } from '../src/platform/operations/channel.ts';
import { openForScript, runTool } from './openForScript.ts';

/** `npm run backup -- [FILE]`: everything in one file, also while the server runs. */
await runTool(async () => {
  const day = new Date().toISOString().replaceAll(':', '-').slice(0, 19);
  const file = path.resolve(process.argv[2] ?? `lawleaf-${day}.backup.gz`);
  const config = readConfig(process.env);
  const asked = config.databaseUrl ? null : await askServer(config.dataDir, 'backup', { file });
  if (!asked) {
    const { database } = await openForScript();
    try {
      await backup(database.db, file);
    } finally {
      await database.close();
    }
  }
  console.log(
    `Backed up to ${file}. It holds personal information and sign-in data: keep it as safe as the database.`,
  );
});
