import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { Component as CustomizeScreen } from './CustomizeScreen.tsx';
import { emptySignup, writeSignup } from './signupData.ts';

test('a plan that does not load is said in the words of the error catalogue', async () => {
  writeSignup(sessionStorage, { ...emptySignup(), plan: 'province' });
  answerCalls({ 'GET /api/subscriptionPlans/province': () => new Refusal(409, 'It broke.') });
  renderPart(<CustomizeScreen />, { path: '/signup/customize' });
  const words = 'We encountered an error while loading the details of this plan. Please try again.';
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});
