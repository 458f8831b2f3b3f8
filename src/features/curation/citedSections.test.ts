import { expect, test } from 'vitest';
import { citedSections } from './citedSections.ts';
import type { Dependent } from './thingsContract.ts';

const item = (id: string, line: string | null): Dependent => ({
  ...{ id, line, name: id, jurisdiction: 'ON', href: null, isLive: true },
});

test('what cites an act is shown by the section, in the order of the act', () => {
  const found = citedSections({
    parts: [
      { kind: 'provision', items: [item('a', 'ss 54-61, 63'), item('b', 's 7'), item('c', null)] },
      { kind: 'requirement', items: [item('d', 's 63; Part III')] },
      { kind: 'specialRule', items: [item('e', 'Exemption')] },
    ],
    counts: [],
  });
  expect(found.map(({ section, cited }) => [section, cited.map(({ id }) => id)])).toEqual([
    ['7', ['b']],
    ['54-61', ['a']],
    ['63', ['a', 'd']],
    ['Part III', ['d']],
    [null, ['c']],
  ]);
});
