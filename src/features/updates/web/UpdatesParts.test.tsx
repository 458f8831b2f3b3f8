import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { askedStore } from '../../reports/web/addingToReport.ts';
import type { Reminder, UpdateEntry } from '../contract.ts';
import { Amendments } from './Amendments.tsx';
import { DateRangeField } from './DateRangeField.tsx';
import { Reminders } from './Reminders.tsx';

const place = (jurisdiction: UpdateEntry['jurisdiction'], jurisdictionName: string) => ({
  id: `e-${jurisdiction}`,
  date: '2026-01-01',
  name: 'CPP contributions',
  provision: { id: `p-${jurisdiction}`, name: 'CPP contributions' },
  jurisdiction,
  jurisdictionName,
  area: { id: 'a', name: 'Payroll' },
  topic: { id: 't', name: 'Deductions' },
  url: `/m/builder/a/t#p-${jurisdiction}`,
  bill: null,
});
const entry = (jurisdiction: UpdateEntry['jurisdiction'], name: string): UpdateEntry => ({
  ...place(jurisdiction, name),
  createdAt: '2026-01-01T17:00:00Z',
  changeType: 'Amendment In Force',
  summary: 'The rate changes.',
  values: [],
  why: { isWatched: false, reports: [] },
});
const reminder = (jurisdiction: UpdateEntry['jurisdiction'], name: string): Reminder => ({
  ...place(jurisdiction, name),
  reminderType: 'In Force',
  description: 'The rate changes.',
  createdAt: null,
  sharedBy: null,
});

test('one federal change is one entry with its jurisdictions, dated with its year, and adds all of them', async () => {
  const { user } = renderPart(
    <Amendments entries={[entry('AB', 'Alberta'), entry('ON', 'Ontario')]} onBill={() => {}} />,
  );
  const rows = within(screen.getByRole('region', { name: /Amendments/ })).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(rows[0]?.textContent).toContain('Jan 01, 2026');
  expect(rows[0]?.textContent).toContain('ABON');
  await user.click(
    screen.getByRole('button', { name: 'Add To Report: CPP contributions, Alberta, Ontario' }),
  );
  expect(askedStore.get()?.provisionIds).toEqual(['p-AB', 'p-ON']);
  expect(screen.getByRole('button', { name: 'Add all 2 to a report' })).toBeTruthy();
});

test('one entry is added by itself, and not as "all 1"', () => {
  renderPart(<Amendments entries={[entry('AB', 'Alberta')]} onBill={() => {}} />);
  expect(screen.getByRole('button', { name: 'Add it to a report' })).toBeTruthy();
});

test('a reminder of provisions goes into a report, too', async () => {
  const { user } = renderPart(
    <Reminders reminders={[reminder('AB', 'Alberta'), reminder('ON', 'Ontario')]} onBill={() => {}} />,
  );
  await user.click(
    screen.getByRole('button', { name: 'Add To Report: CPP contributions, Alberta, Ontario' }),
  );
  expect(askedStore.get()?.provisionIds).toEqual(['p-AB', 'p-ON']);
});

test.each([
  ['2024-11-22', '2026-11-22', 'Nov 22, 2024 – Nov 22, 2026'],
  ['2026-09-21', '2026-11-20', 'Sep 21 – Nov 20, 2026'],
])('the days from %s to %s are said with their years', (from, to, words) => {
  renderPart(<DateRangeField range={{ from, to }} today="2026-11-22" onChange={() => {}} />);
  expect(screen.getByRole('button').textContent).toBe(words);
});
