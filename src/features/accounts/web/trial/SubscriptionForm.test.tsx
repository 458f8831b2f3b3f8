import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { SubscriptionForm } from './SubscriptionForm.tsx';

const PATH = 'POST /api/subscriptionRequests';
const noPlans = { 'GET /api/subscriptionPlans/public': () => [] };

test('a request is sent with the name of the person, and leads to the thanks', async () => {
  const calls = answerCalls({ ...noPlans, [PATH]: () => ({ success: true }) });
  const { user, address } = renderPart(asPerson(<SubscriptionForm />));
  expect(fieldOf('Your name').value).toBe('Dana Roy');
  await fill(user, 'Message', 'Two shops in Halifax.');
  await user.click(buttonOf('Send'));
  await waitFor(() => expect(address()).toBe('/m/activateSubscription/success'));
  expect(calls.at(-1)?.body).toEqual({
    plan: null,
    contactName: 'Dana Roy',
    phone: '',
    message: 'Two shops in Halifax.',
  });
});

test('a name is needed; what was typed survives a failing server', async () => {
  answerCalls({ ...noPlans, [PATH]: () => new Refusal(500, 'It broke.') });
  const { user } = renderPart(asPerson(<SubscriptionForm />));
  await user.clear(fieldOf('Your name'));
  await user.click(buttonOf('Send'));
  expect(faultOf(fieldOf('Your name'))).toBe('This is needed.');
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Your name')));
  await fill(user, 'Your name', 'Dana');
  await user.click(buttonOf('Send'));
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong: It broke.');
  expect(fieldOf('Your name').value).toBe('Dana');
});
