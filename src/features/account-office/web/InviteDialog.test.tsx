import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { StaffAccount } from '../contract.ts';
import { InviteDialog } from './InviteDialog.tsx';

const ACCOUNT = { id: 'a1', name: 'Harbour Cafe' } as StaffAccount;
const TYPED = { firstName: 'Luke', lastName: 'Park', email: 'luke@harbour.test', reason: 'Asked by Priya.' };

function open(answer: () => unknown = () => TYPED) {
  const calls = answerCalls({ 'POST /api/staff/accounts/a1/users': answer });
  const onClose = vi.fn();
  const { user } = renderPart(<InviteDialog account={ACCOUNT} onClose={onClose} />);
  return { user, calls, onClose };
}

async function fillAll(user: UserEvent): Promise<void> {
  await fill(user, 'First name', TYPED.firstName);
  await fill(user, 'Last name', TYPED.lastName);
  await fill(user, 'Email', TYPED.email);
  await fill(user, 'Why', TYPED.reason);
}

test('who it is, an email and a reason are needed, and nothing is sent without', async () => {
  const { user, calls } = open();
  await user.click(buttonOf('Send the invitation'));
  await waitFor(() => expect(faultOf(fieldOf('First name'))).toBe('This is needed.'));
  expect(faultOf(fieldOf('Last name'))).toBe('This is needed.');
  expect(faultOf(fieldOf('Email'))).not.toBe('');
  expect(faultOf(fieldOf('Why'))).toBe('Say why: it is kept in the history.');
  expect(calls).toEqual([]);
});

test('the person is invited by the role that was chosen, and it says to whom the email went', async () => {
  const { user, calls, onClose } = open();
  await fillAll(user);
  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'Owner' }));
  await user.click(buttonOf('Send the invitation'));
  expect(await screen.findByText('Invitation sent.')).toBeTruthy();
  expect(screen.getByText(/luke@harbour\.test/)).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ ...TYPED, role: 'ACCOUNT_OWNER' }]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('an email that somebody has is said at the email, once, and what was typed stays', async () => {
  const text = 'An account with the same email address already exists.';
  const { user, calls, onClose } = open(() => new Refusal(400, text, { email: text }));
  await fillAll(user);
  await user.click(buttonOf('Send the invitation'));
  await waitFor(() => expect(faultOf(fieldOf('Email'))).toBe(text));
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(fieldOf('Email').value).toBe(TYPED.email);
  expect(fieldOf('Why').value).toBe(TYPED.reason);
  expect(calls[0]?.body).toEqual({ ...TYPED, role: 'USER' });
  expect(onClose).not.toHaveBeenCalled();
});

test('that no seat is free is said above the form, which stays', async () => {
  const { user, onClose } = open(() => new Refusal(409, 'All seats are taken.'));
  await fillAll(user);
  await user.click(buttonOf('Send the invitation'));
  expect((await screen.findByRole('alert')).textContent).toBe('All seats are taken.');
  expect(fieldOf('First name').value).toBe(TYPED.firstName);
  expect(onClose).not.toHaveBeenCalled();
});
