import { createHash } from 'node:crypto';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { AppError, badRequest } from '../../../../platform/errors.ts';
import { t } from '../../../../shared/text.ts';
import type { ReadStatute } from './statute.ts';
import { StatuteText } from './statuteText.ts';

/** The longest official files are 2 MB. */
const MAX_BYTES = 32 * 1_048_576;
const MAX_DEPTH = 100;
const MAX_SECTIONS = 20_000;

const refused = (why: string): AppError => badRequest('file', why);
const tooLarge = (): AppError =>
  new AppError(413, 'too_large', t('A statute has at most 32 MB.'), {
    file: t('A statute has at most 32 MB.'),
  });

/** Refuses, before a byte is read, what says of itself that it is too large. Throws 413. */
export function assertSize(bytes: number): void {
  if (bytes > MAX_BYTES) throw tooLarge();
}

/**
 * Reads the official XML of a federal act or regulation (laws-lois.justice.gc.ca) as it comes. Nothing outside the file is ever looked
 * up: a document type, and with it every entity of its own, is refused. Throws 400 `file` for what is broken or no statute, 413 for more
 * than 32 MB; what was read by then is forgotten.
 */
export async function readStatute(chunks: AsyncIterable<Uint8Array>): Promise<ReadStatute> {
  const text = new StatuteText(MAX_SECTIONS);
  const parser = new SaxesParser({ xmlns: false, position: true });
  let depth = 0;
  parser.on('doctype', () => {
    throw refused(t('The file declares a document type. Official files do not, and none is read.'));
  });
  parser.on('error', (error) => {
    throw refused(t('The file is not whole XML: {{why}}', { why: error.message }));
  });
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw refused(t('The file is nested deeper than any statute.'));
    if (!text.open(tag.name, tag.attributes as Record<string, string>)) {
      throw refused(t('The file has more sections than any statute.'));
    }
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    text.close(tag.name);
  });
  parser.on('text', (said) => text.say(said));
  parser.on('cdata', (said) => text.say(said));

  const decoder = new TextDecoder('utf-8', { fatal: true });
  const hash = createHash('sha256');
  let bytes = 0;
  const decode = (chunk?: Uint8Array): string => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
    } catch {
      throw refused(t('The file is not written in UTF-8.'));
    }
  };
  for await (const chunk of chunks) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw tooLarge();
    hash.update(chunk);
    parser.write(decode(chunk));
  }
  parser.write(decode()).close();
  const statute = text.end();
  if (!statute) throw refused(t('The file is no federal act or regulation of laws-lois.justice.gc.ca.'));
  return { ...statute, sha256: hash.digest('hex'), bytes };
}
