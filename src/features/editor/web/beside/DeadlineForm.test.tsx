import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { Deadline } from '../../schemas.ts';
import { DeadlineForm } from './DeadlineForm.tsx';

const OF = '/api/staff/data/provisions/p1/deadlines';
const YEARLY: Deadline = { id: 'd1', on: '03-31', duty: 'File the yearly return', from: '2026-01-01' };
const DAY = 'Day of the year';

function open(deadline: Deadline | null, answer: () => unknown = () => ({ success: true })) {
  const calls = answerCalls({ [`POST ${OF}`]: answer, [`PATCH ${OF}/d1`]: answer });
  const onDone = vi.fn();
  const { user } = renderPart(
    <DeadlineForm
      provisionId="p1"
      deadline={deadline}
      write={async (work) => {
        await work();
        return 'done';
      }}
      onDone={onDone}
    />,
  );
  return { user, calls, onDone };
}

test('a yearly day is sent without its year', async () => {
  const { user, calls, onDone } = open(null);
  await fill(user, 'What has to be done', 'Post the notice');
  await fill(user, DAY, '2026-02-01');
  await user.click(buttonOf('Save the deadline'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.map(({ body }) => body)).toEqual([{ on: '02-01', duty: 'Post the notice', from: null }]);
});

test('a deadline that is to come once is sent as its day, and begins on no other', async () => {
  const { user, calls, onDone } = open(YEARLY);
  await user.click(screen.getByRole('combobox', { name: 'How often' }));
  await user.click(await screen.findByRole('option', { name: 'Once' }));
  await fill(user, 'Day', '2027-03-31');
  await user.click(buttonOf('Save the deadline'));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(calls.map(({ method, body }) => [method, body])).toEqual([
    ['PATCH', { on: '2027-03-31', duty: YEARLY.duty, from: null }],
  ]);
});

test('a duty and a day are needed, each said at its field, and nothing is sent', async () => {
  const { user, calls, onDone } = open(null);
  await user.click(buttonOf('Save the deadline'));
  await waitFor(() => expect(faultOf(fieldOf('What has to be done'))).toContain('Say what has to be done.'));
  expect(faultOf(fieldOf(DAY))).toContain('Choose a day.');
  expect(calls).toEqual([]);
  await user.click(buttonOf('Cancel'));
  expect(onDone).toHaveBeenCalledOnce();
});

test('a day that the server refuses is said at the day, and what was typed is kept until it is given up', async () => {
  const refused = () => new Refusal(400, 'Not valid.', { on: 'There is no such day.' });
  const { user, onDone } = open(YEARLY, refused);
  await fill(user, 'What has to be done', 'File it by the end of March');
  await user.click(buttonOf('Save the deadline'));
  await waitFor(() => expect(faultOf(fieldOf(DAY))).toContain('There is no such day.'));
  expect(fieldOf('What has to be done').value).toBe('File it by the end of March');
  expect(onDone).not.toHaveBeenCalled();
  await user.click(buttonOf('Cancel'));
  expect(onDone).toHaveBeenCalledOnce();
});
