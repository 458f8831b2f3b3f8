import { expect, test } from 'vitest';
import { LIBRARY_KINDS } from './auditRules.ts';
import { actionText, kindText, spelledOut } from './auditWords.ts';

test.each([
  ['changeType', 'Change type'],
  ['a2B', 'A2 b'],
  ['statute.close_change', 'Statute close change'],
  ['', ''],
])('"%s" is spelled out as "%s"', (name, words) => {
  expect(spelledOut(name)).toBe(words);
});

test('an action has its own words, those of its verb, or at least its name', () => {
  expect(actionText('provision.publish')).toBe('Published');
  expect(actionText('topic.archive')).toBe('Archived');
  expect(actionText('topic.undoMerge')).toBe('Merge undone');
  expect(actionText('topic.paintBlue')).toBe('Topic paint blue');
});

test('what every editor may read about has words of its own, and accounts and people are not among it', () => {
  for (const kind of LIBRARY_KINDS.filter((one) => one !== 'file')) {
    expect(kindText(kind)).toMatch(/^[A-Z]/);
  }
  for (const kind of ['account', 'user', 'incident', 'job', 'plan', 'signOn']) {
    expect(LIBRARY_KINDS).not.toContain(kind);
  }
});
