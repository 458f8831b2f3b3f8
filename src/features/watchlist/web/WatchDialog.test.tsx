import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buttonOf, fieldOf } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { Area } from '../../catalogue/contract.ts';
import { Component as WatchDialog } from './WatchDialog.tsx';

const area = {
  id: 'es',
  name: 'Employment Standards',
  jurisdictions: ['ON'],
  topics: [
    { _id: 'hours', name: 'Hours of Work' },
    { _id: 'wages', name: 'Wages' },
  ],
} as unknown as Area;
const list = { watched: [{ topicId: 'hours', jurisdiction: 'ON' as const }], recentChanges: [] };

const open = () => {
  const onClose = vi.fn();
  return { onClose, ...renderPart(<WatchDialog opened areas={[area]} list={list} onClose={onClose} />) };
};

test('Watch waits for something that is not watched yet', async () => {
  const { user } = open();
  expect(buttonOf('Watch').disabled).toBe(true);
  await user.click(fieldOf('Hours of Work'));
  expect(buttonOf('Watch').disabled).toBe(true);
  await user.click(fieldOf('Wages'));
  expect(buttonOf('Watch').disabled).toBe(false);
  expect(fieldOf('Employment Standards').checked).toBe(true);
});

test('a failure is told and the choice stays; then the new pairs alone are sent', async () => {
  answerCalls({ 'PATCH /api/watchlist': () => new Refusal(500, 'It broke.') });
  const { user, onClose } = open();
  await user.click(fieldOf('Employment Standards'));
  await user.click(buttonOf('Watch'));
  expect(await screen.findByText('Something went wrong: It broke.')).toBeTruthy();
  expect(fieldOf('Wages').checked).toBe(true);

  const calls = answerCalls({ 'PATCH /api/watchlist': () => list });
  await user.click(buttonOf('Watch'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(calls[0]?.body).toEqual({ add: [{ topicId: 'wages', jurisdiction: 'ON' }], remove: [] });
});
