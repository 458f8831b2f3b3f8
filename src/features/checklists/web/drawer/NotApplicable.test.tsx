import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { ChecklistRequirement } from '../../contract.ts';
import { NotApplicable } from './NotApplicable.tsx';

const CHANGE = 'PATCH /api/checklists/r1/accounts/a-north/details';
const WHY = 'Why it does not apply to you';
const REASON = 'We have no workers under 18.';
const SAID = { reason: REASON, by: 'Dana Roy', at: '2026-11-20T15:00:00.000Z' };

const switchOf = () => screen.getByRole<HTMLInputElement>('switch', { name: /^Not applicable to us/ });

function open(
  notApplicable: ChecklistRequirement['notApplicable'] = null,
  answer: () => unknown = () => ({ success: true }),
) {
  const calls = answerCalls({ [CHANGE]: answer });
  const part = (now: typeof notApplicable) =>
    asPerson(<NotApplicable requirement={{ id: 'r1', notApplicable: now } as ChecklistRequirement} />);
  const { user, rerender } = renderPart(part(notApplicable));
  const ask = () => user.click(switchOf());
  return { user, calls, ask, showAgain: (now: typeof notApplicable) => rerender(part(now)) };
}

test('a reason is needed, in more than a word, and nothing is sent without', async () => {
  const { user, calls, ask } = open();
  await ask();
  await fill(user, WHY, ' not us   ');
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(faultOf(fieldOf(WHY))).toBe('Say why in 10 characters or more.'));
  expect(calls).toEqual([]);
});

test('the reason is sent, and stands there; once it applies again nothing is asked', async () => {
  const { user, calls, ask, showAgain } = open();
  await ask();
  await fill(user, WHY, REASON);
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ notApplicable: { reason: REASON } }]));
  showAgain(SAID);
  expect(screen.queryByLabelText(WHY)).toBeNull();
  await user.click(buttonOf('Apply again'));
  showAgain(null);
  expect(switchOf().checked).toBe(false);
  expect(screen.queryByLabelText(WHY)).toBeNull();
});

test('a refusal is said at the reason, once, and the reason stays', async () => {
  const { user, ask } = open(null, () => new Refusal(409, 'This requirement is gone.'));
  await ask();
  await fill(user, WHY, REASON);
  await user.click(buttonOf('Save'));
  await waitFor(() => expect(faultOf(fieldOf(WHY))).toBe('This requirement is gone.'));
  expect(screen.getAllByText(/This requirement is gone\./)).toHaveLength(1);
  expect(fieldOf(WHY).value).toBe(REASON);
});

test('what does not apply says why, who said so and when; it is made to apply again', async () => {
  const { user, calls } = open(SAID);
  expect(screen.getByText(/We have no workers under 18\./)).toBeTruthy();
  expect(screen.getByText('Dana Roy, Nov 20, 2026')).toBeTruthy();
  await user.click(buttonOf('Apply again'));
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ notApplicable: null }]));
});

test('what cannot be made to apply again is told by a toast: there is no field for it', async () => {
  const { user } = open(SAID, () => new Refusal(503, 'The service is busy.'));
  await user.click(buttonOf('Apply again'));
  expect(await screen.findByText('Something went wrong: The service is busy.')).toBeTruthy();
});
