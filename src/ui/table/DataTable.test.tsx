import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';

interface Bill {
  id: string;
  name: string;
  stage: number | null;
}

const BILLS: Bill[] = [
  { id: 'b', name: 'Bill 10', stage: 3 },
  { id: 'a', name: 'Bill 9', stage: null },
  { id: 'c', name: 'bill 2', stage: 7 },
];

const COLUMNS: Column<Bill>[] = [
  {
    key: 'name',
    title: 'Bill',
    sortBy: ({ name }) => name,
    cell: ({ id, name }) => <Link to={`/bills/${id}`}>{name}</Link>,
  },
  {
    key: 'stage',
    title: 'Stage',
    sortBy: ({ stage }) => stage,
    sortsFirst: 'descending',
    cell: ({ stage }) => stage,
  },
  {
    key: 'actions',
    title: 'Actions',
    isTitleHidden: true,
    cell: ({ name }) => <button type="button">Copy {name}</button>,
  },
];

type Props = Partial<Parameters<typeof DataTable<Bill>>[0]>;

const table = (props: Props = {}) => (
  <DataTable caption="Bills" columns={COLUMNS} rows={BILLS} rowKey={({ id }) => id} {...props} />
);

const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });

test('rows are sorted by a press on a heading, back by another, and say which way', async () => {
  const { user } = renderPart(table());
  expect(screen.getByRole('table', { name: 'Bills' })).toBeTruthy();
  expect(names()).toEqual(['Bill 10', 'Bill 9', 'bill 2']);
  expect(head('Bill').getAttribute('aria-sort')).toBeNull();

  await user.click(within(head('Bill')).getByRole('button'));
  expect(names()).toEqual(['bill 2', 'Bill 9', 'Bill 10']);
  expect(head('Bill').getAttribute('aria-sort')).toBe('ascending');
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['Bill 10', 'Bill 9', 'bill 2']);
  expect(head('Bill').getAttribute('aria-sort')).toBe('descending');
});

test('a column begins the way it says, and what has no value comes last either way', async () => {
  const { user } = renderPart(table());
  const stage = within(head('Stage')).getByRole('button');
  await user.click(stage);
  expect(names()).toEqual(['bill 2', 'Bill 10', 'Bill 9']);
  await user.click(stage);
  expect(names()).toEqual(['Bill 10', 'bill 2', 'Bill 9']);
  expect(head('Bill').getAttribute('aria-sort')).toBeNull();
});

test('where the server sorts, the rows keep its order and it is asked', async () => {
  const onSort = vi.fn();
  const { user } = renderPart(table({ sort: { by: 'name', direction: 'ascending' }, onSort }));
  expect(names()).toEqual(['Bill 10', 'Bill 9', 'bill 2']);
  await user.click(within(head('Bill')).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'name', direction: 'descending' });
  await user.click(within(head('Stage')).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ by: 'stage', direction: 'descending' });
});

test('a click anywhere in a row opens it, but not one on another control', async () => {
  const { user, address } = renderPart(table({ opensRows: true }), { path: '/bills' });
  await user.click(screen.getByRole('button', { name: 'Copy Bill 9' }));
  expect(address()).toBe('/bills');
  await user.click(screen.getByRole('cell', { name: '7' }));
  expect(address()).toBe('/bills/c');
});

test('the arrow keys go from row to row', async () => {
  const { user } = renderPart(table({ opensRows: true }));
  const [first, second, third] = screen.getAllByRole('link');
  first?.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(second));
  await user.keyboard('{End}{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(third));
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(first));
});

test('a heading that is not shown is still read out', () => {
  renderPart(table());
  expect(head('Actions')).toBeTruthy();
});

test('the others of a long list are shown when asked for', async () => {
  const label = (count: number) => `Show all ${count} bills`;
  const { user } = renderPart(table({ atFirst: { rows: 2, label } }));
  expect(names()).toEqual(['Bill 10', 'Bill 9']);
  await user.click(screen.getByRole('button', { name: 'Show all 3 bills' }));
  expect(names()).toHaveLength(3);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('bill 2'));
  expect(screen.queryByRole('button', { name: 'Show all 3 bills' })).toBeNull();
});

test('more rows are fetched from the server', async () => {
  const onMore = vi.fn();
  const { user } = renderPart(table({ more: { label: 'Show more', isLoading: false, onMore } }));
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
});

test('without rows the filters stay, and the table gives way to its words', () => {
  renderPart(table({ rows: [], filters: <input aria-label="Find" />, empty: <p>No bills found.</p> }));
  expect(screen.getByRole('textbox', { name: 'Find' })).toBeTruthy();
  expect(screen.getByText('No bills found.')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('details are shown below their row', () => {
  renderPart(table({ detail: ({ id, name }) => id === 'a' && <p>About {name}</p> }));
  expect(screen.getAllByRole('row')[3]?.textContent).toBe('About Bill 9');
});

test('a list of hundreds draws what is in sight first and soon the rest, and is sorted like any other', async () => {
  const many = Array.from({ length: 200 }, (_, n) => ({ id: `b${n}`, name: `Bill ${n}`, stage: n % 7 }));
  const { user } = renderPart(table({ rows: many, longList: 'all' }));
  expect(names().length).toBeLessThan(40);
  // Counted in the plainest way: what is asked at every row that comes must not keep them from coming.
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(200));
  await user.click(within(head('Bill')).getByRole('button'));
  await user.click(within(head('Bill')).getByRole('button'));
  await waitFor(() => expect(names().slice(0, 2)).toEqual(['Bill 199', 'Bill 198']));
  expect(names()).toHaveLength(200);
});
