import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import { Component as ConfirmationScreen } from './ConfirmationScreen.tsx';
import { emptySignup, writeSignup } from './signupData.ts';

test('the email can be sent again, we can be written to, and the steps before can be opened', async () => {
  writeSignup(sessionStorage, { ...emptySignup(), plan: 'province', sentTo: 'noor@kiln.test' });
  const calls = answerCalls({ 'POST /api/accounts/setupEmail': () => ({ success: true }) });
  const { user } = renderPart(<ConfirmationScreen />, { path: '/signup/confirmation' });
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:\S+@\S+$/);
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('href')).toBe('/signup/account');
  await user.click(buttonOf('Send it again'));
  expect(await screen.findByText('Sent again.')).toBeTruthy();
  expect(calls.at(-1)?.body).toEqual({ email: 'noor@kiln.test' });
});
