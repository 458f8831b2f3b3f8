import { expect, test } from 'vitest';
import { type CurrentRow, lawTexts, type VersionRow } from './lawTexts.ts';

const texts = (description: string) => ({
  ...{ description, text_description: description, warning: null, text_warning: null },
  ...{ policy: null, text_policy: null },
});
const version = (description: string, parts: Partial<VersionRow> = {}): VersionRow => ({
  ...texts(description),
  ...{ effective_from: null, effective_to: null, published_at: new Date('2026-03-02T03:00:00Z') },
  ...{ change_type: 'Amendment In Force', from_library: false },
  ...parts,
});
const current = (parts: Partial<CurrentRow> = {}): CurrentRow => ({
  ...texts('today'),
  ...{ effective_date: null, updated_at: new Date('2026-06-01T16:00:00Z') },
  ...parts,
});
const spans = (now: CurrentRow, ...versions: VersionRow[]) =>
  lawTexts(now, versions).map(({ from, to, texts: said }) => [said.description, from, to]);

test('a text ends on the day before the next one began', () => {
  expect(
    spans(current({ effective_date: '2024-03-01' }), version('first', { effective_from: '2020-01-01' })),
  ).toEqual([
    ['first', '2020-01-01', '2024-02-29'],
    ['today', '2024-03-01', null],
  ]);
});

test('an end that is kept goes before what follows from the next text', () => {
  const first = version('first', { effective_from: '2020-01-01', effective_to: '2023-12-31' });
  expect(spans(current({ effective_date: '2024-03-01' }), first)[0]).toEqual([
    'first',
    '2020-01-01',
    '2023-12-31',
  ]);
});

test('other words for the same law leave no text of their own', () => {
  expect(
    spans(
      current({ effective_date: '2020-01-01' }),
      version('typo', { effective_from: '2020-01-01', change_type: 'Editorial' }),
    ),
  ).toEqual([['today', '2020-01-01', null]]);
});

test('of two texts with one day the later began when it was shown, by the day in Toronto', () => {
  expect(
    spans(
      current({ effective_date: '2020-01-01', updated_at: new Date('2026-06-02T03:00:00Z') }),
      version('first', { effective_from: '2020-01-01' }),
      version('second', { effective_from: '2020-01-01' }),
    ),
  ).toEqual([
    ['first', '2020-01-01', '2026-02-28'],
    ['second', '2026-03-01', '2026-05-31'],
    ['today', '2026-06-01', null],
  ]);
});

test('the library’s texts were shown on no day: without one of their own they have none', () => {
  expect(spans(current(), version('first', { from_library: true, effective_to: '2025-12-31' }))).toEqual([
    ['first', null, '2025-12-31'],
    ['today', null, null],
  ]);
});

test('a text alone is today’s', () => {
  expect(lawTexts(current(), [])).toMatchObject([{ from: null, to: null, isCurrent: true }]);
});
