import { createWriteStream, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { zipStream } from '../../../../platform/files/zipStream.ts';
import type { Services } from '../../../../platform/services.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { ImportRun } from '../../contract.ts';
import { exportFiles } from './exportFiles.ts';
import { applyImport, dropImport, readImport } from './imports.ts';
import { IMPORT_LIMITS, textsOfZip } from './readUpload.ts';
import { zipEntries } from './zipEntries.ts';

type ToolServices = Pick<Services, 'db' | 'clock'>;

/** Who stands in the audit log for what the command line did. */
const COMMAND_LINE = { userId: 'command-line', email: 'command line' };

const exportInput = z.object({ file: z.string(), extent: z.enum(['whole', 'changes']) });
const importInput = z.object({ path: z.string(), isApplied: z.boolean() });

/** `npm run admin -- export FILE`: writes the zip beside its place first, so that a file is there whole or not at all. Answers how many files it holds. */
export async function exportByTool({ db, clock }: ToolServices, input: unknown): Promise<number> {
  const { file, extent } = exportInput.parse(input);
  const files = await exportFiles(db, extent, torontoDay(clock.now()));
  const unfinished = `${file}.unfinished`;
  await pipeline(zipStream(zipEntries(files)), createWriteStream(unfinished));
  renameSync(unfinished, file);
  return files.size;
}

/** The texts of a folder by their paths in it. */
function textsOfFolder(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(yaml|md)$/.test(name),
  );
  if (names.length > IMPORT_LIMITS.files) throw new Error(t('The folder holds more than 5,000 files.'));
  return new Map(
    names.sort().map((name) => {
      const at = path.join(folder, name);
      if (statSync(at).size > IMPORT_LIMITS.fileBytes)
        throw new Error(t('{{file}} is larger than 8 MB.', { file: name }));
      return [name.split(path.sep).join('/'), readFileSync(at, 'utf8')];
    }),
  );
}

/** What `npm run admin -- import` is answered. */
export interface ToolImport {
  run: ImportRun;
  /** How many entries were written; null of a dry run, and where there was nothing to write or something was wrong. */
  written: number | null;
}

/** `npm run admin -- import PATH [--apply]`: reads a zip or folder, and takes it over where that is asked for and nothing is wrong. */
export async function importByTool(services: ToolServices, input: unknown): Promise<ToolImport> {
  const { path: at, isApplied } = importInput.parse(input);
  const texts = statSync(at).isDirectory() ? textsOfFolder(at) : textsOfZip(readFileSync(at));
  const run = await readImport(services, COMMAND_LINE, path.basename(at), texts);
  if (run.id === null) return { run, written: null };
  if (!isApplied) {
    await dropImport(services.db, COMMAND_LINE, run.id);
    return { run, written: null };
  }
  const { changed } = await applyImport(services, COMMAND_LINE, run.id);
  return { run, written: changed };
}
