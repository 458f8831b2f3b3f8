import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import type { OwnFactors as Factors } from '../../factorsContract.ts';
import { OwnFactors } from './OwnFactors.tsx';

const APP: Factors['factors'][number] = {
  ...{ id: 'f1', kind: 'totp', name: 'Phone' },
  ...{ createdAt: '2026-11-02T15:00:00.000Z', lastUsedAt: null },
};
const NONE: Factors = { factors: [], recoveryCodesLeft: 0, requiredFrom: null };

test('who has none is told from when the account asks for one', async () => {
  answerCalls({ 'GET /auth/factors': () => ({ ...NONE, requiredFrom: '2026-12-01T05:00:00.000Z' }) });
  renderPart(<OwnFactors />);
  expect(
    await screen.findByText(/^From \w+ 0?1, 2026 your account asks everybody for a second factor\./),
  ).toBeTruthy();
  expect(screen.queryByText('Recovery codes')).toBeNull();
});

test('each factor says when it was added and used; one that is removed is gone from the list', async () => {
  const kept: Factors = {
    ...NONE,
    factors: [
      APP,
      { ...APP, id: 'f2', kind: 'passkey', name: 'Laptop', lastUsedAt: '2026-11-19T15:00:00.000Z' },
    ],
    recoveryCodesLeft: 9,
  };
  const calls = answerCalls({
    'GET /auth/factors': () => kept,
    'DELETE /auth/factors/f1': () => {
      kept.factors = kept.factors.filter(({ id }) => id !== 'f1');
      return { success: true };
    },
  });
  const { user } = renderPart(<OwnFactors />);
  expect(await screen.findByText('Added Nov 02, 2026')).toBeTruthy();
  expect(screen.getByText('Passkey, added Nov 02, 2026 · last used Nov 19, 2026')).toBeTruthy();
  expect(screen.getByText('9 left')).toBeTruthy();
  await user.click(buttonOf('Remove Phone'));
  await waitFor(() => expect(screen.queryByText('Phone')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

test('new recovery codes are shown once, and whoever waits hears when they are kept', async () => {
  const codes = ['aaaa-1111', 'bbbb-2222'];
  answerCalls({
    'GET /auth/factors': () => ({ ...NONE, factors: [APP], recoveryCodesLeft: 1 }),
    'POST /auth/recoveryCodes': () => ({ recoveryCodes: codes }),
  });
  const onAdded = vi.fn();
  const { user } = renderPart(<OwnFactors onAdded={onAdded} />);
  await user.click(await screen.findByRole('button', { name: 'Make new ones' }));
  expect(await screen.findByText('aaaa-1111')).toBeTruthy();
  expect(screen.getByText('bbbb-2222')).toBeTruthy();
  expect(onAdded).not.toHaveBeenCalled();
  await user.click(buttonOf('I have kept them'));
  await waitFor(() => expect(screen.queryByText('aaaa-1111')).toBeNull());
  expect(onAdded).toHaveBeenCalledOnce();
});
