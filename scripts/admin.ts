import path from 'node:path';
import { z } from 'zod';
import { createAdmin } from '../src/features/accounts/server/createAdmin.ts';
import { brandOf, setupCodes } from '../src/main/server/secrets.ts';
import { systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { askServer } from '../src/platform/operations/channel.ts';
import { sessionSecret } from '../src/platform/session/secret.ts';
import { openForScript, runTool } from './openForScript.ts';

const USAGE = 'Usage: npm run admin -- create EMAIL';

async function linkFor(email: string): Promise<string> {
  const config = readConfig(process.env);
  const asked = config.databaseUrl ? null : await askServer(config.dataDir, 'createAdmin', { email });
  if (asked) return z.string().parse(asked.result);
  const { database } = await openForScript();
  try {
    const secret = sessionSecret(config.sessionSecret, path.resolve(config.dataDir));
    const services = { db: database.db, clock: systemClock, brand: brandOf(config) };
    return await createAdmin({ ...services, setupCodes: setupCodes(secret) }, email);
  } finally {
    await database.close();
  }
}

/**
 * `npm run admin -- create EMAIL`: makes a staff ADMIN and prints the address at which the password is set. Where a server
 * holds the embedded database, it does the work.
 */
await runTool(async () => {
  const [command, email, ...rest] = process.argv.slice(2);
  if (command !== 'create' || !email || rest.length > 0) throw new Error(USAGE);
  const link = await linkFor(email);
  console.log(`${email} is an ADMIN. Set the password here; the address works once, for 7 days:\n${link}`);
});
