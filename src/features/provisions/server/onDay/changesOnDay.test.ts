import { expect, test } from 'vitest';
import type { DatedChange } from '../../../legislation/server/reads.ts';
import { announcedBy, begunBy, startOf } from './changesOnDay.ts';

const LAW = {
  status: 'Royal Assent',
  assentDate: '2026-06-01',
  inForce: 'assent',
  inForceDate: null,
} as const;
interface Parts {
  id?: string;
  commencement?: Partial<DatedChange['commencement']>;
  bill?: object | null;
  stages?: { stage: string; on: string }[];
  isRolledIn?: boolean;
}
const dated = ({ id = 'c', commencement, bill, stages = [], isRolledIn = false }: Parts = {}) =>
  ({
    change: {
      id,
      bill:
        bill === null
          ? null
          : {
              id: 'b',
              introductionDate: '2026-01-15',
              assentDate: '2026-06-01',
              status: 'Royal Assent',
              isActive: false,
              ...bill,
            },
    },
    commencement: { ...LAW, ...commencement },
    ...{ stages, isRolledIn, upcomingText: null },
  }) as unknown as DatedChange;
const onDate = (inForceDate: string) =>
  dated({ id: inForceDate, commencement: { inForce: 'on date', inForceDate } });

test('a change starts by its own terms, and never before the bill is assented to', () => {
  expect(startOf(dated())).toBe('2026-06-01');
  expect(startOf(onDate('2027-01-01'))).toBe('2027-01-01');
  expect(startOf(dated({ commencement: { inForce: 'retro on date', inForceDate: '2026-01-01' } }))).toBe(
    '2026-06-01',
  );
  expect(startOf(dated({ commencement: { inForce: 'to be proclaimed' } }))).toBeNull();
});

test('on a past day it was announced from its introduction until the day before it began', () => {
  const announced = (on: string) => announcedBy([dated()], on).length;
  expect(['2026-01-14', '2026-01-15', '2026-05-31', '2026-06-01'].map(announced)).toEqual([0, 1, 1, 0]);
});

test('what no bill brings, and a bill of which nobody knows when it came in, was announced on no day', () => {
  expect(
    announcedBy([dated({ bill: null }), dated({ bill: { introductionDate: null } })], '2026-03-01'),
  ).toEqual([]);
});

test('a bill is told as it stood: at the last stage it had reached, and without an assent to come', () => {
  const stages = [
    { stage: 'First Reading', on: '2026-01-15' },
    { stage: 'Second Reading', on: '2026-03-01' },
    { stage: 'Royal Assent', on: '2026-06-01' },
  ];
  const then = (on: string) =>
    announcedBy([dated({ stages, commencement: { inForce: 'to be proclaimed' } })], on)[0]?.bill;
  expect(then('2026-02-28')).toMatchObject({ status: 'First Reading', assentDate: null, isActive: true });
  expect(then('2026-03-01')).toMatchObject({ status: 'Second Reading', assentDate: null });
  expect(then('2026-06-01')).toMatchObject({ status: 'Royal Assent', assentDate: '2026-06-01' });
});

test('what begins after today and by the day asked for is told in the order in which it does', () => {
  const changes = ['2027-03-01', '2027-01-01', '2026-11-26', '2026-11-27', '2027-03-02'].map(onDate);
  expect(begunBy(changes, '2027-03-01', '2026-11-26').map(({ change }) => change.id)).toEqual([
    ...['2026-11-27', '2027-01-01', '2027-03-01'],
  ]);
});

test('what the text says already does not begin again', () => {
  const change = { ...onDate('2027-01-01'), isRolledIn: true };
  expect(begunBy([change], '2027-06-01', '2026-11-26')).toEqual([]);
});
