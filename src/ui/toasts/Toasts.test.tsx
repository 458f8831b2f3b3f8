import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { TOAST_MS, toast } from './toasts.ts';

const messages = () => screen.getByRole('region', { name: 'Messages' });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the times of specification 8', () => {
  expect(TOAST_MS).toEqual({ success: 5_000, warning: 5_000, error: 15_000 });
});

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

test('a success is there for five seconds, an error for fifteen', () => {
  renderPart(<main />);
  act(() => {
    toast.success({ lead: 'Saved.' });
    toast.error({ lead: 'Error saving note:', detail: 'No connection' });
  });
  expect(messages().textContent).toContain('Saved.');
  expect(screen.getByRole('alert').textContent).toContain('Error saving note: No connection');
  wait(TOAST_MS.success + 50);
  expect(messages().textContent).not.toContain('Saved.');
  expect(screen.getByRole('alert')).toBeTruthy();
  wait(TOAST_MS.error - TOAST_MS.success);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('being pointed at stops the clock, which goes on from where it stood', async () => {
  renderPart(<main />);
  act(() => toast.success({ lead: 'Saved.' }));
  wait(4_000);
  const shown = screen.getByText('Saved.');
  const { userEvent } = await import('@testing-library/user-event');
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  await user.hover(shown);
  wait(60_000);
  expect(screen.queryByText('Saved.')).not.toBeNull();
  await user.unhover(shown);
  wait(1_500);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('the same message is shown once, and can be dismissed', async () => {
  vi.useRealTimers();
  const { user } = renderPart(<main />);
  act(() => {
    toast.warning({ lead: 'Nothing was added.' });
    toast.warning({ lead: 'Nothing was added.' });
  });
  expect(within(messages()).getAllByText('Nothing was added.')).toHaveLength(1);
  await user.click(within(messages()).getByRole('button', { name: 'Dismiss' }));
  expect(messages().textContent).toBe('');
});
