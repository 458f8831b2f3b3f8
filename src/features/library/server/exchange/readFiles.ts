import { setImmediate } from 'node:timers/promises';
import { LineCounter, parseDocument } from 'yaml';
import { t } from '../../../../shared/text.ts';
import { topComment } from '../../canonical/writeFile.ts';
import { formatOf } from '../../format/fileFormats.ts';
import type { Located } from './linesOf.ts';
import { lineOfPath } from './linesOf.ts';

/** What keeps a file from being taken over, and where. */
export interface FileError {
  file: string;
  line: number;
  message: string;
}

export interface ReadFiles {
  /** What stands in each file. */
  contents: Map<string, unknown>;
  headers: Map<string, string>;
  located: Map<string, Located>;
  errors: FileError[];
}

/** Errors that are told of one file; more of them help nobody. */
const MAX_ERRORS = 50;

/** The files of the library, each read by its format. Aliases, with which a short file can say a long one, are refused. */
export async function readFiles(texts: ReadonlyMap<string, string>): Promise<ReadFiles> {
  const read: ReadFiles = { contents: new Map(), headers: new Map(), located: new Map(), errors: [] };
  for (const [file, text] of texts) {
    const errors = readOne(read, file, text);
    read.errors.push(...errors.slice(0, MAX_ERRORS));
    await setImmediate();
  }
  return read;
}

function readOne(read: ReadFiles, file: string, text: string): FileError[] {
  const format = formatOf(file);
  if (!format) {
    return [{ file, line: 1, message: t('This is no file of the library.') }];
  }
  const lines = new LineCounter();
  try {
    const document = parseDocument(text, { lineCounter: lines });
    const [problem] = document.errors;
    if (problem) {
      const { line } = lines.linePos(problem.pos[0]);
      return [{ file, line, message: problem.message.split('\n')[0]?.replace(/ at line.*$/, '') ?? '' }];
    }
    const located = { contents: document.contents, lines, text };
    read.located.set(file, located);
    read.headers.set(file, topComment(text));
    const parsed = format.safeParse(document.toJS({ maxAliasCount: 0 }));
    if (parsed.success) {
      read.contents.set(file, parsed.data);
      return [];
    }
    return parsed.error.issues.map((issue) => {
      const strange = issue.code === 'unrecognized_keys' ? issue.keys : [];
      const path = [...issue.path, ...strange.slice(0, 1)];
      const named = [...issue.path, ...strange].map(String).join('.');
      return {
        file,
        line: lineOfPath(located, path),
        message: [named, issue.message].filter(Boolean).join(': '),
      };
    });
  } catch (error) {
    const isAlias = error instanceof ReferenceError;
    const message = isAlias
      ? t('Aliases (*name) are not read here. Write out what they stand for.')
      : t('This file is nested too deeply to be read.');
    return [{ file, line: 1, message }];
  }
}
