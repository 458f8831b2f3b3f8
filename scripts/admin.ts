import { createReadStream } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { createAdmin } from '../src/features/accounts/server/createAdmin.ts';
import {
  exportByTool,
  importByTool,
  type ToolImport,
} from '../src/features/library/server/exchange/libraryTool.ts';
import { COMMAND_LINE, type ImportedStatute, importStatute } from '../src/features/statutes/server/writes.ts';
import { brandOf, setupCodes } from '../src/main/server/secrets.ts';
import { type Clock, systemClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import type { Db } from '../src/platform/db/schema.ts';
import { askServer } from '../src/platform/operations/channel.ts';
import { sessionSecret } from '../src/platform/session/secret.ts';
import { openForScript, runTool } from './openForScript.ts';

const USAGE = `Usage: npm run admin -- create EMAIL
       npm run admin -- export FILE [--changes]
       npm run admin -- import ZIP_OR_FOLDER [--apply]
       npm run admin -- statute FILE.xml [FILE.xml …]`;

/** Has the server that holds the embedded database do something, or does it here beside a server with a database of its own. */
async function byServerOrHere<T>(
  operation: string,
  input: unknown,
  work: (services: { db: Db; clock: Clock }) => Promise<T>,
): Promise<T> {
  const config = readConfig(process.env);
  const asked = config.databaseUrl ? null : await askServer(config.dataDir, operation, input);
  if (asked) return asked.result as T;
  const { database } = await openForScript();
  try {
    return await work({ db: database.db, clock: systemClock });
  } finally {
    await database.close();
  }
}

async function exportLibrary([file, ...options]: string[]): Promise<void> {
  if (!file || options.some((option) => option !== '--changes')) throw new Error(USAGE);
  const input = { file: path.resolve(file), extent: options.length > 0 ? 'changes' : 'whole' };
  const count = await byServerOrHere('exportLibrary', input, (services) => exportByTool(services, input));
  console.log(`${count} files of the library are in ${file}.`);
}

async function importLibrary([from, ...options]: string[]): Promise<void> {
  if (!from || options.some((option) => option !== '--apply')) throw new Error(USAGE);
  const input = { path: path.resolve(from), isApplied: options.length > 0 };
  const { run, written } = await byServerOrHere<ToolImport>('importLibrary', input, (services) =>
    importByTool(services, input),
  );
  for (const { file, line, message } of run.errors) console.log(`${file}:${line}: ${message}`);
  for (const { kind, key, fields, isNew } of run.changed) {
    console.log(`${isNew ? 'new    ' : 'changes'} ${kind} ${key}${isNew ? '' : `: ${fields.join(', ')}`}`);
  }
  for (const note of run.notes) console.log(note);
  if (run.errorCount > 0) throw new Error(`${run.errorCount} errors. Nothing was written.`);
  if (run.id === null) console.log('The database says the same as these files.');
  else if (written === null)
    console.log(`${run.changed.length} entries would change. Nothing was written; --apply writes it.`);
  else console.log(`${written} entries were written.`);
}

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

async function createStaff([email, ...rest]: string[]): Promise<void> {
  if (!email || rest.length > 0) throw new Error(USAGE);
  const link = await linkFor(email);
  console.log(`${email} is an ADMIN. Set the password here; the address works once, for 7 days:\n${link}`);
}

const told = ({ title, asOf, sections, isKnown, instruments, changed }: ImportedStatute): string =>
  [
    `${title}, ${asOf}: ${sections} sections`,
    ...(isKnown ? ['kept already'] : []),
    ...(instruments.length === 0 ? ['no act or regulation of the library leads to it'] : []),
    ...(changed
      ? [
          `${changed.sections} differ since ${changed.since}, ${changed.provisions} provisions cite one of them`,
        ]
      : []),
  ].join('; ');

async function keepStatutes(files: string[]): Promise<void> {
  if (files.length === 0) throw new Error(USAGE);
  for (const given of files) {
    const file = path.resolve(given);
    const kept = byServerOrHere<ImportedStatute>('importStatute', { file }, (services) =>
      importStatute(services, COMMAND_LINE, createReadStream(file)),
    );
    console.log(
      told(
        await kept.catch((error: unknown) => {
          throw new Error(`${given}: ${error instanceof Error ? error.message : String(error)}`);
        }),
      ),
    );
  }
}

const COMMANDS: Record<string, (rest: string[]) => Promise<void>> = {
  create: createStaff,
  export: exportLibrary,
  import: importLibrary,
  statute: keepStatutes,
};

/**
 * `npm run admin -- create EMAIL`: makes a staff ADMIN and prints the address at which the password is set. `export` and `import`: the
 * library as files (docs/operations.md). `statute`: keeps official texts of statutes. Where a server holds the embedded database, it does the work.
 */
await runTool(async () => {
  const [command = '', ...rest] = process.argv.slice(2);
  const run = COMMANDS[command];
  if (!run) throw new Error(USAGE);
  await run(rest);
});
