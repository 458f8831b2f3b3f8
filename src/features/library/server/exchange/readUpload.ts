import type { Readable } from 'node:stream';
import { AppError, badRequest } from '../../../../platform/errors.ts';
import {
  readZip,
  type UnreadableZip as Unreadable,
  UnreadableZip,
} from '../../../../platform/files/readZip.ts';
import { t } from '../../../../shared/text.ts';

/** The whole starter library is 1.5 MB packed and 7 MB unpacked. */
const MAX_ZIP_BYTES = 32_000_000;
export const IMPORT_LIMITS = { files: 5_000, fileBytes: 8_000_000, bytes: 64_000_000 };

const zipProblem = ({ entry, why }: Unreadable): string => {
  if (why === 'unsafe path')
    return t('The zip holds {{entry}}, a path that leads out of its folder. Nothing was read.', { entry });
  if (why === 'too many') return t('The zip holds more than 5,000 files. Nothing was read.');
  if (why === 'too large')
    return t(
      '{{entry}} is larger than 8 MB, or the zip larger than 64 MB, once unpacked. Nothing was read.',
      { entry },
    );
  return t('This is no zip that can be read.');
};

/** The files of an upload, as they came. Throws 413 for one too large, 400 for one that is no sound zip of texts. */
export async function readUpload(body: Readable): Promise<Map<string, string>> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += (chunk as Buffer).length;
    if (size > MAX_ZIP_BYTES) {
      body.resume();
      const message = t('The file is larger than 32 MB.');
      throw new AppError(413, 'too_large', message, { file: message });
    }
    chunks.push(chunk as Buffer);
  }
  return textsOfZip(Buffer.concat(chunks));
}

/** The texts of a zip by path. Throws 400 at `file`. */
export function textsOfZip(bytes: Uint8Array): Map<string, string> {
  let files: Map<string, Uint8Array>;
  try {
    files = readZip(bytes, IMPORT_LIMITS);
  } catch (error) {
    if (error instanceof UnreadableZip) throw badRequest('file', zipProblem(error));
    throw error;
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const texts = new Map<string, string>();
  for (const [file, content] of files) {
    // What the systems of others put into a zip by themselves.
    if (/^__MACOSX\/|(^|\/)(\.DS_Store|Thumbs\.db)$/.test(file)) continue;
    try {
      texts.set(file, decoder.decode(content));
    } catch {
      throw badRequest('file', t('{{file}} is no text.', { file }));
    }
  }
  return texts;
}
