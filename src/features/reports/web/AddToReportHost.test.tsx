import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf, fill } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../test/web/serverAnswers.ts';
import { AddToReportHost } from './AddToReportHost.tsx';
import { askToAdd } from './addingToReport.ts';

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a dialog that was closed stays closed when the one before it is answered at last', async () => {
  let answer: () => void = () => {};
  answerCalls({
    'GET /api/reports': () => [],
    'POST /api/reports': () =>
      new Promise((resolve) => {
        answer = () => resolve({ id: 'r1', name: 'Leaves', provisions: [] });
      }),
  });
  const { user } = renderPart(<AddToReportHost />);
  act(() => askToAdd(['a']));
  await screen.findByText('1 provision will be added');
  await fill(user, 'Create a new report', 'Leaves');
  await user.click(buttonOf('Create'));
  await user.keyboard('{Escape}');
  await dialogGone();

  act(() => askToAdd(['a', 'b']));
  await screen.findByText('2 provisions will be added');
  await user.keyboard('{Escape}');
  await dialogGone();

  act(() => answer());
  expect(await screen.findByText('Report created successfully!')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
