import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { FilteredTree } from './FilteredTree.tsx';

const TREE = {
  areas: [
    {
      ...{ id: 'es', name: 'Employment Standards' },
      topics: [
        { id: 'hours', name: 'Hours', groups: [{ id: 'meal', name: 'Meal breaks', marks: 'p'.repeat(14) }] },
      ],
    },
  ],
  ...{ drafts: 0, toRead: 0, sources: 0 },
};
const NOTHING = 'Nothing holds these words.';

test('a tree that could not be loaded says so, and not that nothing holds the words; it can be tried again', async () => {
  let isBack = false;
  answerCalls({ 'GET /api/staff/data/tree': () => (isBack ? TREE : new Refusal(400, 'Out of order.')) });
  const { user } = renderPart(<FilteredTree filter="" chosen={null} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByText(NOTHING)).toBeNull();
  expect((await screen.findByRole('alert')).textContent).toContain('The provisions could not be loaded.');
  expect(screen.queryByText(NOTHING)).toBeNull();
  isBack = true;
  await user.click(buttonOf('Try again'));
  expect(await screen.findByRole('button', { name: /^Employment Standards/ })).toBeTruthy();
});

test('words that no provision holds are said to be so', async () => {
  answerCalls({ 'GET /api/staff/data/tree': () => TREE });
  renderPart(<FilteredTree filter="pension" chosen={null} />);
  expect(await screen.findByText(NOTHING)).toBeTruthy();
});
