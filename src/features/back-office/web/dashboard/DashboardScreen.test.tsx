import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import { JURISDICTION_CODES } from '../../../../shared/jurisdictions.ts';
import type { Administration, Dashboard } from '../../dashboardContract.ts';
import { Component as DashboardScreen } from './DashboardScreen.tsx';

const item = {
  provisionId: 'p1',
  name: 'Minimum Wage',
  jurisdiction: 'ON' as const,
  areaId: 'es',
  topicId: 'wages',
  day: '2026-10-01',
  bill: 'Bill 11',
  hasDraft: true,
};
const ADMINISTRATION: Administration = {
  trials: {
    count: 2,
    tomorrow: 1,
    items: [{ accountId: 'a1', name: 'Harbour Cafe', until: '2026-11-25T15:00:00Z' }],
  },
  jobs: {
    count: 1,
    items: [{ id: 'j1', name: 'summaries.write', failedAt: '2026-11-22T12:00:00Z', error: 'Full' }],
  },
  emails: { failed: 2, sentToday: 30, waiting: 4, items: [] },
};
const dashboard = (part: Partial<Dashboard> = {}): Dashboard => ({
  at: '2026-11-22T15:00:00Z',
  sources: { changed: 0, moved: 1, dead: 0, provisionsTold: 0 },
  due: { count: 0, items: [] },
  toRollIn: { count: 4, items: [item] },
  upcoming: { count: 0, items: [] },
  missed: [{ term: 'gig worker', accounts: 5, lastDay: '2026-11-20' }],
  coverage: [
    {
      id: 'es',
      name: 'Employment Standards',
      groups: 10,
      cells: JURISDICTION_CODES.map((jurisdiction) => ({
        jurisdiction,
        applies: jurisdiction !== 'YT',
        counts: { published: 10, lawText: 4, confirmed: 9, inTime: 10 },
      })),
    },
  ],
  administration: null,
  ...part,
});

const open = (answer: Dashboard) => {
  answerCalls({ 'GET /api/staff/dashboard': () => answer });
  return renderPart(<DashboardScreen />, { path: '/a/dashboard' });
};

test('an editor’s dashboard is about the library: what to do leads to where it is done', async () => {
  open(dashboard());
  const todo = within(await screen.findByRole('list', { name: 'What there is to do' }));
  expect(todo.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '0Sources that changed1 moved, 0 dead',
    '0Reviews dueto be read against their sources',
    '4Changes to roll inin force, text not yet updated',
    '0Changes starting soonin the next 60 days',
  ]);
  expect(screen.queryByText(/Trials|Failed/)).toBeNull();
  const first = within(screen.getByRole('region', { name: 'Needs attention' })).getByRole('link');
  expect(first.getAttribute('href')).toBe('/a/data/es/wages/p1');
  expect(first.textContent).toContain('In force Oct 01, 2026, Bill 11, draft open');
  expect(screen.getByRole('region', { name: 'Searched for, not found' }).textContent).toContain('gig worker');
});

test('the map is a table whose cells say what they count and lead to what is behind them', async () => {
  const { user } = open(dashboard());
  const table = await screen.findByRole('table', { name: 'Provisions by area and jurisdiction: Published' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(15);
  expect(within(table).getByRole('rowheader').textContent).toBe('Employment Standards 10');
  const name = (count: number) => `${count} of 10, Employment Standards, Ontario`;
  expect(within(table).getByRole('link', { name: name(10) })).toBeTruthy();
  expect(within(table).getByText('does not apply')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: 'On the law’s own text' }));
  const cell = within(table).getByRole('link', { name: name(4) });
  expect(cell.getAttribute('href')).toBe('/a/data?area=es&jurisdiction=ON&view=lawText');
});

test('an administrator sees trials, jobs and emails beside it', async () => {
  open(dashboard({ administration: ADMINISTRATION }));
  const todo = within(await screen.findByRole('list', { name: 'What there is to do' }));
  expect(todo.getByRole('link', { name: /^3 ?Failed emails and jobs/ }).getAttribute('href')).toBe('/a/jobs');
  expect(screen.getByRole('link', { name: /Harbour Cafe/ }).getAttribute('href')).toBe(
    '/a/accounts?account=a1',
  );
  expect(screen.getByRole('region', { name: 'Failed jobs' }).textContent).toContain('summaries.write');
});
