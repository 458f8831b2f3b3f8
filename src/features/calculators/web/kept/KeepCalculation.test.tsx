import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { KeepDialog } from './KeepCalculation.tsx';

const READING = { jurisdictions: ['ON' as const], on: '2026-11-20' };
const ENTERED = { hiredOn: '2020-03-02', endedOn: '2026-11-20' };
const SENT = { calculator: 'notice', reading: READING };

function open(answer: () => unknown = () => ({ id: 'k1' })) {
  const calls = answerCalls({ 'POST /api/calculations': answer });
  const onClose = vi.fn();
  const { user } = renderPart(
    <KeepDialog opened calculator="notice" reading={READING} entered={ENTERED} onClose={onClose} />,
  );
  return { user, calls, onClose };
}

test('without a name nothing can be kept', async () => {
  const { user, calls } = open();
  expect(buttonOf('Keep').disabled).toBe(true);
  await fill(user, 'Name', '   ');
  expect(buttonOf('Keep').disabled).toBe(true);
  await user.type(fieldOf('Name'), '{Enter}');
  expect(calls).toEqual([]);
});

test('a calculation is kept without what was entered about a person, and it says where', async () => {
  const { user, calls, onClose } = open();
  await fill(user, 'Name', 'Notice in the shop');
  await user.click(buttonOf('Keep'));
  expect(await screen.findByText('Calculation kept in My Info.')).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    ...SENT,
    name: 'Notice in the shop',
    entered: null,
  });
  expect(onClose).toHaveBeenCalledOnce();
});

test('what was entered is sent only where that was ticked', async () => {
  const { user, calls } = open();
  await fill(user, 'Name', 'Notice in the shop');
  await user.click(screen.getByRole('checkbox', { name: 'Keep what I entered as well' }));
  await user.click(buttonOf('Keep'));
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  expect(calls[0]?.body).toEqual({ ...SENT, name: 'Notice in the shop', entered: ENTERED });
});

test('a name that is taken is said at the name, once, and what was chosen stays', async () => {
  const text = 'You keep a calculation of this name already.';
  const { user, onClose } = open(() => new Refusal(409, text));
  await fill(user, 'Name', 'Notice');
  await user.click(screen.getByRole('checkbox', { name: 'Keep what I entered as well' }));
  await user.click(buttonOf('Keep'));
  await waitFor(() => expect(faultOf(fieldOf('Name'))).toBe(text));
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(fieldOf('Name').value).toBe('Notice');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
