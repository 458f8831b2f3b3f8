import { Parser } from 'htmlparser2';
import { BlockBuilder } from './BlockBuilder.ts';
import type { Block } from './blocks.ts';

/** Characters that no XML file may hold: one of them makes the whole file unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const UNREADABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

const HALF_CHARACTERS = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Text that every kind of file can hold. */
export const readable = (text: string): string =>
  text.replace(UNREADABLE, '').replace(HALF_CHARACTERS, '\uFFFD');

/**
 * Reads sanitised HTML (platform/html/sanitise.ts) into blocks. Relative links become absolute by `baseUrl`.
 */
export function readBlocks(html: string, baseUrl: string): Block[] {
  const builder = new BlockBuilder(baseUrl);
  const parser = new Parser({
    onopentag: (tag, attributes) => builder.open(tag, attributes),
    ontext: (data) => builder.add(readable(data).replace(/\s+/g, ' ')),
    onclosetag: (tag) => builder.close(tag),
  });
  parser.end(html);
  return builder.blocks.filter(
    (block) => block.kind !== 'paragraph' || block.runs.some(({ text }) => text.trim()),
  );
}
