import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fieldOf } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { Component as AuditScreen } from './AuditScreen.tsx';

const LINE = {
  id: '7',
  at: '2026-11-20T15:00:00.000Z',
  person: 'mira@staff.test',
  action: 'provision.publish',
  thing: { kind: 'provision', id: 'p1', name: 'Minimum Wage, Ontario' },
};
const OLDER = { ...LINE, id: '3', action: 'lamp.dimSlowly', thing: { kind: 'lamp', id: 'l1', name: null } };

function open(path = '/a/audit') {
  const calls = answerCalls({
    'GET /api/staff/audit': ({ search }) =>
      search.get('after') ? { rows: [OLDER], next: null } : { rows: [LINE], next: 'more' },
    'GET /api/staff/audit/7': () => ({
      before: { description: '<p>The rate is $17.60 an hour.</p>', warning: null },
      after: { description: '<p>The rate is $17.95 an hour.</p>', warning: null },
    }),
  });
  return { calls, ...renderPart(<AuditScreen />, { path }) };
}

test('a line says who did what to which thing, and opens what it changed', async () => {
  const { user } = open();
  const row = await screen.findByRole('row', { name: /Minimum Wage, Ontario/ });
  expect(row.textContent).toContain('Published');
  expect(row.textContent).toContain('mira@staff.test');
  await user.click(within(row).getByRole('button', { name: 'Published' }));
  const change = await screen.findByRole('definition');
  expect(screen.getByRole('term').textContent).toBe('Description');
  expect(change.querySelector('del')?.textContent).toContain('60');
  expect(change.querySelector('ins')?.textContent).toContain('95');
});

test('person, thing, day and order are asked of the server, and more lines on request', async () => {
  const { user, calls } = open();
  await screen.findByRole('row', { name: /Minimum Wage/ });
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect((await screen.findByRole('row', { name: /Lamp dim slowly/ })).textContent).toContain('l1Lamp');
  await user.type(fieldOf('Person'), 'mira');
  await user.type(fieldOf('Thing'), 'wage');
  await user.type(screen.getByLabelText('Day'), '2026-11-20');
  await user.click(screen.getByRole('button', { name: 'Who' }));
  await waitFor(() =>
    expect(Object.fromEntries(calls.at(-1)?.search ?? [])).toEqual({
      person: 'mira',
      thing: 'wage',
      day: '2026-11-20',
      by: 'person',
      direction: 'ascending',
    }),
  );
});

test('an address that names a thing opens the log on it', async () => {
  const { user, calls } = open('/a/audit?thing=b1');
  await screen.findByRole('row', { name: /Minimum Wage/ });
  expect(calls[0]?.search.get('thing')).toBe('b1');
  expect(fieldOf('Thing')).toHaveProperty('value', 'b1');
  await user.clear(fieldOf('Thing'));
  await waitFor(() => expect(calls.at(-1)?.search.get('thing')).toBeNull());
});

test('a log that does not load says so, and one without lines as well', async () => {
  answerCalls({ 'GET /api/staff/audit': () => new Refusal(400, 'It broke.') });
  const { user } = renderPart(<AuditScreen />);
  expect((await screen.findByRole('alert')).textContent).toContain('The audit log could not be loaded.');
  answerCalls({ 'GET /api/staff/audit': () => ({ rows: [], next: null }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing was written.')).toBeTruthy();
});
