import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { type Loadable, Loaded } from './Loaded.tsx';
import { Loading } from './Skeleton.tsx';

const LIST: Loadable<string[]> = { data: undefined, error: null, refetch: () => {} };
const FAILED = new Error('The server could not be reached.');

const list = (query: Loadable<string[]>, more: { kept?: string; toastLead?: string } = {}) => (
  <Loaded query={query} skeleton={80} failed="The list did not load" empty={<p>Nothing yet</p>} {...more}>
    {(names) => names.join(', ')}
  </Loaded>
);

test('what is loading says so, and then is there', () => {
  const { rerender, container } = renderPart(list(LIST));
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
  rerender(list({ ...LIST, data: ['Ada', 'Bo'] }));
  expect(container.textContent).toContain('Ada, Bo');
  expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull();
});

test('a failure says why and asks again', async () => {
  const refetch = vi.fn();
  const { user } = renderPart(list({ ...LIST, error: FAILED, refetch }));
  expect(screen.getByRole('alert').textContent).toContain(FAILED.message);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a failure tells what was kept in place of its message', () => {
  renderPart(list({ ...LIST, error: FAILED }, { kept: 'Your filters are kept.' }));
  expect(screen.getByRole('alert').textContent).toContain('Your filters are kept.');
  expect(screen.queryByText(FAILED.message)).toBeNull();
});

test('a failure that is a toast is told there, once', () => {
  const failed = { ...LIST, error: FAILED };
  const { rerender } = renderPart(list(failed, { toastLead: 'Error fetching report list:' }));
  rerender(list(failed, { toastLead: 'Error fetching report list:' }));
  const alerts = screen.getAllByRole('alert').map((alert) => alert.textContent?.trim());
  expect(alerts).toContain(`Error fetching report list: ${FAILED.message}`);
  expect(alerts).toHaveLength(2);
});

test('what is known stays when asking again failed', () => {
  const { container } = renderPart(list({ ...LIST, data: ['Ada'], error: FAILED }));
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(container.textContent).toContain('Ada');
});

test('an empty list has its own words', () => {
  renderPart(list({ ...LIST, data: [] }));
  expect(screen.getByText('Nothing yet')).toBeTruthy();
});

test('a failure and an empty list get the box of the screen; what was loaded does not', () => {
  const framed = (query: Loadable<string[]>) => (
    <Loaded query={query} skeleton={80} failed="Failed" empty={<p>Nothing yet</p>} stateClass="roomy">
      {(names) => <p>{names.join()}</p>}
    </Loaded>
  );
  const { rerender } = renderPart(framed({ ...LIST, data: [] }));
  expect(screen.getByText('Nothing yet').closest('.roomy')).toBeTruthy();
  rerender(framed({ ...LIST, error: FAILED }));
  expect(screen.getByRole('alert').closest('.roomy')).toBeTruthy();
  rerender(framed({ ...LIST, data: ['Ada'] }));
  expect(screen.getByText('Ada').closest('.roomy')).toBeNull();
});

test('who waits for long is told that the page still waits', () => {
  vi.useFakeTimers();
  try {
    renderPart(<Loading>…</Loading>);
    expect(screen.getByRole('status', { name: 'Loading' }).textContent).not.toContain('longer');
    act(() => vi.advanceTimersByTime(8_000));
    expect(screen.getByRole('status', { name: 'Loading' }).textContent).toContain('longer than usual');
  } finally {
    vi.useRealTimers();
  }
});
