import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { JoinForm } from './JoinForm.tsx';

const ARRIVAL = {
  termsRequired: true as const,
  ticket: 'ticket-of-five-minutes',
  accountName: 'Northern Outfitters',
  email: 'new@outfitters.test',
};

test('who comes by single sign-on for the first time agrees to the terms first; a refusal is said, and can be tried again', async () => {
  let isOver = true;
  const calls = answerCalls({
    'POST /auth/sso/join': () =>
      isOver ? new Refusal(410, 'This took too long. Please sign in again.') : aPerson(),
  });
  let joined: string | null = null;
  const { user } = renderPart(
    <JoinForm
      arrival={ARRIVAL}
      onJoined={({ firstName }) => {
        joined = firstName;
      }}
    />,
  );
  expect(screen.getByText(/You are joining Northern Outfitters as new@outfitters\.test/)).toBeTruthy();
  const go = () => user.click(screen.getByRole('button', { name: 'Continue' }));
  await go();
  expect(screen.getByText('You must agree to the above before continuing.')).toBeTruthy();
  expect(calls).toEqual([]);

  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText('You must agree to the above before continuing.')).toBeNull();
  await go();
  expect((await screen.findByRole('alert')).textContent).toContain('This took too long.');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);

  isOver = false;
  await go();
  await waitFor(() => expect(joined).toBe(aPerson().firstName));
  expect(calls.map(({ body }) => body)).toEqual([{ ticket: ARRIVAL.ticket }, { ticket: ARRIVAL.ticket }]);
});
