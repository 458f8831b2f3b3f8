import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { AccountMember } from '../../contract.ts';
import { RecoverFactors } from './RecoverFactors.tsx';

const MEMBER = { id: 'u1', firstName: 'Luke', lastName: 'Park' } as AccountMember;
const REASON = 'I called Luke at his desk.';

function open(answer: () => unknown = () => ({ success: true })) {
  const calls = answerCalls({ 'POST /api/accounts/a1/users/u1/recoverFactors': answer });
  const [onClose, onDone] = [vi.fn(), vi.fn()];
  const { user } = renderPart(
    <RecoverFactors opened onClose={onClose} accountId="a1" member={MEMBER} onDone={onDone} />,
  );
  return { user, calls, onClose, onDone };
}

test('how somebody made sure who asked is needed, in more than a word, and nothing is sent without', async () => {
  const { user, calls } = open();
  await fill(user, 'Reason', ' by phone ');
  await user.click(buttonOf('Remove them'));
  await waitFor(() => expect(faultOf(fieldOf('Reason'))).toBe('Say how you made sure who asked.'));
  expect(calls).toEqual([]);
});

test('the factors are removed with the reason, and it says whose they were', async () => {
  const { user, calls, onClose, onDone } = open();
  await fill(user, 'Reason', REASON);
  await user.click(buttonOf('Remove them'));
  expect(await screen.findByText('The second factors of Luke Park were removed.')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ reason: REASON }]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onDone).toHaveBeenCalledOnce();
});

test('a reason that the server refuses is said at its field, once, and stays', async () => {
  const { user, onClose, onDone } = open(() => new Refusal(400, 'No.', { reason: 'Leave numbers out.' }));
  await fill(user, 'Reason', REASON);
  await user.click(buttonOf('Remove them'));
  await waitFor(() => expect(faultOf(fieldOf('Reason'))).toBe('Leave numbers out.'));
  expect(fieldOf('Reason').value).toBe(REASON);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  expect(onDone).not.toHaveBeenCalled();
});
