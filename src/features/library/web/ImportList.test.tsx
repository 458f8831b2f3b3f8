import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { ImportRun } from '../contract.ts';
import { ImportList } from './ImportList.tsx';

const RUN: ImportRun = {
  ...{ id: 'i1', name: 'mine.zip', differing: 1, beside: 0, errors: [], errorCount: 0, notes: [] },
  changed: [
    { kind: 'industry', key: 'mining', title: 'Mining', jurisdiction: null, fields: ['Name'], isNew: false },
    { kind: 'industry', key: 'fishing', title: 'Fishing', jurisdiction: null, fields: [], isNew: true },
  ],
};
const APPLY = 'POST /api/staff/libraryFiles/imports/i1/apply';
const DROP = 'DELETE /api/staff/libraryFiles/imports/i1';

function open(run: ImportRun, answers: Record<string, () => unknown> = {}) {
  const calls = answerCalls(answers);
  const [onChoose, onEnd] = [vi.fn(), vi.fn()];
  const { user } = renderPart(<ImportList run={run} chosen={null} onChoose={onChoose} onEnd={onEnd} />);
  return { user, calls, onChoose, onEnd };
}

test('what would change is listed, and an entry of it is opened', async () => {
  const { user, onChoose } = open(RUN);
  expect(screen.getByText(/mine\.zip would change 2 entries\. Nothing is written yet\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /^Fishing/ }));
  expect(onChoose).toHaveBeenCalledWith(RUN.changed[1]);
});

test('it is taken over after a question, and what was refused is said', async () => {
  let mayPass = false;
  const { user, calls, onEnd } = open(RUN, {
    [APPLY]: () => (mayPass ? { changed: 2 } : new Refusal(409, 'It changed since.')),
  });
  await user.click(buttonOf('Take it over'));
  await user.click(await screen.findByRole('button', { name: 'Write 2 entries' }));
  expect(await screen.findByText('Nothing was written.')).toBeTruthy();
  expect(onEnd).not.toHaveBeenCalled();
  mayPass = true;
  await user.click(buttonOf('Take it over'));
  await user.click(await screen.findByRole('button', { name: 'Write 2 entries' }));
  expect(await screen.findByText('Imported. 2 entries were written.')).toBeTruthy();
  expect(onEnd).toHaveBeenCalledOnce();
  expect(calls).toHaveLength(2);
});

test('it can be left, and the server forgets it', async () => {
  const { user, calls, onEnd } = open(RUN, { [DROP]: () => ({ dropped: true }) });
  await user.click(buttonOf('Leave it'));
  expect(onEnd).toHaveBeenCalledOnce();
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['DELETE']));
});

test('a fault is told with its file and line, and nothing can be taken over', () => {
  open({
    ...RUN,
    ...{ id: null, changed: [], errorCount: 3 },
    errors: [{ file: 'acts.yaml', line: 7, message: 'no such field' }],
  });
  expect(screen.getByText('acts.yaml, line 7')).toBeTruthy();
  expect(screen.getByText('and 2 more')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Take it over' })).toBeNull();
});
