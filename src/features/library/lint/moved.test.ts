import { expect, test } from 'vitest';
import { movedFormat } from '../format/moved.ts';
import { exampleLibrary, GROUP } from './exampleLibrary.ts';
import { runLint } from './runLint.ts';

const OLD = 'standards/leaves/illness-leave';
const messages = (moved: object): string[] =>
  runLint(exampleLibrary({ moved: movedFormat.parse(moved) }))
    .filter(({ rule }) => rule === 'moved')
    .map(({ where, message }) => `${where}: ${message}`);

test('a key that became another, was joined to one, or is gone', () => {
  expect(messages({ groups: { [OLD]: { became: GROUP } } })).toEqual([]);
  expect(messages({ requirements: { 'ck-0': { joined: 'ck-1' } }, bills: { 'on-0': 'gone' } })).toEqual([]);
});

test.each<[string, object, string]>([
  ['that is still there', { groups: { [GROUP]: 'gone' } }, `groups ${GROUP}: is still in the library`],
  [
    'with a successor that is not',
    { bills: { 'on-0': { became: 'on-9' } } },
    'bills on-0: on-9 is not in the library',
  ],
  [
    'of two that became the same',
    { requirements: { 'ck-0': { became: 'ck-1' }, 'ck-00': { became: 'ck-1' } } },
    'requirements ck-00: ck-0 became ck-1 as well: one of them is joined to it',
  ],
])('a key %s is an error', (_, moved, expected) => {
  expect(messages(moved)).toEqual([expected]);
});
