import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { LockCard } from './LockCard.tsx';

test('an editor is told whose page it is, in the tab as well, and who can help', () => {
  renderPart(<LockCard />);
  expect(document.title).toContain('Administrators only');
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { name: 'This is for administrators.' })).toBeTruthy();
  expect(page.getByText(/^Your role is EDITOR\./).textContent).toContain(
    'An administrator can open this page',
  );
});
