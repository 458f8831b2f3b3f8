import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../test/web/serverAnswers.ts';
import type { Report, ReportChanges } from '../contract.ts';
import { Component as ChangesDialog } from './ChangesDialog.tsx';

const report = { id: 'r1', name: 'Layoffs' } as unknown as Report;
const named = { id: 'x', name: 'Termination of Employment' };
const place = (provisionId: string, name: string) => ({
  provisionId,
  name,
  jurisdiction: 'ON' as const,
  jurisdictionName: 'Ontario',
  area: named,
  topic: named,
});
const answer = (part: Partial<ReportChanges>): ReportChanges => ({
  since: '2010-03-01T05:00:00Z',
  until: '2026-11-20T15:00:00Z',
  changes: [],
  unreached: [],
  ...part,
});

async function since(told: ReportChanges) {
  answerCalls({ 'GET /api/reports/r1/changes': () => told });
  const { user } = renderPart(<ChangesDialog opened report={report} onClose={() => {}} />);
  await user.click(await screen.findByRole('radio', { name: 'Since a day' }));
}

test('a change is told by its days, with how far back its history is known', async () => {
  await since(
    answer({
      changes: [
        {
          ...place('p1', 'Temporary Layoff'),
          changedAt: '2025-11-27T05:00:00Z',
          days: ['2025-11-27', '2020-10-01'],
          knownSince: '2020-10-01',
          redline: '<p>35 <ins>weeks</ins></p>',
          changes: { insertions: 1, deletions: 0, moves: 0, isPlain: false },
        },
      ],
    }),
  );
  expect(await screen.findByText(/Changed: Nov 27, 2025 · Oct 01, 2020/)).toBeTruthy();
  expect(
    screen.getByText('Its history is known back to Oct 01, 2020, and compared from there.'),
  ).toBeTruthy();
});

test('where a history does not reach back, no text is said to be unchanged', async () => {
  await since(answer({ unreached: [{ ...place('p2', 'Breaks'), knownSince: '2026-02-10' }] }));
  expect(await screen.findByText('No change is known')).toBeTruthy();
  expect(screen.queryByText(/has changed since/)).toBeNull();
  expect(screen.getByText(/known back to Feb 10, 2026/)).toBeTruthy();
});

test('where all histories reach back and none changed, that is said', async () => {
  await since(answer({}));
  expect(await screen.findByText('No text of this report has changed since Mar 01, 2010.')).toBeTruthy();
});
