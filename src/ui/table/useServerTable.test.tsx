import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../test/web/renderPart.tsx';
import { Loaded } from '../state/Loaded.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './DataTable.tsx';
import { type TableRequest, useServerTable } from './useServerTable.ts';

interface Account {
  id: string;
  seats: number;
}
type Key = 'id' | 'seats';
type Asked = Pick<TableRequest<Key>, 'sort' | 'after'>;

const ACCOUNTS: Account[] = [3, 1, 5, 2, 4].map((seats) => ({ id: `account ${seats}`, seats }));
const PAGE = 2;

/** Sorts by the number of seats and sends two accounts at a time. */
function answer({ sort, after }: Asked) {
  const sign = sort?.direction === 'descending' ? -1 : 1;
  const sorted = ACCOUNTS.toSorted((a, b) => sign * (a.seats - b.seats));
  const from = after ? sorted.findIndex(({ id }) => id === after) + 1 : 0;
  const rows = sorted.slice(from, from + PAGE);
  return { rows, next: from + PAGE < sorted.length ? (rows.at(-1)?.id ?? null) : null };
}

const COLUMNS: Column<Account, Key>[] = [
  { key: 'id', title: 'Name', cell: ({ id }) => <a href={`/${id}`}>{id}</a> },
  { key: 'seats', title: 'Seats', isSortable: true, sortsFirst: 'descending', cell: ({ seats }) => seats },
];

function open(answers: (asked: Asked) => Promise<ReturnType<typeof answer>>) {
  const asked: Asked[] = [];
  function List({ search }: { search: string }) {
    const accounts = useServerTable<Account, Key>({
      queryKey: ['accounts', search],
      sort: { by: 'seats', direction: 'ascending' },
      fetchPage: ({ sort, after }) => {
        asked.push({ sort, after });
        return answers({ sort, after });
      },
    });
    return (
      <Loaded query={accounts.query} skeleton={100} failed="The accounts did not load">
        {(rows) => (
          <DataTable
            caption="Accounts"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            {...accounts.table}
          />
        )}
      </Loaded>
    );
  }
  const part = renderPart(<List search="" />);
  return { ...part, asked, search: (text: string) => part.rerender(<List search={text} />) };
}

const seats = () => screen.getAllByRole('link').map(({ textContent }) => Number(textContent?.slice(-1)));
const more = () => screen.findByRole('button', { name: 'Show more' });
const sortBySeats = () => within(screen.getByRole('columnheader', { name: 'Seats' })).getByRole('button');
const isBusy = () => screen.getByRole('table').getAttribute('aria-busy') === 'true';

test('the server sends a page at a time; the keyboard goes on with the first row it brought', async () => {
  const { user, asked } = open(async (request) => answer(request));
  await user.click(await more());
  await waitFor(() => expect(seats()).toEqual([1, 2, 3, 4]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('account 3'));
  await user.click(await more());
  await waitFor(() => expect(seats()).toEqual([1, 2, 3, 4, 5]));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('account 5'));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  expect(asked.map(({ after }) => after)).toEqual([undefined, 'account 2', 'account 4']);
});

test('the server sorts all rows, and begins again with the first page', async () => {
  const { user, asked } = open(async (request) => answer(request));
  await user.click(await more());
  await waitFor(() => expect(seats()).toHaveLength(4));
  await user.click(sortBySeats());
  await waitFor(() => expect(seats()).toEqual([5, 4]));
  expect(asked.at(-1)).toEqual({ sort: { by: 'seats', direction: 'descending' }, after: undefined });
  expect(screen.getByRole('columnheader', { name: 'Seats' }).getAttribute('aria-sort')).toBe('descending');
});

test('the rows stay, marked as busy, until another order or search has answered', async () => {
  const waiting: (() => void)[] = [];
  const { user, search } = open(
    (request) => new Promise((resolve) => waiting.push(() => resolve(answer(request)))),
  );
  const send = () => waiting.splice(0).map((release) => release());
  await waitFor(() => expect(send()).toHaveLength(1));
  await more();
  await user.click(sortBySeats());
  expect(seats()).toEqual([1, 2]);
  expect(isBusy()).toBe(true);
  send();
  await waitFor(() => expect(seats()).toEqual([5, 4]));
  expect(isBusy()).toBe(false);
  search('harbour');
  expect(seats()).toEqual([5, 4]);
  expect(isBusy()).toBe(true);
});

test('a page that fails is told, keeps those that are there, and can be tried again', async () => {
  let isDown = false;
  const { user } = open(async (request) => {
    if (isDown) throw new Error('No connection.');
    return answer(request);
  });
  const button = await more();
  isDown = true;
  await user.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('No connection.');
  expect(seats()).toEqual([1, 2]);
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await user.click(await more());
  await waitFor(() => expect(seats()).toEqual([1, 2, 3, 4]));
});
