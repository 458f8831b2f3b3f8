import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { NewBill } from './NewBill.tsx';

function open(answer: () => unknown = () => ({ id: 'b1' })) {
  const calls = answerCalls({ 'POST /api/staff/bills': answer });
  const onCreated = vi.fn();
  const { user } = renderPart(<NewBill onClose={() => {}} onCreated={onCreated} />);
  const choose = async (place: string) => {
    await user.click(screen.getByRole('combobox', { name: 'Jurisdiction' }));
    await user.click(await screen.findByRole('option', { name: place }));
  };
  return { user, calls, onCreated, choose };
}

test('a bill is sent at the first stage of its legislature, on the day it was introduced', async () => {
  const { user, calls, onCreated, choose } = open();
  await choose('Ontario');
  await fill(user, 'Number', ' 27 ');
  await fill(user, 'Name', 'Working for Workers');
  await fill(user, 'Introduced on', '2026-10-20');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(onCreated).toHaveBeenCalledWith('b1'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ...{ kind: 'bill', jurisdiction: 'ON' },
    bill: {
      ...{ number: '27', name: 'Working for Workers', status: 'First Reading' },
      ...{ inForce: 'to be proclaimed', inForceDate: null },
      stageDates: [{ stage: 'First Reading', date: '2026-10-20' }],
    },
  });
});

test('a jurisdiction and a name are needed, each said at its field, and nothing is sent', async () => {
  const { user, calls } = open();
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(fieldOf('Name'))).toContain('A bill has a name.'));
  expect(faultOf(screen.getByRole('combobox', { name: 'Jurisdiction' }))).toContain('Choose a jurisdiction.');
  expect(calls).toEqual([]);
});

test('the day on which a filed regulation starts is said to be wrong at the day, and what was typed stays', async () => {
  const { user, calls, onCreated, choose } = open(
    () => new Refusal(400, 'Not valid.', { 'bill.inForceDate': 'This day is too far off.' }),
  );
  await user.click(screen.getByRole('radio', { name: 'Filed regulation' }));
  await choose('Ontario');
  await fill(user, 'Name', 'Minimum wage');
  await fill(user, 'Starts on', '2099-01-01');
  await user.click(buttonOf('Add'));
  await waitFor(() => expect(faultOf(fieldOf('Starts on'))).toContain('This day is too far off.'));
  expect(fieldOf('Name').value).toBe('Minimum wage');
  expect(calls[0]?.body).toMatchObject({
    kind: 'regulation',
    bill: { status: 'Filed', inForce: 'on date', inForceDate: '2099-01-01', stageDates: [] },
  });
  expect(onCreated).not.toHaveBeenCalled();
});
