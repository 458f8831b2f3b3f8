import { expect, test } from 'vitest';
import { standingLine, standingMark } from './standingText.ts';

const verified = { on: '2026-11-21', against: 'ontario.ca', url: 'https://www.ontario.ca/', date: '2020-05' };
const standing = (verification: Parameters<typeof standingMark>[0]['verification']) =>
  ({ verification, verified, confidence: 'high', open: null }) as const;

test.each([
  ['official-text', 'law', 'Checked against the law’s own text: ontario.ca, read on Nov 21, 2026.'],
  ['official-page', 'government', 'Checked against a government page: ontario.ca, read on Nov 21, 2026.'],
  [
    'older-official-text',
    'older',
    'Based on an older official text (2020-05): ontario.ca, read on Nov 21, 2026.',
  ],
  ['secondary-page', 'other', 'Based on another source: ontario.ca, read on Nov 21, 2026.'],
] as const)('%s has a mark and words of its own', (verification, mark, line) => {
  expect(standingMark(standing(verification))).toBe(mark);
  expect(standingLine(standing(verification))).toBe(line);
});

test('general knowledge carries no tick', () => {
  const none = { ...standing('unverified'), verified: null };
  expect(standingMark(none)).toBe('none');
  expect(standingLine(none)).toBe('Not yet checked against a source.');
});

test('a source that changed is told in files as on the card', () => {
  const changed = { ...standing('official-page'), sourceChangedOn: '2026-11-22' };
  expect(standingLine(changed)).toBe(
    'Checked against a government page: ontario.ca, read on Nov 21, 2026. Source changed on Nov 22, 2026; being checked.',
  );
});

test('medium confidence is not fully confirmed, with what is open', () => {
  expect(
    standingLine({
      ...standing('secondary-page'),
      confidence: 'medium',
      open: 'The sections were not found.',
    }),
  ).toMatch(/Not fully confirmed: The sections were not found\.$/);
});
