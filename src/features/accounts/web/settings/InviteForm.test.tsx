import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { InviteForm } from './InviteForm.tsx';

const PATH = 'POST /api/accounts/a1/users';

async function fillIn() {
  const onInvited = vi.fn();
  const part = renderPart(
    <InviteForm accountId="a1" roles={['ACCOUNT_OWNER', 'USER']} onInvited={onInvited} />,
  );
  await fill(part.user, 'First name', 'Una');
  await fill(part.user, 'Last name', 'Ito');
  await fill(part.user, 'Email', 'una@north.test');
  return { onInvited, ...part };
}

const send = () => buttonOf('Send the invitation');

test('what is missing is said at each field, and nothing is sent', async () => {
  const calls = answerCalls({});
  const { user } = renderPart(<InviteForm accountId="a1" roles={['USER']} onInvited={() => {}} />);
  await user.click(send());
  expect(['First name', 'Last name', 'Email'].map((label) => faultOf(fieldOf(label)))).toEqual(
    Array(3).fill('This is needed.'),
  );
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('First name')));
  expect(calls).toEqual([]);
});

test('an invitation that is sent empties the form', async () => {
  const calls = answerCalls({ [PATH]: () => ({ email: 'una@north.test' }) });
  const { user, onInvited } = await fillIn();
  await user.click(send());
  expect(await screen.findByText('Invitation sent.')).toBeTruthy();
  expect(calls[0]?.body).toEqual({
    firstName: 'Una',
    lastName: 'Ito',
    email: 'una@north.test',
    role: 'USER',
  });
  expect(fieldOf('Email').value).toBe('');
  expect(faultOf(fieldOf('Email'))).toBe('');
  expect(onInvited).toHaveBeenCalled();
  // Nothing is left that could be lost.
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(false);
});

test('a refusal of the server is said, at its field where it has one, and loses nothing', async () => {
  answerCalls({ [PATH]: () => new Refusal(409, 'Somebody has this email already.') });
  const { user } = await fillIn();
  await user.click(send());
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody has this email already.');
  expect(fieldOf('Email').value).toBe('una@north.test');

  answerCalls({ [PATH]: () => new Refusal(400, 'email: No.', { email: 'Not this one.' }) });
  await user.click(send());
  await waitFor(() => expect(faultOf(fieldOf('Email'))).toBe('Not this one.'));
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Email')));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
