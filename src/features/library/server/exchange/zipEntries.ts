import { setImmediate } from 'node:timers/promises';
import type { ZipEntry } from '../../../../platform/files/zipStream.ts';

/** The files of an export as entries of a zip, one after the other. */
export async function* zipEntries(files: ReadonlyMap<string, string>): AsyncGenerator<ZipEntry> {
  for (const [name, text] of files) {
    yield { name, bytes: [Buffer.from(text)] };
    await setImmediate();
  }
}
