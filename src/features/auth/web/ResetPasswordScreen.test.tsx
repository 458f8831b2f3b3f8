import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { fieldOf } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { Component as ResetPasswordScreen } from './ResetPasswordScreen.tsx';

const show = () =>
  renderPart(
    <Routes>
      <Route path="/resetPassword/:email/:token" element={<ResetPasswordScreen />} />
    </Routes>,
    { path: '/resetPassword/dana@north.test/a-token-of-a-mail' },
  );

test('a link that is over says so before a password is thought of', async () => {
  answerCalls({ 'POST /auth/resetLink': () => ({ works: false }) });
  show();
  await screen.findByRole('heading', { name: 'This link no longer works' });
  expect(screen.queryByLabelText(/password/i)).toBeNull();
});

test('where that could not be asked the form stands', async () => {
  answerCalls({ 'POST /auth/resetLink': () => new Refusal(503, 'The service is busy.') });
  show();
  await screen.findByText('For dana@north.test.');
  expect(fieldOf('New password')).toBeTruthy();
});
