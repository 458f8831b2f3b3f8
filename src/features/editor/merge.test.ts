import { expect, test } from 'vitest';
import type { EditableProvision } from '../provisions/editable.ts';
import { merged, mergeOf } from './merge.ts';

const blocksOf = (html: string): string[] => html.match(/<p>.*?<\/p>/g) ?? [];

const content = (parts: Partial<EditableProvision>): EditableProvision => ({
  description: '<p>One.</p><p>Two.</p><p>Three.</p>',
  warning: null,
  policy: null,
  effectiveDate: null,
  confidence: 'high',
  openQuestion: null,
  editorNote: null,
  sources: [],
  values: { rate: [{ value: 15, from: '2025-01-01' }] },
  acts: [],
  regulations: [],
  references: [],
  ...parts,
});

const base = content({});

test('what only one side changed is taken by itself, from both sides together', () => {
  const theirs = content({
    description: '<p>One, by Tom.</p><p>Two.</p><p>Three.</p>',
    confidence: 'medium',
  });
  const yours = content({
    description: '<p>One.</p><p>Two.</p><p>Three, by Mira.</p><p>Four.</p>',
    values: {
      rate: [
        { value: 16, from: '2026-01-01' },
        { value: 15, from: '2025-01-01', to: '2025-12-31' },
      ],
    },
  });
  const merge = mergeOf(base, theirs, yours, blocksOf);
  expect(merge.parts.map(({ id, changed }) => [id.split(' ')[0], changed])).toEqual([
    ['text', 'theirs'],
    ['text', 'yours'],
    ['value', 'yours'],
    ['confidence', 'theirs'],
  ]);
  const result = merged(merge, theirs, {});
  expect(result.description).toBe('<p>One, by Tom.</p><p>Two.</p><p>Three, by Mira.</p><p>Four.</p>');
  expect(result.values).toEqual(yours.values);
  expect(result.confidence).toBe('medium');
});

test.each([
  ['theirs', '<p>One.</p><p>Two, by Tom.</p><p>Three.</p>'],
  ['yours', '<p>One.</p><p>Two, by Mira.</p><p>Three.</p>'],
  ['both', '<p>One.</p><p>Two, by Tom.</p><p>Two, by Mira.</p><p>Three.</p>'],
] as const)('where both changed the same words, %s is taken when chosen', (choice, description) => {
  const theirs = content({ description: '<p>One.</p><p>Two, by Tom.</p><p>Three.</p>' });
  const yours = content({ description: '<p>One.</p><p>Two, by Mira.</p><p>Three.</p>' });
  const merge = mergeOf(base, theirs, yours, blocksOf);
  expect(merge.parts).toHaveLength(1);
  const [part] = merge.parts;
  expect(part?.changed).toBe('both');
  expect(merged(merge, theirs, { [part?.id ?? '']: choice }).description).toBe(description);
});

test('the same change on both sides is none to settle', () => {
  const both = content({ description: '<p>One.</p><p>Three.</p>' });
  expect(mergeOf(base, both, both, blocksOf).parts).toEqual([]);
});

test('a block that one side took out and the other changed has to be settled', () => {
  const theirs = content({ description: '<p>One.</p><p>Three.</p>' });
  const yours = content({ description: '<p>One.</p><p>Two, longer.</p><p>Three.</p>' });
  const merge = mergeOf(base, theirs, yours, blocksOf);
  expect(merge.parts.map(({ changed }) => changed)).toEqual(['both']);
  expect(merged(merge, theirs, { [merge.parts[0]?.id ?? '']: 'theirs' }).description).toBe(
    '<p>One.</p><p>Three.</p>',
  );
});

test('what was typed stands in place of either side, and nothing of them is put beside it', () => {
  const theirs = content({
    description: '<p>One.</p><p>Two, by Tom.</p><p>Three.</p>',
    warning: '<p>Tom.</p>',
  });
  const yours = content({
    description: '<p>One.</p><p>Two, by Mira.</p><p>Three.</p>',
    warning: '<p>Mira.</p>',
  });
  const merge = mergeOf(base, theirs, yours, blocksOf);
  const [text, warning] = merge.parts.map(({ id }) => id);
  const typed = { [text ?? '']: '<p>Two, by both.</p>', [warning ?? '']: '' };
  expect(merged(merge, theirs, {}, typed)).toMatchObject({
    description: '<p>One.</p><p>Two, by both.</p><p>Three.</p>',
    warning: null,
  });
});
