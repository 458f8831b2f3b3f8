import { expect, test } from 'vitest';
import type { RestingProvision } from '../../provisions/server/reads.ts';
import { citesOneOf, isOfDay } from './changes.ts';

type Cites = RestingProvision['cites'];
const citing = (...sections: (string | null)[]) => ({
  cites: sections.map((one) => ({ sections: one })) as unknown as Cites,
});
const changed = (label: string, part: string | null = null) => [{ label, part }];

test('one changed section among those cited is enough, wherever it stands', () => {
  expect(citesOneOf(citing('s 1', 'ss 5, 7-9'), [...changed('2'), ...changed('8')])).toBe(true);
  expect(citesOneOf(citing('s 1', 'ss 5, 7-9'), changed('6'))).toBe(false);
});

test('whoever cites the law as a whole is not told of a section, and nothing changed concerns nobody', () => {
  expect(citesOneOf(citing(null), changed('1'))).toBe(false);
  expect(citesOneOf(citing(), changed('1'))).toBe(false);
  expect(citesOneOf(citing('s 1'), [])).toBe(false);
});

test('a text of the same day is as new; one of the day before is not, nor is none', () => {
  expect(isOfDay({ lawOf: '2026-06-01' }, '2026-06-01')).toBe(true);
  expect(isOfDay({ lawOf: '2026-05-31' }, '2026-06-01')).toBe(false);
  expect(isOfDay({ lawOf: null }, '2026-06-01')).toBe(false);
});
