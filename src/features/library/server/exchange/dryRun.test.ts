import { expect, test } from 'vitest';
import { splitLibrary } from '../../entries/splitLibrary.ts';
import { exampleLibrary } from '../../lint/exampleLibrary.ts';
import { part, unfolded } from './dryRun.ts';

const names = (...files: string[]) => [...unfolded(new Map(files.map((file) => [file, file]))).keys()];

test('a folder that was packed with its files is taken off, whatever it is called', () => {
  expect(names('my library/acts.yaml', 'my library/bills/ON.yaml')).toEqual(['acts.yaml', 'bills/ON.yaml']);
  expect(names('content/provisions/a/b/c.yaml')).toEqual(['provisions/a/b/c.yaml']);
});

test('a folder of the library is none to be taken off, even where nothing else was packed', () => {
  expect(names('bills/ON.yaml', 'bills/QC.yaml')).toEqual(['bills/ON.yaml', 'bills/QC.yaml']);
  expect(names('pages/about.md')).toEqual(['pages/about.md']);
  expect(names('special-rules/ON.yaml')).toEqual(['special-rules/ON.yaml']);
});

test('files beside a folder, and two folders, stay where they are', () => {
  expect(names('one/acts.yaml', 'acts.yaml')).toEqual(['one/acts.yaml', 'acts.yaml']);
  expect(names('one/acts.yaml', 'ones/acts.yaml')).toEqual(['one/acts.yaml', 'ones/acts.yaml']);
  expect(names()).toEqual([]);
});

test('rules look at the files that changed alone, and at no words of the product', () => {
  const library = exampleLibrary({ coverageLimits: [] });
  const bills = splitLibrary(library, new Map()).filter(({ kind }) => kind === 'bill');
  const { groups, bills: kept, checklists, taxonomy } = part(library, bills);
  expect([groups, kept, checklists].map((list) => list.length)).toEqual([0, 1, 0]);
  expect(taxonomy).toBe(library.taxonomy);
});
