import { Readable } from 'node:stream';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of a zip. */
export interface ZipEntry {
  /** Its path within the zip. */
  name: string;
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** Compressed in itself already, as pictures and office files are: is put in as it is. */
  isPacked?: boolean;
  at?: Date;
}

/** The earliest day that a zip can say. */
const EARLIEST = new Date('1980-01-02T00:00:00Z');

async function* zipChunks(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const take = (): Uint8Array[] => {
    const chunks = made;
    made = [];
    return chunks;
  };
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  for await (const { name, bytes, isPacked, at } of entries) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at && at > EARLIEST ? at : EARLIEST;
    zip.add(file);
    for await (const chunk of bytes) {
      file.push(chunk);
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** A zip as it is made: no more of it is in memory than is on its way. */
export const zipStream = (entries: AsyncIterable<ZipEntry>): Readable =>
  Readable.from(zipChunks(entries), { objectMode: false, highWaterMark: 64 * 1_024 });

/** Gives every name once, "name (2).ext" the second time, and takes out what a file system would trip over. */
export function uniqueNames(): (name: string) => string {
  const given = new Set<string>();
  return (name) => {
    const safe = name
      .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
      .replace(/^\.+/, '')
      .slice(0, 150)
      .trim();
    const [, stem = '', end = ''] = /^(.*?)(\.[^.]{1,8})?$/s.exec(safe || 'file') ?? [];
    for (let nth = 1; ; nth += 1) {
      const unique = nth === 1 ? `${stem}${end}` : `${stem} (${nth})${end}`;
      if (given.has(unique.toLowerCase())) continue;
      given.add(unique.toLowerCase());
      return unique;
    }
  };
}
