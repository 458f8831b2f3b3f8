import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../test/web/field.ts';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal } from '../../../../test/web/serverAnswers.ts';
import { addDays, torontoDay } from '../../../shared/torontoDate.ts';
import { NewAccount } from './NewAccount.tsx';

const TODAY = torontoDay(new Date());
const TYPED = {
  ...{ name: 'Harbour Cafe', firstName: 'Priya', lastName: 'Shah', email: 'priya@harbour.test' },
  reason: 'Asked for by phone.',
};
const SENT = {
  ...TYPED,
  ...{ size: null, plan: null, seats: 1, jurisdictions: [], areas: [], billing: null },
  ...{ isSubscriptionActive: false, trialUntil: null, renewsOn: null },
  ...{ isPDFDownloadEnabled: false, isExcelDownloadEnabled: false },
};

function open(answer: () => unknown = () => ({ id: 'a1', name: TYPED.name })) {
  const calls = answerCalls({
    'GET /api/staff/accounts/areas': () => [
      { id: 'es', name: 'Employment Standards' },
      { id: 'hr', name: 'Human Rights' },
    ],
    'GET /api/staff/accounts/plans': () => [],
    'POST /api/staff/accounts': answer,
  });
  const onMade = vi.fn();
  const { user } = renderPart(<NewAccount onClose={() => {}} onMade={onMade} />);
  const sent = () => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  return { user, sent, onMade };
}

/** The field of a list, which its list of options is named like. */
const listOf = (name: string) => screen.getByRole('combobox', { name });

async function choose(user: UserEvent, list: string, option: string): Promise<void> {
  await user.click(listOf(list));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fillAll(user: UserEvent): Promise<void> {
  await fill(user, 'Organisation', TYPED.name);
  await fill(user, 'First name', TYPED.firstName);
  await fill(user, 'Last name', TYPED.lastName);
  await fill(user, 'Email', TYPED.email);
  await fill(user, 'Why', TYPED.reason);
}

test('what is missing, or what a trial cannot have, is said at its field, and nothing is sent', async () => {
  const { user, sent } = open();
  await fill(user, 'Email', 'priya');
  await fill(user, 'Trial until', addDays(TODAY, -1));
  await fill(user, 'Why', 'ok');
  await user.click(buttonOf('Make the account'));
  await waitFor(() => expect(faultOf(fieldOf('Organisation'))).toBe('This is needed.'));
  expect(faultOf(fieldOf('First name'))).toBe('This is needed.');
  expect(faultOf(fieldOf('Last name'))).toBe('This is needed.');
  expect(faultOf(fieldOf('Email'))).not.toBe('');
  expect(faultOf(fieldOf('Trial until'))).toBe('Choose today or a day to come.');
  expect(faultOf(listOf('Jurisdictions'))).toContain('A free trial shows 1 jurisdiction.');
  expect(faultOf(listOf('Areas'))).toContain('A free trial shows 1 to 3 areas.');
  expect(faultOf(fieldOf('Why'))).toBe('Say why: it is kept in the history.');
  expect(sent()).toEqual([]);
});

test('a trial is sent with its last day and what it shows', async () => {
  const { user, sent, onMade } = open();
  await fillAll(user);
  await fill(user, 'Trial until', addDays(TODAY, 30));
  await choose(user, 'Jurisdictions', 'Ontario');
  await choose(user, 'Areas', 'Human Rights');
  await user.click(buttonOf('Make the account'));
  expect(await screen.findByText('The account was made and its owner invited.')).toBeTruthy();
  expect(sent()).toEqual([{ ...SENT, trialUntil: addDays(TODAY, 30), jurisdictions: ['ON'], areas: ['hr'] }]);
  expect(onMade).toHaveBeenCalledWith('a1');
});

test('a subscription is sent with the day it renews on, a year ahead, and how it is billed; none chosen means all', async () => {
  const { user, sent } = open();
  await fillAll(user);
  await user.click(screen.getByRole('radio', { name: 'Subscription' }));
  await fill(user, 'Seats', '12');
  await user.click(buttonOf('Make the account'));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toEqual({
    ...SENT,
    ...{ isSubscriptionActive: true, renewsOn: addDays(TODAY, 365), billing: 'annually', seats: 12 },
  });
});

test.each([
  ['an email that somebody has', 'email', 'Email', 'An account with the same email address already exists.'],
  ['a day on which the subscription cannot renew', 'renewsOn', 'Renews on', 'This is not valid.'],
  ['seats that cannot be', 'seats', 'Seats', 'Too many.'],
])('%s is said at its field, once, and what was typed stays', async (_, field, label, text) => {
  const { user, onMade } = open(() => new Refusal(400, text, { [field]: text }));
  await fillAll(user);
  await user.click(screen.getByRole('radio', { name: 'Subscription' }));
  await user.click(buttonOf('Make the account'));
  await waitFor(() => expect(faultOf(fieldOf(label))).toBe(text));
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(fieldOf('Organisation').value).toBe(TYPED.name);
  expect(fieldOf('Why').value).toBe(TYPED.reason);
  expect(onMade).not.toHaveBeenCalled();
});

test('the last day of a trial that is refused is said at that day', async () => {
  const { user } = open(() => new Refusal(400, 'No.', { trialUntil: 'This is not a day.' }));
  await fillAll(user);
  await choose(user, 'Jurisdictions', 'Ontario');
  await choose(user, 'Areas', 'Human Rights');
  await user.click(buttonOf('Make the account'));
  await waitFor(() => expect(faultOf(fieldOf('Trial until'))).toBe('This is not a day.'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a refusal that concerns no field is said above the form', async () => {
  const { user } = open(() => new Refusal(503, 'The service is busy.'));
  await fillAll(user);
  await user.click(screen.getByRole('radio', { name: 'Subscription' }));
  await user.click(buttonOf('Make the account'));
  expect((await screen.findByRole('alert')).textContent).toBe('The service is busy.');
});
