import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { Component as StaffHistory } from './StaffHistory.tsx';

test('versions that could not be loaded are told of, and what was to open closes: asked for again, it is tried again', async () => {
  const calls = answerCalls({ 'GET /api/provisions/p1': () => new Refusal(404, 'It is gone.') });
  const onClose = vi.fn();
  const history = (opened: boolean) => <StaffHistory opened={opened} onClose={onClose} provisionId="p1" />;
  const { rerender } = renderPart(history(true));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Error loading provision history: It is gone.',
  );
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const asked = calls.length;
  rerender(history(false));
  rerender(history(true));
  await waitFor(() => expect(calls.length).toBe(asked + 1));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(2));
});
