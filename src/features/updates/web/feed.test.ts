import { describe, expect, it } from 'vitest';
import type { Reminder, UpdateEntry } from '../contract.ts';
import { readFeedAddress, writeFeedAddress } from './feedAddress.ts';
import { byMonth, groupEntries, groupReminders, shownAmendments } from './shownEntries.ts';

const entry = (
  date: string,
  changeType: UpdateEntry['changeType'],
  jurisdiction: UpdateEntry['jurisdiction'],
) => ({ date, changeType, jurisdiction }) as UpdateEntry;

const entries = [
  entry('2026-11-17', 'Upcoming Amendment', 'FED'),
  entry('2026-11-04', 'Amendment In Force', 'QC'),
  entry('2026-10-01', 'Amendment In Force', 'ON'),
];

describe('the filters of amendments', () => {
  it('leave out a kind that is not ticked', () => {
    expect(shownAmendments(entries, { upcoming: false, inForce: true }, [])).toEqual(entries.slice(1));
    expect(shownAmendments(entries, { upcoming: true, inForce: false }, [])).toEqual(entries.slice(0, 1));
    expect(shownAmendments(entries, { upcoming: false, inForce: false }, [])).toEqual([]);
  });

  it('show the chosen jurisdictions, and all when none is chosen', () => {
    expect(shownAmendments(entries, { upcoming: true, inForce: true }, ['QC', 'ON'])).toEqual(
      entries.slice(1),
    );
    expect(shownAmendments(entries, { upcoming: true, inForce: true }, [])).toEqual(entries);
  });
});

it('entries stand under their months, in order', () => {
  expect(byMonth(entries).map(({ key, entries: list }) => [key, list.length])).toEqual([
    ['2026-11', 2],
    ['2026-10', 1],
  ]);
});

it('reminders that differ by their jurisdiction alone are one, which names the places', () => {
  const deadline = (jurisdiction: string, description: string, date = '2027-02-28') =>
    ({
      reminderType: 'Deadline',
      name: 'T4 slips',
      description,
      date,
      jurisdiction,
      url: `/${jurisdiction}`,
    }) as Reminder;
  const groups = groupReminders([
    deadline('AB', 'Send the slips.'),
    deadline('ON', 'Send them on paper.'),
    deadline('BC', 'Send the slips.'),
    deadline('QC', 'Send the slips.', '2027-03-01'),
  ]);
  expect(
    groups.map(({ first, places }) => [first.description, first.date, places.map(({ url }) => url)]),
  ).toEqual([
    ['Send the slips.', '2027-02-28', ['/AB', '/BC']],
    ['Send them on paper.', '2027-02-28', ['/ON']],
    ['Send the slips.', '2027-03-01', ['/QC']],
  ]);
});

it('one change in several places is told once, with its places; what differs is not', () => {
  const change = (jurisdiction: string, given: Partial<UpdateEntry> = {}) =>
    ({
      ...entry('2026-01-01', 'Amendment In Force', jurisdiction as UpdateEntry['jurisdiction']),
      name: 'CPP contributions',
      topic: { id: 't', name: 'CPP' },
      bill: null,
      values: [{ label: 'Rate', unit: null, before: 5.9, after: 5.95 }],
      summary: `In ${jurisdiction}`,
      ...given,
    }) as UpdateEntry;
  const quebec = change('QC', { values: [{ label: 'Rate', unit: null, before: 6.4, after: 6.3 }] });
  const groups = groupEntries([change('AB'), quebec, change('ON'), change('BC', { date: '2025-01-01' })]);
  expect(groups.map(({ entries }) => entries.map(({ jurisdiction }) => jurisdiction))).toEqual([
    ['AB', 'ON'],
    ['QC'],
    ['BC'],
  ]);
});

describe('the address of the feed', () => {
  it.each([
    { dateStart: '', dateEnd: '', upcoming: true, inForce: true },
    { dateStart: '2026-01-01', dateEnd: '2026-02-01', upcoming: false, inForce: true },
    { dateStart: '2026-01-01', dateEnd: '', upcoming: true, inForce: false },
    { dateStart: '', dateEnd: '', upcoming: false, inForce: false },
  ])('says %o and is read the same', (address) => {
    expect(readFeedAddress(writeFeedAddress(address))).toEqual(address);
  });

  it('of the page as it usually is, is plain', () => {
    expect(writeFeedAddress({ dateStart: '', dateEnd: '', upcoming: true, inForce: true }).toString()).toBe(
      '',
    );
    expect(readFeedAddress(new URLSearchParams('from=yesterday&to=2026-1-1&hide=it'))).toEqual({
      dateStart: '',
      dateEnd: '',
      upcoming: true,
      inForce: true,
    });
  });
});
