import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { request } from '../../../../shared/apiClient.ts';
import { clientOptions } from '../api.ts';
import { ProofHost } from './ProofHost.tsx';

const ACT = 'DELETE /api/thing';
const required = () => new Refusal(403, 'Please confirm that it is you.', {}, 'proof_required');

/** A server that does the act once `isProven()`. */
function begin(methods: string[], isProven: () => boolean, more = {}) {
  const calls = answerCalls({
    [ACT]: () => (isProven() ? { done: true } : required()),
    'GET /auth/proof': () => ({ isProven: isProven(), methods }),
    ...more,
  });
  const part = renderPart(asPerson(<ProofHost />));
  const act = request(clientOptions, 'DELETE', '/api/thing', { body: '{"kept":1}' });
  // A test looks at its failure later.
  act.catch(() => {});
  return { calls, act, ...part };
}

test('what was being done goes on by itself after the password, with what it held', async () => {
  let proven = false;
  const prove = ({ body }: { body: unknown }) => {
    if ((body as { password: string }).password !== 'Right-1') {
      return new Refusal(400, 'password: No.', { password: 'This is not your password.' });
    }
    proven = true;
    return { success: true };
  };
  const { act, calls, user } = begin(['password', 'link'], () => proven, { 'POST /auth/prove': prove });
  await screen.findByText('Confirm that it is you');
  await waitFor(() => fieldOf('Password'));
  await fill(user, 'Password', 'Wrong-1');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(faultOf(fieldOf('Password'))).toBe('This is not your password.'));
  await fill(user, 'Password', 'Right-1');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await (await act).json()).toEqual({ done: true });
  expect(calls.filter(({ path }) => path === '/api/thing').map(({ body }) => body)).toEqual([
    { kept: 1 },
    { kept: 1 },
  ]);
  await waitFor(() => expect(screen.queryByText('Confirm that it is you')).toBeNull());
});

test('without a password a link is sent, and opening it elsewhere is noticed', async () => {
  let proven = false;
  const { act, calls, user } = begin(['link'], () => proven, {
    'POST /auth/sendProof': () => ({ success: true }),
  });
  await user.click(await screen.findByRole('button', { name: 'Email me a link' }));
  await screen.findByText(/We sent a link to dana@north\.test/);
  expect(calls.some(({ path }) => path === '/auth/sendProof')).toBe(true);
  proven = true;
  expect((await act).ok).toBe(true);
});

test('closing the dialog gives up, and says why nothing happened', async () => {
  const { act, calls, user } = begin(['password'], () => false);
  await waitFor(() => fieldOf('Password'));
  await user.keyboard('{Escape}');
  await expect(act).rejects.toMatchObject({ code: 'proof_required' });
  expect(calls.filter(({ path }) => path === '/api/thing')).toHaveLength(1);
});
