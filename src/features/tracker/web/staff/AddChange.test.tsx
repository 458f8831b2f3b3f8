import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { StaffBill } from '../../staffContract.ts';
import { AddChange } from './AddChange.tsx';

const WHAT = 'What will change';
const OVERVIEW = 'Four weeks of notice.';
const PART = { id: 'part-2', what: 'Schedule 2', inForce: 'assent', inForceDate: null, sections: null };
let bills = 0;

/** A bill of its own for each test: what is typed for one is kept as long as the page is open. */
const PROVISIONS = [
  { id: 'p1', name: 'Notice' },
  { id: 'p2', name: 'Severance' },
];

function open(
  answer: () => unknown = () => ({ waits: false }),
  provisions: () => unknown = () => PROVISIONS,
) {
  const id = `added-to-${++bills}`;
  const calls = answerCalls({
    [`GET /api/staff/bills/${id}/provisions`]: provisions,
    [`POST /api/staff/bills/${id}/changes`]: answer,
  });
  const withParts = (now: readonly (typeof PART)[]) => ({ id, bill: { parts: now } }) as unknown as StaffBill;
  const { user, rerender } = renderPart(<AddChange bill={withParts([PART])} />);
  return {
    user,
    sent: () => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : [])),
    takeOutParts: () => rerender(<AddChange bill={withParts([])} />),
  };
}

const provision = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Provision' });
const partField = () => screen.getByRole('combobox', { name: 'Part that changes it' });

async function choose(user: UserEvent, list: HTMLElement, option: string): Promise<void> {
  await user.click(list);
  await user.click(await screen.findByRole('option', { name: option }));
}

test('a provision and what will change are needed, each said at its field, and nothing is sent', async () => {
  const { user, sent } = open();
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(provision())).toBe('Choose a provision.'));
  expect(faultOf(fieldOf(WHAT))).toBe('Say what will change.');
  expect(sent()).toEqual([]);
});

test('a change is sent with the part that brings it, told, and the form begins anew', async () => {
  const { user, sent } = open();
  await choose(user, provision(), 'Severance');
  await choose(user, partField(), 'Schedule 2');
  await fill(user, WHAT, OVERVIEW);
  await user.click(buttonOf('Add'));
  expect(await screen.findByText('Added. Readers see it in Latest Updates.')).toBeTruthy();
  expect(sent()).toEqual([{ provisionId: 'p2', partId: 'part-2', overview: OVERVIEW }]);
  expect([provision().value, fieldOf(WHAT).value]).toEqual(['', '']);
});

test('one that waits for a second reader says that readers do not see it yet', async () => {
  const { user } = open(() => ({ waits: true }));
  await choose(user, provision(), 'Notice');
  await fill(user, WHAT, OVERVIEW);
  await user.click(buttonOf('Add'));
  expect(await screen.findByText(/It waits for a second reader/)).toBeTruthy();
  expect(screen.queryByText('Added. Readers see it in Latest Updates.')).toBeNull();
});

test.each([
  ['provisionId', provision, 'This change stands here already.'],
  ['partId', partField, 'This part is not of this bill.'],
  ['overview', () => fieldOf(WHAT), 'Say what will change.'],
])('a refused %s is said at its field, once, and what was written stays', async (field, fieldNow, text) => {
  const { user } = open(() => new Refusal(400, text, { [field]: text }));
  await choose(user, provision(), 'Notice');
  await fill(user, WHAT, OVERVIEW);
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(fieldNow())).toBe(text));
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect([provision().value, fieldOf(WHAT).value]).toEqual(['Notice', OVERVIEW]);
});

test('a part that was taken out of the bill meanwhile is not sent: its field is gone, and could tell of no refusal', async () => {
  const { user, sent, takeOutParts } = open();
  await choose(user, provision(), 'Notice');
  await choose(user, partField(), 'Schedule 2');
  await fill(user, WHAT, OVERVIEW);
  takeOutParts();
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(sent()).toEqual([{ provisionId: 'p1', partId: null, overview: OVERVIEW }]));
});

test('provisions that could not be loaded are no empty list: it says so, and opening it again asks again', async () => {
  let isBack = false;
  const { user } = open(undefined, () => (isBack ? PROVISIONS : new Refusal(400, 'No.')));
  await user.click(provision());
  expect(
    await screen.findByText('This list could not be loaded. Open it again to try once more.'),
  ).toBeTruthy();
  expect(screen.queryByText('Nothing matches.')).toBeNull();
  isBack = true;
  await user.click(buttonOf('Add'));
  await user.click(provision());
  expect(await screen.findByRole('option', { name: 'Severance' })).toBeTruthy();
});
