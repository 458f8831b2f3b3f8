import { Unzip, UnzipInflate } from 'fflate';

/** How much a zip may hold, so that a small file cannot fill the memory. */
export interface ZipLimits {
  files: number;
  /** Of one file, unpacked. */
  fileBytes: number;
  /** Of all files, unpacked. */
  bytes: number;
}

/** A zip that is not read, and why, in words that name the entry. */
export class UnreadableZip extends Error {
  readonly entry: string;
  readonly why: 'broken' | 'too many' | 'too large' | 'unsafe path';
  constructor(entry: string, why: UnreadableZip['why']) {
    super(`${entry}: ${why}`);
    this.name = 'UnreadableZip';
    this.entry = entry;
    this.why = why;
  }
}

/** A path that stays within its folder: no root, no way up, no drive, no sign that nobody types. */
const isSafePath = (name: string): boolean =>
  name.length <= 300 &&
  !/^[/\\]|^[a-z]:|[\\\p{Cc}]/iu.test(name) &&
  !name.split('/').some((part) => part === '..' || part === '.');

/** What is given to the reader at once: unpacked it is a thousand times as much at the most. */
const PIECE = 8_192;

/** The files of a zip by path, folders left out. Throws `UnreadableZip`; what was read before is let go. */
export function readZip(bytes: Uint8Array, limits: ZipLimits): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  let total = 0;
  let count = 0;
  let failed: Error | null = null;
  const unzip = new Unzip((file) => {
    count += 1;
    if (count > limits.files) throw new UnreadableZip(file.name.slice(0, 100), 'too many');
    if (!isSafePath(file.name)) throw new UnreadableZip(file.name.slice(0, 100), 'unsafe path');
    if (file.name.endsWith('/')) return;
    const parts: Uint8Array[] = [];
    let size = 0;
    file.ondata = (error, data, final) => {
      if (error) throw error;
      size += data.length;
      total += data.length;
      if (size > limits.fileBytes || total > limits.bytes) throw new UnreadableZip(file.name, 'too large');
      parts.push(data.slice());
      if (final) files.set(file.name, Buffer.concat(parts));
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      unzip.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
    }
  } catch (error) {
    failed = error instanceof UnreadableZip ? error : new UnreadableZip('', 'broken');
  }
  if (failed) throw failed;
  if (files.size === 0 && count === 0) throw new UnreadableZip('', 'broken');
  return files;
}
