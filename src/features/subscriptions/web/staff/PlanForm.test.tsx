import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { StaffPlan, WrittenPlan } from '../../staffContract.ts';
import { PlanForm } from './PlanForm.tsx';

const WRITTEN: WrittenPlan = {
  ...{ name: 'Province', summary: 'One province.', isPublic: true, showPricing: true },
  ...{ annualPrice: 480, monthlyPrice: 48, jurisdictions: 1, areas: 2, seats: 3 },
  features: ['All areas', 'Three people'],
};
const PLAN: StaffPlan = {
  ...WRITTEN,
  ...{ id: 'province', includedAreas: [], accounts: 4, editedAt: null, starter: WRITTEN },
};
const SAVE = 'PATCH /api/staff/accounts/plans/province';

function open(given: Partial<StaffPlan> = {}, answers: Record<string, () => unknown> = {}) {
  const calls = answerCalls({ [SAVE]: () => PLAN, ...answers });
  const [onTyped, onClose] = [vi.fn(), vi.fn()];
  const { user } = renderPart(<PlanForm plan={{ ...PLAN, ...given }} onTyped={onTyped} onClose={onClose} />);
  return { user, calls, onTyped, onClose };
}

test('the card beside it follows what is typed, and what is saved is the whole plan', async () => {
  const { user, calls, onTyped, onClose } = open();
  await fill(user, 'Name', 'One province');
  await fill(user, 'What it holds', ' All areas \n\nFour people');
  const typed = { ...WRITTEN, name: 'One province', features: ['All areas', 'Four people'] };
  expect(onTyped).toHaveBeenLastCalledWith(typed);
  await user.click(buttonOf('Save'));
  expect(await screen.findByText('Saved. Signup shows it from now on.')).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([typed]);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a name is needed, and nothing is sent without', async () => {
  const { user, calls } = open();
  await user.clear(fieldOf('Name'));
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(faultOf(fieldOf('Name'))).not.toBe(''));
  expect(calls).toEqual([]);
});

test('a line that the server refuses is said at the lines, and they stay', async () => {
  const { user, onClose } = open(
    {},
    { [SAVE]: () => new Refusal(400, 'No.', { 'features.1': 'Too long.' }) },
  );
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(screen.getByText('Too long.')).toBeTruthy());
  expect(fieldOf('What it holds').value).toBe('All areas\nThree people');
  expect(onClose).not.toHaveBeenCalled();
});

test('an edited plan says what the starter library says, and is taken back to it', async () => {
  const { user, calls, onClose } = open(
    { annualPrice: 600, editedAt: '2026-11-20T15:00:00.000Z' },
    { 'POST /api/staff/accounts/plans/province/revert': () => PLAN },
  );
  expect(screen.getByText(/The starter library says 480 dollars a year and 48 a month\./)).toBeTruthy();
  await user.click(buttonOf('Take it back'));
  expect(await screen.findByText('Taken back to the starter library.')).toBeTruthy();
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
  expect(onClose).toHaveBeenCalledOnce();
});
