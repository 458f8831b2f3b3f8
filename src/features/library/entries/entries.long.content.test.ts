import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { headerOf, writeFile } from '../canonical/writeFile.ts';
import { readLibrary } from '../server/readLibrary.ts';
import { joinLibrary } from './joinLibrary.ts';
import { libraryFiles } from './libraryFiles.ts';
import { splitLibrary } from './splitLibrary.ts';

test('the library cut into its entries and put together again is the same files, to the byte', () => {
  const { library } = readLibrary('content');
  const texts = new Map(
    [...libraryFiles(library).keys()].map((file) => [file, readFileSync(path.join('content', file), 'utf8')]),
  );
  const headers = new Map([...texts].map(([file, text]) => [file, headerOf(file, text)]));
  const entries = splitLibrary(library, headers);
  const kept = JSON.parse(JSON.stringify(entries)) as typeof entries;
  const back = joinLibrary(kept);
  for (const [file, content] of libraryFiles(back.library)) {
    expect(writeFile(file, content, back.headers.get(file)), file).toBe(texts.get(file));
    texts.delete(file);
  }
  expect([...texts.keys()]).toEqual([]);
}, 60_000);
