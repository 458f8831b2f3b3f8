import { expect, test } from 'vitest';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { mergedDraft } from './mergedDraft.ts';

const blocksOf = (html: string): string[] => html.match(/<p>.*?<\/p>/g) ?? [];
const content = (part: Partial<EditableProvision>): EditableProvision => ({
  ...{
    description: '<p>a</p><p>1</p><p>b</p><p>2</p><p>c</p>',
    warning: null,
    policy: null,
    effectiveDate: null,
  },
  ...{ confidence: 'high', openQuestion: null, editorNote: null, sources: [], values: {}, acts: [] },
  ...{ regulations: [], references: [], ...part },
});
const base = content({});
const file = content({
  description: '<p>A</p><p>1</p><p>b file</p><p>2</p><p>c</p>',
  openQuestion: 'file',
  references: ['x'],
});
const ours = content({
  description: '<p>a</p><p>1</p><p>b ours</p><p>2</p><p>C</p>',
  openQuestion: 'ours',
  references: ['y'],
});

test('each field is the file’s, staff’s own, or both put together', () => {
  const made = mergedDraft({ base, file, ours }, { text: 'merge', open: 'file', seeAlso: 'merge' }, blocksOf);
  expect(made).toMatchObject({
    description: '<p>A</p><p>1</p><p>b file</p><p>b ours</p><p>2</p><p>C</p>',
    openQuestion: 'file',
    references: ['x', 'y'],
  });
});

test('what nobody chose stays staff’s own', () => {
  expect(mergedDraft({ base, file, ours }, {}, blocksOf)).toEqual(ours);
  expect(mergedDraft({ base, file, ours }, { text: 'file' }, blocksOf).description).toBe(file.description);
});
