import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { SEARCH_TARGET } from './Shortcuts.tsx';

afterEach(() => vi.restoreAllMocks());

test('a slash leads to the search; while somebody types it is a slash', async () => {
  // Nothing is laid out here, and what is not on the page is not led to.
  vi.spyOn(HTMLElement.prototype, 'offsetParent', 'get').mockReturnValue(document.body);
  const { user } = renderPart(
    <>
      <input aria-label="Name" />
      <input aria-label="Search" {...SEARCH_TARGET} />
    </>,
  );
  const search = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  await user.keyboard('/');
  expect(document.activeElement).toBe(search);
  expect(search.value).toBe('');
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('and/or?');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('and/or?');
  expect(screen.queryByRole('dialog')).toBeNull();
});
