import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../test/web/serverAnswers.ts';
import type { CustomerSession, StaffAccount } from '../contract.ts';
import { SessionsDialog } from './SessionsDialog.tsx';

const ACCOUNT = { id: 'a1', name: 'Harbour Cafe' } as StaffAccount;
const session = (id: string, fullName: string) =>
  ({
    ...{ id, fullName, userId: `u-${id}`, clientAddress: '10.0.0.1' },
    ...{ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0' },
    ...{ createdAt: '2026-11-19T15:00:00.000Z', lastSeenAt: '2026-11-20T15:00:00.000Z' },
  }) as CustomerSession;

function open(sessions: CustomerSession[], ended = 1) {
  const calls = answerCalls({
    'GET /api/staff/accounts/a1/sessions': () => sessions,
    'POST /api/staff/accounts/a1/sessions/end': () => ({ ended }),
  });
  const onClose = vi.fn();
  const { user } = renderPart(<SessionsDialog account={ACCOUNT} onClose={onClose} />);
  return {
    user,
    onClose,
    sent: () => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : [])),
  };
}

test('one session is ended, and the others stay in sight', async () => {
  const { user, sent, onClose } = open([session('s1', 'Priya Shah'), session('s2', 'Luke Park')]);
  await user.click(await screen.findByRole('button', { name: 'End this session of Luke Park' }));
  expect(await screen.findByText('1 session ended.')).toBeTruthy();
  expect(sent()).toEqual([{ userId: 'u-s2', sessionId: 's2' }]);
  expect(onClose).not.toHaveBeenCalled();
});

test('all are ended at once, and there is nothing left to see', async () => {
  const { user, sent, onClose } = open([session('s1', 'Priya Shah')], 5);
  await screen.findByText('Priya Shah');
  await user.click(buttonOf('End all sessions'));
  expect(await screen.findByText('5 sessions ended.')).toBeTruthy();
  expect(sent()).toEqual([{}]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('where nobody is signed in it says so', async () => {
  open([]);
  expect(await screen.findByText('Nobody is signed in.')).toBeTruthy();
});
