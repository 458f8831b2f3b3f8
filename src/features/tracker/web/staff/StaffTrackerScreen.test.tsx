import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../../test/web/serverAnswers.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { StaffBill, StaffBillRow } from '../../staffContract.ts';
import { Component as StaffTrackerScreen } from './StaffTrackerScreen.tsx';

const ROW: StaffBillRow = {
  id: 'b1',
  kind: 'bill',
  name: 'Fair Hours Act',
  number: 'Bill 30',
  jurisdiction: 'ON',
  status: 'First Reading',
  inForce: 'to be proclaimed',
  inForceDate: null,
  assentDate: null,
  introductionDate: '2026-05-28',
  lastMove: '2026-05-28',
  isInForce: false,
  parts: { total: 0, inForce: 0 },
  seenOn: '2026-01-02',
  outcome: null,
  areas: [],
  toRollIn: 0,
  startSoon: 0,
};
const IN_FORCE = { ...ROW, id: 'b2', number: 'Bill 2', status: 'Royal Assent', isInForce: true, toRollIn: 1 };

const BILL: StaffBill = {
  id: 'b1',
  kind: 'bill',
  jurisdiction: 'ON',
  revision: 4,
  bill: {
    ...{ number: 'Bill 30', name: 'Fair Hours Act', chapter: null, url: null, description: null },
    status: 'First Reading',
    stageDates: [{ stage: 'First Reading', date: '2026-05-28' }],
    ...{ inForce: 'to be proclaimed', inForceDate: null, outcome: null, seenOn: '2026-01-02', parts: [] },
    ...{ sources: [], confidence: 'high', acts: [], regulations: [] },
  },
  changes: [],
  waiting: [],
  isPublished: true,
  proposed: [],
  verification: 'official-page',
};

async function open(part: Partial<StaffBill> = {}) {
  let bill: StaffBill = { ...BILL, ...part };
  const calls = answerCalls({
    'GET /api/staff/bills': () => [ROW, IN_FORCE],
    'GET /api/staff/bills/b1': () => bill,
    'GET /api/staff/bills/b1/provisions': () => [],
    'GET /api/staff/bills/b1/instruments': () => [],
    'GET /api/staff/bills/b2': () => ({ ...BILL, id: 'b2', bill: { ...BILL.bill, number: 'Bill 2' } }),
    'GET /api/staff/bills/b2/provisions': () => [],
    'GET /api/staff/bills/b2/instruments': () => [],
    'GET /api/bills/b1': () => new Promise(() => {}),
    'PATCH /api/staff/bills/b1': ({ body }) => {
      const sent = body as { revision: number; bill: StaffBill['bill'] };
      if (sent.revision !== bill.revision) {
        return new Refusal(409, 'Somebody else changed this bill.', {}, 'changed_meanwhile');
      }
      bill = { ...bill, revision: sent.revision + 1, bill: sent.bill };
      return bill;
    },
  });
  const rendered = renderPart(<StaffTrackerScreen />, { path: '/a/billTracker?bill=b1' });
  await screen.findByRole('heading', { name: 'Bill 30, Fair Hours Act' });
  const saves = () => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
  /** A colleague writes something of the bill. */
  const colleague = (written: Partial<StaffBill['bill']>) => {
    bill = { ...bill, revision: bill.revision + 1, bill: { ...bill.bill, ...written } };
  };
  return { ...rendered, saves, colleague };
}

test('what came into force and waits to be rolled in stands on top', async () => {
  await open();
  const list = screen.getByRole('list', { name: 'Bills' });
  expect(
    within(list)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Came into force, to be rolled in1', 'Before a legislature1']);
  expect(within(list).getByText(/^Not looked at for \d{3,} days$/)).toBeTruthy();
});

test('M moves the bill on to its next stage today, and Undo takes that back', async () => {
  const { user, saves } = await open();
  await user.keyboard('m');
  const today = torontoDay(new Date());
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(saves()[0]).toMatchObject({
    revision: 4,
    bill: {
      status: 'Second Reading',
      seenOn: today,
      stageDates: [{ stage: 'First Reading' }, { stage: 'Second Reading', date: today }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toEqual({ revision: 5, bill: BILL.bill });
});

test('a move is taken back from another bill too, where one has gone on meanwhile', async () => {
  const { user, saves } = await open();
  await user.keyboard('m');
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.click(screen.getByText('Bill 2'));
  await screen.findByRole('heading', { name: 'Bill 2, Fair Hours Act' });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toEqual({ revision: 5, bill: BILL.bill });
});

const writeAbout = async (user: Awaited<ReturnType<typeof open>>['user'], words: string) => {
  await user.type(screen.getByLabelText('About'), words);
  await user.tab();
};

test('what a colleague wrote elsewhere in the bill meanwhile stays, and so does what is written here', async () => {
  const { user, saves, colleague } = await open();
  colleague({ chapter: 'SO 2026, c 4' });
  await writeAbout(user, 'Fairer hours.');
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]).toMatchObject({
    revision: 5,
    bill: { chapter: 'SO 2026, c 4', description: 'Fairer hours.' },
  });
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('where two wrote the same, the second is told and chooses', async () => {
  const { user, saves, colleague } = await open();
  colleague({ description: 'In a colleague’s words.' });
  await writeAbout(user, 'In mine.');
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Somebody else wrote this meanwhile: About.',
  );
  expect(saves()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByLabelText('About')).toHaveProperty('value', 'In a colleague’s words.');
  expect(saves()).toHaveLength(1);

  colleague({ description: 'Once more.' });
  await user.clear(screen.getByLabelText('About'));
  await writeAbout(user, 'In mine.');
  await user.click(await screen.findByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(saves()).toHaveLength(3));
  expect(saves()[2]).toMatchObject({ revision: 6, bill: { description: 'In mine.' } });
});

test('a day that contradicts is told at its field and not sent', async () => {
  const { user, saves } = await open();
  await user.click(screen.getByRole('button', { name: 'Stands at Second Reading' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  await user.type(screen.getByLabelText('Day of Second Reading'), '2026-05-01');
  await user.tab();
  expect(
    await screen.findByText('Second Reading, May 01, 2026, comes before First Reading, May 28, 2026.'),
  ).toBeTruthy();
  expect(saves()).toHaveLength(1);
});

test('a bill is seen as readers see it, and leads to what staff wrote of it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(await screen.findByRole('dialog', { name: 'Bill Details' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'What staff wrote of it' })).toHaveProperty(
    'pathname',
    '/a/audit',
  );
});

test('a bill says beside its name whether all of it or a part is in force', async () => {
  const part = { inForceDate: '2026-01-01', sections: null };
  await open({
    bill: {
      ...BILL.bill,
      ...{ status: 'Royal Assent', inForce: 'others' },
      stageDates: [{ stage: 'Royal Assent', date: '2025-12-01' }],
      parts: [
        { ...part, id: 'p1', what: 'Hours', inForce: 'on date' },
        { ...part, id: 'p2', what: 'Pay', inForce: 'to be proclaimed', inForceDate: null },
      ],
    },
  });
  expect(screen.getByText('In force in part')).toBeTruthy();
});

test('a bill that readers do not see yet has no preview and no link for them', async () => {
  const { user } = await open({ isPublished: false });
  expect(screen.getByRole('button', { name: 'Preview' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'Copy the link for readers' })).toHaveProperty(
    'disabled',
    true,
  );
});
