import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { fieldOf } from '../../../../../test/web/field.ts';
import { asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import { AppProvider } from '../../../../ui/theme/AppProvider.tsx';
import { ActivateSuccessScreen, TrialExpiredScreen } from './ActivateScreens.tsx';

const success = (state: unknown) =>
  render(
    <AppProvider>
      <MemoryRouter initialEntries={[{ pathname: '/m/activateSubscription/success', state }]}>
        <Routes>
          <Route path="/m/activateSubscription/success" element={asPerson(<ActivateSuccessScreen />)} />
          <Route path="/m/activateSubscription" element={<p>The form</p>} />
        </Routes>
      </MemoryRouter>
    </AppProvider>,
  );

test('nobody is thanked for a request that was not sent', () => {
  success(null);
  expect(screen.getByText('The form')).toBeTruthy();
});

test('who sent one is', () => {
  success({ isSent: true });
  expect(screen.getByText('Thank you. We have your request.')).toBeTruthy();
});

test('Contact Us of the expired screen leads to the first field of the form', async () => {
  answerCalls({ 'GET /api/subscriptionPlans/public': () => [] });
  renderPart(asPerson(<TrialExpiredScreen onLogOut={() => {}} />));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Contact Us' }));
  expect(document.activeElement).toBe(fieldOf('Your name'));
});
