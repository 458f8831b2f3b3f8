import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faultOf, fieldOf } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { Component as ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

test('an address that is none is said at the field', async () => {
  const { user } = renderPart(<ForgotPasswordScreen />);
  await user.type(fieldOf('Email'), 'dana{Enter}');
  expect(faultOf(fieldOf('Email'))).toMatch(/^Your email address doesn't appear to be valid/);
});

test('a failing server keeps what was typed; after that the inbox is named', async () => {
  answerCalls({ 'POST /auth/forgotPassword': () => new Refusal(503, 'The service is busy.') });
  const { user } = renderPart(<ForgotPasswordScreen />);
  await user.type(fieldOf('Email'), 'dana@north.test{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('The service is busy.');
  expect(fieldOf('Email').value).toBe('dana@north.test');

  answerCalls({ 'POST /auth/forgotPassword': () => ({ success: true }) });
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  await screen.findByRole('heading', { name: 'Check your inbox' });
  expect(screen.getByText(/If dana@north.test belongs to an account/)).toBeTruthy();
});
