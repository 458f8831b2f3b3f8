import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { aPerson, asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { DataSection } from './DataSection.tsx';

const account = `/api/accounts/${aPerson().account.id}`;
const DETAILS = `GET ${account}`;
const ASK = `POST ${account}/deletionRequests`;

test('deletion is asked for with its reason, which a failure keeps; then the page says so', async () => {
  let deletionRequestedAt: string | null = null;
  const details = { [DETAILS]: () => ({ deletionRequestedAt }) };
  answerCalls({ ...details, [ASK]: () => new Refusal(500, 'It broke.') });
  const { user } = renderPart(asPerson(<DataSection />));
  await screen.findByRole('button', { name: 'Request deletion' });
  await fill(user, 'Reason (optional)', 'We merged.');
  await user.click(buttonOf('Request deletion'));
  expect(await screen.findByText('Something went wrong: It broke.')).toBeTruthy();
  expect(fieldOf('Reason (optional)').value).toBe('We merged.');

  const calls = answerCalls({
    ...details,
    [ASK]: () => {
      deletionRequestedAt = '2026-11-22T10:00:00.000Z';
      return { success: true };
    },
  });
  await user.click(buttonOf('Request deletion'));
  expect(await screen.findByText(/^You asked for deletion on November 22, 2026/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ reason: 'We merged.' });
});
