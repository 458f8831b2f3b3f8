import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { SourcesPane } from './SourcesPane.tsx';

const WATCH = {
  ...{ isOn: true, budget: 100, askedToday: 4, addresses: 900, nextRound: null },
  ...{ counts: { changed: 0, moved: 0, dead: 0 }, sources: [], total: 0 },
};
const IDLE = 'No source changed, moved or is gone.';

test('where the changes of statutes could not be loaded, nobody is told that no source changed', async () => {
  let isBack = false;
  answerCalls({
    'GET /api/staff/sources': () => WATCH,
    'GET /api/staff/statutes/changes': () => (isBack ? [] : new Refusal(400, 'Out of order.')),
  });
  const { user } = renderPart(<SourcesPane />);
  expect((await screen.findByRole('alert')).textContent).toContain('The sources could not be loaded.');
  expect(screen.queryByText(IDLE)).toBeNull();
  isBack = true;
  await user.click(buttonOf('Try again'));
  expect(await screen.findByText(IDLE)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that could not be loaded says so, and not that no provision rests on it', async () => {
  const page = {
    ...{ ref: 'https://north.test/law', title: 'The law', state: 'changed', why: null, movedTo: null },
    ...{ changedOn: '2026-11-20', isConfirmed: false, status: 200, failures: 0, failedSince: null },
    ...{ readAt: '2026-11-20T15:00:00.000Z', provisions: 2, rules: 0 },
  };
  answerCalls({
    'GET /api/staff/sources': () => ({ ...WATCH, sources: [page], total: 1 }),
    'GET /api/staff/statutes/changes': () => [],
    'GET /api/staff/sources/page': () => new Refusal(400, 'Out of order.'),
  });
  renderPart(<SourcesPane />);
  expect((await screen.findByRole('alert')).textContent).toContain('The source could not be loaded.');
  expect(screen.queryByText('No provision rests on it.')).toBeNull();
});
