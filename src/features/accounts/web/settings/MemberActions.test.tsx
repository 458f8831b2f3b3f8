import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { AccountMember } from '../../contract.ts';
import { MemberActions } from './MemberActions.tsx';

const CHANGE = 'PATCH /api/accounts/a1/users/u1';
const MEMBER = {
  ...{ id: 'u1', firstName: 'Luke', lastName: 'Park', email: 'luke@north.test', role: 'USER' },
  ...{ isActive: true, isPending: false, hasFactor: false },
} as AccountMember;

async function open(given: Partial<AccountMember> = {}, answers: Record<string, () => unknown> = {}) {
  const calls = answerCalls({ [CHANGE]: () => MEMBER, ...answers });
  const onChanged = vi.fn();
  const { user } = renderPart(
    <MemberActions
      accountId="a1"
      member={{ ...MEMBER, ...given }}
      roles={['ACCOUNT_OWNER', 'USER']}
      onChanged={onChanged}
    />,
  );
  await user.click(buttonOf('Actions for Luke Park'));
  await screen.findAllByRole('menuitem');
  return { user, calls, onChanged };
}

const items = (): (string | null)[] => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('a colleague is offered the other roles and may be deactivated', async () => {
  await open();
  expect(items()).toEqual(['Make Owner', 'Deactivate']);
});

test('who was invited may be written to again, who has a second factor may have it removed', async () => {
  const { user, calls } = await open(
    { isPending: true, hasFactor: true },
    { 'POST /api/accounts/a1/users/u1/resend': () => ({ success: true }) },
  );
  expect(items()).toEqual(['Resend the invitation', 'Make Owner', 'Remove second factors', 'Deactivate']);
  await user.click(screen.getByRole('menuitem', { name: 'Resend the invitation' }));
  expect(await screen.findByText('Invitation sent again.')).toBeTruthy();
  expect(calls.map(({ path }) => path)).toEqual(['/api/accounts/a1/users/u1/resend']);
});

test('deactivating asks first, and the question stays where the server refuses', async () => {
  let mayPass = false;
  const { user, calls, onChanged } = await open(
    {},
    { [CHANGE]: () => (mayPass ? MEMBER : new Refusal(500, 'Out of order.')) },
  );
  await user.click(screen.getByRole('menuitem', { name: 'Deactivate' }));
  expect(await screen.findByRole('dialog', { name: 'Deactivate Luke Park?' })).toBeTruthy();
  expect(calls).toEqual([]);
  await user.click(buttonOf('Deactivate'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.getByRole('dialog', { name: 'Deactivate Luke Park?' })).toBeTruthy();
  expect(onChanged).not.toHaveBeenCalled();
  mayPass = true;
  await waitFor(() => expect(buttonOf('Deactivate').disabled).toBe(false));
  await user.click(buttonOf('Deactivate'));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.body).toEqual({ isActive: false });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who was deactivated is let back in without a question', async () => {
  const { user, calls, onChanged } = await open({ isActive: false });
  expect(items()).toEqual(['Let back in']);
  await user.click(screen.getByRole('menuitem', { name: 'Let back in' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toEqual({ isActive: true });
});
