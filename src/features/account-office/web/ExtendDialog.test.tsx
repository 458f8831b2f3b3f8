import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { addDays, endOfTorontoDay, torontoDay } from '../../../shared/torontoDate.ts';
import type { StaffAccount } from '../contract.ts';
import { ExtendDialog } from './ExtendDialog.tsx';

const TODAY = torontoDay(new Date());
const WHY = 'The bookkeeper looks next week.';

/** The dialog for a trial that ends so many days from now. */
function open(daysLeft: number, answer: () => unknown = () => ({})) {
  const calls = answerCalls({ 'PATCH /api/staff/accounts/a1': answer });
  const trialUntil = endOfTorontoDay(addDays(TODAY, daysLeft)).toISOString();
  const onClose = vi.fn();
  const account = { id: 'a1', name: 'Harbour Cafe', trialUntil } as StaffAccount;
  const { user } = renderPart(<ExtendDialog account={account} onClose={onClose} />);
  return { user, calls, onClose };
}

test('a day that is over and a reason too short are said at their fields, and nothing is sent', async () => {
  const { user, calls } = open(3);
  await fill(user, 'Last day', addDays(TODAY, -1));
  await fill(user, 'Why', 'ok');
  await user.click(buttonOf('Extend'));
  await waitFor(() => expect(faultOf(fieldOf('Last day'))).toContain('Choose today or a day to come.'));
  expect(faultOf(fieldOf('Why'))).toBe('Say why: it is kept in the history.');
  expect(calls).toEqual([]);
});

test.each([
  ['runs', 'its last day', 3, 10],
  ['is over', 'today', -20, 7],
])('a trial that %s gets a week from %s on, unless another day is chosen', async (_, __, left, sent) => {
  const { user, calls, onClose } = open(left);
  await fill(user, 'Why', WHY);
  await user.click(buttonOf('Extend'));
  expect(await screen.findByText('The trial was extended.')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ trialUntil: addDays(TODAY, sent), reason: WHY }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a day that the server refuses is said at the day, once, and what was typed stays', async () => {
  const { user, onClose } = open(3, () => new Refusal(400, 'No.', { trialUntil: 'This is too far off.' }));
  await fill(user, 'Last day', addDays(TODAY, 9_000));
  await fill(user, 'Why', WHY);
  await user.click(buttonOf('Extend'));
  await waitFor(() => expect(faultOf(fieldOf('Last day'))).toContain('This is too far off.'));
  expect(fieldOf('Last day').value).toBe(addDays(TODAY, 9_000));
  expect(fieldOf('Why').value).toBe(WHY);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
});

test('a refusal that concerns no field is told by a toast, and the dialog stays', async () => {
  const { user, onClose } = open(3, () => new Refusal(503, 'The service is busy.'));
  await fill(user, 'Why', WHY);
  await user.click(buttonOf('Extend'));
  expect(await screen.findByText('Something went wrong: The service is busy.')).toBeTruthy();
  expect(fieldOf('Why').value).toBe(WHY);
  expect(onClose).not.toHaveBeenCalled();
});
