import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../test/web/field.ts';
import { aPerson, asPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { ChangePasswordForm } from './ChangePasswordDialog.tsx';
import { PasswordForm } from './PasswordForm.tsx';

const idle = { mutateAsync: vi.fn(async () => undefined), isPending: false, error: null };
const checks = () =>
  within(screen.getByRole('list', { name: 'What the password needs' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('Continue opens when the password fits and the terms are agreed to', async () => {
  const { user } = renderPart(<PasswordForm withTerms submitLabel="Continue" save={idle} />);
  const missing = 'You must agree to the above before continuing.';
  expect(buttonOf('Continue').disabled).toBe(true);
  await fill(user, 'New password', 'abc');
  expect(checks()).toEqual([
    'Uppercase Letters Detectednot yet',
    'Lowercase Letters Detectedyes',
    'Numbers Detectednot yet',
    'At Least 8 Characters Detectednot yet',
    'Password Fields Match Each Othernot yet',
  ]);
  expect(screen.queryByText(missing)).toBeNull();
  await fill(user, 'New password', 'Fresh-Pass-1');
  expect(buttonOf('Continue').disabled).toBe(true);
  await fill(user, 'New password again', 'Fresh-Pass-1');
  expect(checks().every((check) => check?.endsWith('yes'))).toBe(true);
  expect(screen.getByText(missing)).toBeTruthy();
  expect(buttonOf('Continue').disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /I agree to the/ }));
  expect(screen.queryByText(missing)).toBeNull();
  await user.click(buttonOf('Continue'));
  expect(idle.mutateAsync).toHaveBeenCalledWith(expect.objectContaining({ password: 'Fresh-Pass-1' }));
});

test('with MFA no password is asked, only the terms', async () => {
  const { user } = renderPart(<PasswordForm withTerms mfa submitLabel="Continue" save={idle} />);
  expect(screen.queryByLabelText('New password')).toBeNull();
  expect(buttonOf('Continue').disabled).toBe(true);
  await user.click(screen.getByRole('checkbox'));
  expect(buttonOf('Continue').disabled).toBe(false);
});

test('a wrong current password is said at its field, and everything typed stays', async () => {
  const refusal = 'This is not your current password.';
  answerCalls({
    'POST /auth/changePassword': () => new Refusal(400, refusal, { currentPassword: refusal }),
  });
  const onDone = vi.fn();
  const { user } = renderPart(asPerson(<ChangePasswordForm onDone={onDone} />));
  await fill(user, 'New password', 'Fresh-Pass-1');
  await fill(user, 'New password again', 'Fresh-Pass-1');
  await user.click(buttonOf('Change Password'));
  expect(faultOf(fieldOf('Current password'))).toBe('This is needed.');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Current password')));

  await fill(user, 'Current password', 'Wrong-Pass-1');
  await user.click(buttonOf('Change Password'));
  await waitFor(() => expect(faultOf(fieldOf('Current password'))).toBe(refusal));
  expect(fieldOf('Current password').value).toBe('Wrong-Pass-1');
  expect(fieldOf('New password').value).toBe('Fresh-Pass-1');
  expect(onDone).not.toHaveBeenCalled();

  answerCalls({ 'POST /auth/changePassword': () => aPerson() });
  await user.click(buttonOf('Change Password'));
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(screen.getByText('Your password was changed.')).toBeTruthy();
});

test('a password that the server refuses is said in the words of the specification, at the field', async () => {
  const refusal = 'Invalid password format. Please try again.';
  answerCalls({ 'POST /auth/changePassword': () => new Refusal(400, refusal, { password: refusal }) });
  const { user } = renderPart(asPerson(<ChangePasswordForm onDone={() => {}} />));
  await fill(user, 'Current password', 'Right-Pass-1');
  await fill(user, 'New password', 'Fresh-Pass-1');
  await fill(user, 'New password again', 'Fresh-Pass-1');
  await user.click(buttonOf('Change Password'));
  await waitFor(() => expect(faultOf(fieldOf('New password'))).toBe(refusal));
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('New password')));
});
