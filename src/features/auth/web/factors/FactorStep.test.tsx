import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { aPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { FactorRequired } from '../../contract.ts';
import { FactorStep } from './FactorStep.tsx';

const FACTOR = { ticket: 'ticket-1', passkey: null, hasApp: true } as FactorRequired;

function open(answer: () => unknown = aPerson) {
  const calls = answerCalls({ 'POST /auth/factor': answer });
  const onSignedIn = vi.fn();
  const { user } = renderPart(<FactorStep factor={FACTOR} onSignedIn={onSignedIn} onStartAgain={() => {}} />);
  return { user, calls, onSignedIn };
}

test('a code is needed; the one that is typed is sent with the ticket and signs in', async () => {
  const { user, calls, onSignedIn } = open();
  await user.click(buttonOf('Log in'));
  await waitFor(() => expect(faultOf(fieldOf('Code'))).toBe('This is needed.'));
  expect(calls).toEqual([]);
  await fill(user, 'Code', '123456');
  await user.click(buttonOf('Log in'));
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(calls.map(({ body }) => body)).toEqual([{ ticket: 'ticket-1', code: '123456' }]);
});

test('a code that is refused is said at the field and stays', async () => {
  const { user, onSignedIn } = open(() => new Refusal(400, 'This code is not right.'));
  await fill(user, 'Code', '000000');
  await user.click(buttonOf('Log in'));
  await waitFor(() => expect(faultOf(fieldOf('Code'))).toBe('This code is not right.'));
  expect(fieldOf('Code').value).toBe('000000');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('a sign-in that took too long says to begin again', async () => {
  const { user } = open(() => new Refusal(410, 'Over.', {}, 'sign_in_over'));
  await fill(user, 'Code', '123456');
  await user.click(buttonOf('Log in'));
  expect(await screen.findByText('This took too long. Please log in again.')).toBeTruthy();
});
