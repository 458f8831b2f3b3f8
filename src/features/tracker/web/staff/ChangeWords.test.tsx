import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import type { StaffBill, StaffChange } from '../../staffContract.ts';
import { ChangeWords } from './ChangeWords.tsx';

// The connection is lost: the code that turns a text into what is written does not come.
vi.mock('turndown', () => {
  throw new Error('no connection');
});

const CHANGE: StaffChange = {
  ...{ id: 'c1', partId: null, published: '<p>Two weeks.</p>', upcoming: null, redline: null, day: null },
  provision: { id: 'p1', name: 'Notice', topic: 'Ending work', areaId: 'es', topicId: 'end' },
  overview: '<p>Four weeks of notice.</p>',
  state: 'upcoming',
};
const BILL = { id: 'b1', jurisdiction: 'ON' } as StaffBill;

test('an editor whose code does not come says so, and the words stay on the screen', async () => {
  const { user } = renderPart(<ChangeWords bill={BILL} change={CHANGE} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The editor did not load.');
  expect(screen.getByText('Four weeks of notice.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Edit' })).toBeTruthy();
});
