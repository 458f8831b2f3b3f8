import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { NoMatches } from './NoMatches.tsx';
import { Empty, Failed, Forbidden } from './StateCard.tsx';

test('a failure interrupts who is listening, and offers to try again', async () => {
  const retry = vi.fn();
  const { user } = renderPart(
    <Failed title="The jobs could not be loaded." text="No connection" onRetry={retry} />,
  );
  expect(screen.getByRole('alert').textContent).toContain('No connection');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Try again');
  await user.keyboard('{Enter}');
  expect(retry).toHaveBeenCalledOnce();
});

test('nothing to show is no alarm', () => {
  renderPart(<Empty title="No bills found." action={<button type="button">Clear all filters</button>} />);
  expect(screen.getByRole('heading', { name: 'No bills found.' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Clear all filters' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what the plan does not hold leads to a letter', () => {
  renderPart(<Forbidden title="Not in your plan" text="Ask us." />);
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toMatch(/^mailto:/);
});

test('filters that leave nothing are taken back by one press', async () => {
  const onClick = vi.fn();
  const { user } = renderPart(<NoMatches action={{ label: 'Clear all filters', onClick }} />);
  expect(screen.getByText('No results found.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(onClick).toHaveBeenCalledOnce();
});
