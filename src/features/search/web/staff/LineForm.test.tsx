import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buttonOf, faultOf, fieldOf } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import type { SearchWord } from '../../wordsContract.ts';
import { AddWord } from './AddWord.tsx';
import { WordTable } from './WordTable.tsx';

const list = { 'GET /api/staff/searchWords': () => [] };

test('a line is added and the field is empty again; why one was refused stands at the field', async () => {
  answerCalls({
    ...list,
    'POST /api/staff/searchWords': () => new Refusal(400, 'No.', { line: 'Please write one word.' }),
  });
  const { user } = renderPart(<AddWord kind="stopWord" />);
  expect(buttonOf('Add').disabled).toBe(true);
  await user.type(fieldOf('New line'), 'of the{Enter}');
  await waitFor(() => expect(faultOf(fieldOf('New line'))).toBe('Please write one word.'));
  expect(fieldOf('New line').value).toBe('of the');

  const calls = answerCalls({ ...list, 'POST /api/staff/searchWords': () => ({}) });
  await user.clear(fieldOf('New line'));
  expect(faultOf(fieldOf('New line'))).toBe('');
  await user.type(fieldOf('New line'), 'of{Enter}');
  await waitFor(() => expect(fieldOf('New line').value).toBe(''));
  expect(calls[0]?.body).toEqual({ kind: 'stopWord', line: 'of' });
});

test('a failure without a field stands at the line that was being changed', async () => {
  answerCalls({ ...list, 'PATCH /api/staff/searchWords/w1': () => new Refusal(500, 'It broke.') });
  const word: SearchWord = {
    id: 'w1',
    kind: 'stopWord',
    line: 'the',
    isActive: true,
    isStarter: true,
    isEdited: false,
    updatedAt: '2026-11-01T10:00:00.000Z',
    updatedBy: null,
  };
  const { user } = renderPart(<WordTable words={[word]} />);
  await user.click(screen.getByRole('button', { name: 'Edit the' }));
  await user.type(fieldOf('Line'), 'n{Enter}');
  await waitFor(() => expect(faultOf(fieldOf('Line'))).toBe('It broke.'));
  expect(fieldOf('Line').value).toBe('then');
});
