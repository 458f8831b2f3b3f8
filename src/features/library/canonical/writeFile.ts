import { isDeepStrictEqual } from 'node:util';
import { Lexer, parse } from 'yaml';
import type { z } from 'zod';
import { formatOf } from '../format/fileFormats.ts';
import { compact } from './compact.ts';
import { emit } from './emit.ts';
import { shapeOf } from './shapes.ts';

/** The yaml library's mark before a scalar, so that `#### Heading` in a text is no comment. */
const SCALAR = '\u001f';

/** A file that cannot be written as the library is written, and why, in words. */
export class Unwritable extends Error {
  constructor(file: string, why: string) {
    super(`${file}: ${why}`);
    this.name = 'Unwritable';
  }
}

/** The comment at the top of a file, with its line breaks. */
export const topComment = (text: string): string => /^(?:#[^\n]*\n)*/.exec(text)?.[0] ?? '';

/** The same, of a file that has no other comment. Throws `Unwritable` for one that stands anywhere else. */
export function headerOf(file: string, text: string): string {
  const header = topComment(text);
  let before = '';
  let line = 1;
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && before !== SCALAR && line > header.split('\n').length - 1) {
      throw new Unwritable(
        file,
        `line ${line} has a comment: comments stand at the top of a file, and what is to be said of an entry in its editorNote.`,
      );
    }
    line += token.split('\n').length - 1;
    before = token;
  }
  return header;
}

/** A file of the library as it is written: the same text for the same content. `header` is the comment at its top. */
export function writeFile(file: string, content: unknown, header = ''): string {
  const shape = shapeOf(file);
  if (!shape) throw new Unwritable(file, 'is no file of the library (content/README.md).');
  return header + emit(compact(content), shape);
}

/** The same file as it is written. Throws `Unwritable` where it cannot be read, or would not say the same afterwards. */
export function formatFile(file: string, text: string): string {
  const format = formatOf(file);
  if (!format) throw new Unwritable(file, 'is no file of the library (content/README.md).');
  const read = (source: string): z.infer<typeof format> => format.parse(parse(source));
  const content = read(text);
  const written = writeFile(file, content, headerOf(file, text));
  if (!isDeepStrictEqual(read(written), content)) {
    throw new Unwritable(file, 'would not say the same when written anew.');
  }
  return written;
}
