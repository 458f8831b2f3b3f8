import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { SearchField } from './SearchField.tsx';
import { SEARCH_PAUSE_MS } from './useSearchText.ts';

type Props = Partial<Parameters<typeof SearchField>[0]>;

/** A field whose value follows the search, as an address does. */
function Searching({ onSearch, ...props }: Props) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <>
      <SearchField
        label="Search provisions"
        {...props}
        value={value}
        onSearch={(text) => {
          setValue(text);
          onSearch?.(text);
        }}
      />
      <button type="button" onClick={() => setValue('overtime')}>
        Back
      </button>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByRole('searchbox', { name: 'Search provisions' });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: false }));
afterEach(() => vi.useRealTimers());

test('the search runs after a pause, once, for what was typed last', () => {
  const onSearch = vi.fn();
  renderPart(<Searching onSearch={onSearch} />);
  type('over');
  wait(SEARCH_PAUSE_MS - 1);
  type('overtime ');
  wait(SEARCH_PAUSE_MS - 1);
  expect(onSearch).not.toHaveBeenCalled();
  wait(1);
  expect(onSearch.mock.calls).toEqual([['overtime']]);
  expect(field().value).toBe('overtime ');
  wait(10 * SEARCH_PAUSE_MS);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('Enter searches at once, and the pause after it searches no second time', () => {
  const onSearch = vi.fn();
  renderPart(<Searching onSearch={onSearch} />);
  type('overtime');
  fireEvent.submit(field());
  expect(onSearch.mock.calls).toEqual([['overtime']]);
  wait(SEARCH_PAUSE_MS);
  expect(onSearch).toHaveBeenCalledOnce();
});

test('a text too short is not searched for and says so; an empty one clears', () => {
  const onSearch = vi.fn();
  renderPart(
    <Searching value="overtime" onSearch={onSearch} minLength={3} tooShort="Type at least 3 characters." />,
  );
  type('ov');
  expect(screen.getByText('Type at least 3 characters.')).toBeTruthy();
  fireEvent.submit(field());
  wait(SEARCH_PAUSE_MS);
  expect(onSearch).not.toHaveBeenCalled();
  type('');
  expect(screen.queryByText('Type at least 3 characters.')).toBeNull();
  wait(SEARCH_PAUSE_MS);
  expect(onSearch.mock.calls).toEqual([['']]);
});

test('without a pause every key searches', () => {
  const onSearch = vi.fn();
  renderPart(<Searching pauseMs={0} onSearch={onSearch} />);
  type('o');
  type('ov');
  type('ov ');
  expect(onSearch.mock.calls).toEqual([['o'], ['ov']]);
  expect(field().value).toBe('ov ');
});

test('back and forward change what stands in the field', () => {
  renderPart(<Searching value="vacation" />);
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(field().value).toBe('overtime');
});

test('an address that follows late takes no letter away', () => {
  const onSearch = vi.fn();
  const late = (value: string) => (
    <SearchField label="Search provisions" pauseMs={0} value={value} onSearch={onSearch} />
  );
  const { rerender } = renderPart(late(''));
  type('o');
  type('ov');
  rerender(late('o'));
  expect(field().value).toBe('ov');
  rerender(late('ov'));
  expect(field().value).toBe('ov');
  rerender(late('o'));
  expect(field().value).toBe('o');
});

test('the button at its end empties the field and searches at once', () => {
  const onSearch = vi.fn();
  renderPart(<Searching value="overtime" isClearable onSearch={onSearch} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch.mock.calls).toEqual([['']]);
  expect(field().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});
