import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { SearchField } from '../../../ui/fields/SearchField.tsx';
import { SEARCH_PAUSE_MS } from '../../../ui/fields/useSearchText.ts';
import { HeaderSearch } from './HeaderSearch.tsx';
import { takeOver } from './typedInHeader.ts';

const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Search provisions' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => vi.useRealTimers());

/** Stands in for the search screen: a field whose value is the address's search. */
function Screen() {
  const query = new URLSearchParams(useLocation().search).get('q') ?? '';
  const [value, setValue] = useState(query);
  return (
    <>
      <SearchField label="Search provisions" value={value} onSearch={setValue} takesOver={takeOver} />
      <output>{value}</output>
    </>
  );
}

const page = (
  <>
    <HeaderSearch />
    <Routes>
      <Route path="/m/newSearch" element={<Screen />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  </>
);

test('typing goes on in the field of the search screen, which has the focus', () => {
  renderPart(page);
  act(() => field().focus());
  type('overt');
  wait(SEARCH_PAUSE_MS);
  expect(screen.getByRole('status').textContent).toBe('overt');
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('overt');
  type('overtime');
  wait(SEARCH_PAUSE_MS);
  expect(screen.getByRole('status').textContent).toBe('overtime');
  expect(field().value).toBe('overtime');
});

test('who has left the field is not drawn back into it', () => {
  renderPart(page);
  act(() => field().focus());
  type('overtime');
  act(() => field().blur());
  wait(SEARCH_PAUSE_MS);
  expect(field().value).toBe('overtime');
  expect(document.activeElement).toBe(document.body);
});

test('there is one search control at a time', () => {
  renderPart(page);
  expect(screen.getAllByRole('searchbox')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Search' })).toBeNull();
});
