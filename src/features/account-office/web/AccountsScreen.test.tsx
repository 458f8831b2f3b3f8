import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import type { AccountRequest, AccountRow, HistoryLine, StaffAccount } from '../contract.ts';
import { Component as AccountsScreen } from './AccountsScreen.tsx';

const ROW: AccountRow = {
  ...{
    id: 'a1',
    name: 'Harbour Cafe',
    plan: 'Province',
    billing: null,
    size: 'Small',
    state: 'ending',
    isDeletionAsked: false,
  },
  ...{ until: '2026-11-26T04:59:59.000Z', people: 2, seats: 2, lastSeenAt: null },
};
const REQUEST: AccountRequest = {
  ...{
    kind: 'deletion',
    id: 'r1',
    account: { id: 'a1', name: 'Harbour Cafe' },
    at: '2026-11-12T15:00:00.000Z',
  },
  ...{
    dueOn: '2026-12-12',
    by: 'Priya Shah',
    email: 'trial@demo.test',
    phone: null,
    plan: null,
    message: 'We close.',
  },
};
const PERSON: StaffAccount['people'][number] = {
  ...{ id: 'u1', firstName: 'Priya', lastName: 'Shah', email: 'trial@demo.test', role: 'ACCOUNT_OWNER' },
  ...{ isActive: true, isPending: false, hasFactor: true, lastSignInAt: null, sessions: 2, lastSeenAt: null },
};
const ACCOUNT: StaffAccount = {
  ...{
    id: 'a1',
    name: 'Harbour Cafe',
    size: 'Small',
    phone: null,
    address: [],
    createdAt: '2026-11-11T15:00:00.000Z',
  },
  ...{ state: 'ending', isSpecial: false, plan: { id: 'province', name: 'Province' } },
  ...{
    trialUntil: '2026-11-26T04:59:59.000Z',
    isSubscriptionActive: false,
    renewsOn: null,
    billing: null,
    seats: 2,
  },
  ...{ jurisdictions: ['ON'], areas: ['hr'], intended: { jurisdictions: ['ON'], areas: ['hr'] } },
  ...{
    isMFAEnabled: false,
    isPDFDownloadEnabled: false,
    isExcelDownloadEnabled: false,
    factorRequiredFrom: null,
  },
  people: [PERSON, { ...PERSON, id: 'u2', email: 'luke@demo.test', firstName: 'Luke', role: 'USER' }],
  requests: [REQUEST],
  signOn: { isRequired: false, domains: [{ domain: 'harbour.test', verifiedAt: null, staffReason: null }] },
};
const LINE: HistoryLine = {
  ...{ id: '9', at: '2026-11-20T15:00:00.000Z', person: 'admin@demo.test', isByStaff: true, about: null },
  ...{
    action: 'account.changeAccess',
    before: { seats: 1 },
    after: { seats: 2 },
    why: 'the bookkeeper looks',
  },
};

function open(answers: Record<string, () => unknown> = {}) {
  const calls = answerCalls({
    'GET /api/staff/accounts': () => ({ rows: [ROW], next: null }),
    'GET /api/staff/accounts/counts': () => ({ all: 1, trial: 1, ending: 1, paid: 0, expired: 0 }),
    'GET /api/staff/accounts/requests': () => [REQUEST],
    'GET /api/staff/accounts/areas': () => [{ id: 'hr', name: 'Human Rights' }],
    'GET /api/staff/accounts/plans': () => [],
    'GET /api/staff/accounts/a1': () => ACCOUNT,
    'GET /api/staff/accounts/a1/history': () => ({ rows: [LINE], next: null }),
    'GET /api/staff/accounts/a1/erasure': () => ({ goes: [{ what: 'notes', count: 3 }], auditLines: 4 }),
    'PATCH /api/staff/accounts/a1': () => ACCOUNT,
    'POST /api/staff/accounts/a1/erasure': () => ({ success: true }),
    'POST /api/staff/factorRecovery': () => ({ success: true }),
    'POST /api/staff/signOnDomains': () => ({ success: true }),
    ...answers,
  });
  const part = renderPart(<AccountsScreen />, { path: '/a/accounts?account=a1' });
  const sent = (method: string) => calls.filter((call) => call.method === method).map(({ body }) => body);
  return { ...part, sent };
}

const seats = () => screen.findByLabelText('Seats');

test('a change of access asks why, and is sent with it', async () => {
  const { user, sent } = open();
  const field = await seats();
  await user.clear(field);
  await user.type(field, '3{Enter}');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Say why: it is kept in the history.')).toBeTruthy();
  await user.type(within(dialog).getByLabelText('Why'), 'a third of them');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent('PATCH')).toEqual([{ seats: 3, reason: 'a third of them' }]));
});

test('fewer seats than people are refused at the field, before anything is asked', async () => {
  const { user, sent } = open();
  const field = await seats();
  await user.clear(field);
  await user.type(field, '1{Enter}');
  expect(await screen.findByText('2 people use 1 seat.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('PATCH')).toEqual([]);
});

test('what the server refuses comes to stand at its field', async () => {
  const { user } = open({
    'PATCH /api/staff/accounts/a1': () => new Refusal(400, 'No', { seats: '4 people use 3 seats.' }),
  });
  const field = await seats();
  await user.clear(field);
  await user.type(field, '3{Enter}');
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('Why'), 'they asked');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('4 people use 3 seats.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the history shows what was struck, what stands and why', async () => {
  open();
  const history = await screen.findByRole('region', { name: 'History' });
  expect(await within(history).findByText('Why: the bookkeeper looks')).toBeTruthy();
  expect(history.querySelector('del')?.textContent).toContain('1');
  expect(history.querySelector('ins')?.textContent).toContain('2');
});

test('an account is deleted only once its name is typed', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete Harbour Cafe' });
  expect(await within(dialog).findByText('3 notes')).toBeTruthy();
  const button = within(dialog).getByRole('button', { name: 'Delete the account' });
  await user.type(within(dialog).getByLabelText('Type Harbour Cafe to delete it'), 'Harbour');
  expect((button as HTMLButtonElement).disabled).toBe(true);
  await user.type(within(dialog).getByLabelText('Type Harbour Cafe to delete it'), ' Cafe');
  await user.click(button);
  await waitFor(() => expect(sent('POST')).toEqual([{ name: 'Harbour Cafe' }]));
});

test('lost factors are removed, and a domain taken at its word, with how it was made sure', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Priya Shah' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Remove second factors' }));
  await user.type(await screen.findByLabelText('Why'), 'Called the office number.');
  await user.click(screen.getByRole('button', { name: 'Remove them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Verify harbour.test' }));
  await user.type(await screen.findByLabelText('Why'), 'too short');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  expect(await screen.findByText('Say how you made sure who asked.')).toBeTruthy();
  await user.type(screen.getByLabelText('Why'), ', so: a signed letter.');
  await user.click(screen.getByRole('button', { name: 'Verify' }));
  await waitFor(() =>
    expect(sent('POST')).toEqual([
      { email: 'trial@demo.test', reason: 'Called the office number.' },
      { email: 'trial@demo.test', domain: 'harbour.test', reason: 'too short, so: a signed letter.' },
    ]),
  );
});
