import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldOf } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { TrackedBill } from '../contract.ts';
import { Component as TrackerScreen } from './TrackerScreen.tsx';

const AREA = { id: 'es', name: 'Employment Standards' };

const aBill = (given: Partial<TrackedBill>): TrackedBill => ({
  id: 'b1',
  kind: 'bill',
  name: 'Working for Workers Act',
  number: 'Bill 30',
  jurisdiction: 'ON',
  status: 'Second Reading',
  inForce: 'to be proclaimed',
  inForceDate: null,
  assentDate: null,
  introductionDate: '2026-05-28',
  lastMove: '2026-06-02',
  seenOn: '2026-11-20',
  outcome: null,
  isInForce: false,
  parts: { total: 1, inForce: 0 },
  areas: [AREA, { id: 'hr', name: 'Human Rights' }],
  ...given,
});

const BILLS = [
  aBill({}),
  aBill({ id: 'b2', number: 'Bill 2', jurisdiction: 'AB', lastMove: '2026-09-01', areas: [AREA] }),
  aBill({ id: 'r1', kind: 'regulation', number: null, name: 'Minimum Wage Order', status: 'Filed' }),
];

async function open(path = '/m/tracker') {
  answerCalls({ 'GET /api/bills': () => BILLS });
  const part = renderPart(<TrackerScreen />, { path });
  await screen.findByText(/bills and regulations in your/);
  return part;
}

const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('button')[0]?.textContent);

test('each bill says how far it is, where, and what it concerns; the last to move comes first', async () => {
  await open();
  expect(names()).toEqual(['Bill 2', 'Bill 30', 'Minimum Wage Order']);
  const ontario = screen.getByRole('row', { name: /Bill 30/ });
  expect(within(ontario).getByRole('img').getAttribute('aria-label')).toMatch(/^Second Reading, step 2 of/);
  expect(within(ontario).getByTitle('Human Rights').textContent).toBe('+1 more');
  expect(within(screen.getByRole('row', { name: /Minimum Wage Order/ })).queryByRole('img')).toBeNull();
  expect(screen.getByText(/^3 bills and regulations in your jurisdictions, 2 before/)).toBeTruthy();
});

test('bills of which no last move is known come last, and say so', async () => {
  answerCalls({ 'GET /api/bills': () => [aBill({ id: 'b0', number: 'Bill 9', lastMove: null }), ...BILLS] });
  renderPart(<TrackerScreen />, { path: '/m/tracker' });
  await screen.findByText(/bills and regulations in your/);
  expect(names().at(-1)).toBe('Bill 9');
  expect(screen.getByRole('row', { name: /Bill 9/ }).textContent).toContain('Not known');
});

test('words, order and the bill that is open stand in the address', async () => {
  const { user, address } = await open();
  await user.type(fieldOf('Find a bill'), 'bill 30');
  await waitFor(() => expect(names()).toEqual(['Bill 30']));
  await user.click(screen.getByRole('button', { name: 'In force' }));
  await user.click(screen.getByRole('button', { name: 'Bill 30' }));
  expect(new URLSearchParams(address().split('?')[1]).toString()).toBe('q=bill+30&sort=inForce&bill=b1');
});

test('filters that leave nothing can be taken back', async () => {
  const { user, address } = await open('/m/tracker?q=zebra&jurisdictions=ON');
  expect(screen.queryByRole('row')).toBeNull();
  expect(screen.getByText('No bills found.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(names()).toHaveLength(3);
  expect(address()).toBe('/m/tracker');
});

test('bills that do not load say so, and load when tried again', async () => {
  answerCalls({ 'GET /api/bills': () => new Refusal(400, 'It broke.') });
  const { user } = renderPart(<TrackerScreen />, { path: '/m/tracker' });
  expect((await screen.findByRole('alert')).textContent).toContain('The bills could not be loaded.It broke.');
  answerCalls({ 'GET /api/bills': () => BILLS });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
