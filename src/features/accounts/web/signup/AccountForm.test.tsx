import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { buttonOf, faultOf, fieldOf, fill } from '../../../../../test/web/field.ts';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls, Refusal, type SentCall } from '../../../../../test/web/serverAnswers.ts';
import { Component as AccountScreen } from './AccountScreen.tsx';
import { emptySignup, readSignup, writeSignup } from './signupData.ts';

const CHECK_FORM = 'Please check the form for errors and try again.';
const CHECK_BOX = 'Please check the box above.';

/** Solves every captcha at once. */
class QuickWorker extends EventTarget {
  postMessage() {
    this.dispatchEvent(new MessageEvent('message', { data: 7 }));
  }
  terminate() {}
}

const answer = (signUp: (call: SentCall) => unknown) =>
  answerCalls({
    'GET /api/accounts/challenge': () => ({
      algorithm: 'SHA-256',
      challenge: 'c',
      maxnumber: 9,
      salt: 's',
      signature: 'x',
    }),
    'POST /api/accounts': signUp,
  });

const start = () => buttonOf('Start my free trial');
const robot = () => fieldOf('I am not a robot');

const filled = { businessName: 'Kiln & Co', firstName: 'Noor', lastName: 'Haddad', email: 'noor@kiln.test' };

/** Comes back to what was typed before, and ticks the box. */
async function fillIn() {
  const signup = readSignup(sessionStorage);
  writeSignup(sessionStorage, { ...signup, form: { ...signup.form, ...filled } });
  const part = renderPart(<AccountScreen />, { path: '/signup/account' });
  await part.user.click(robot());
  await waitFor(() => expect(robot().checked).toBe(true));
  return part;
}

beforeEach(() => {
  vi.stubGlobal('Worker', QuickWorker);
  writeSignup(sessionStorage, {
    ...emptySignup(),
    plan: 'province',
    areas: ['hours'],
    jurisdictions: ['ON'],
  });
});

test('what is missing is said at each field and below, and the first of them gets the focus', async () => {
  const calls = answer(() => ({ success: true }));
  const { user } = renderPart(<AccountScreen />);
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toBe('Canada');
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(start());
  for (const label of ['Business name', 'First name', 'Last name', 'Email']) {
    expect(faultOf(fieldOf(label))).toBe('This is needed.');
  }
  expect(screen.getByText(CHECK_BOX)).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toBe(CHECK_FORM);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Business name')));
  expect(calls).toEqual([]);

  await fill(user, 'Email', 'noor@kiln');
  expect(faultOf(fieldOf('Email'))).toBe(
    "Your email address doesn't appear to be valid. Please correct it and try again.",
  );
  await fill(user, 'Email', 'noor@kiln.test');
  expect(faultOf(fieldOf('Email'))).toBe('');
});

test('while it goes through and after, nothing is said to be wrong; what was said before is gone', async () => {
  answer(() => new Refusal(500, 'It broke.'));
  const { user, address, container } = await fillIn();
  await user.click(start());
  expect(await screen.findByText('Something went wrong: It broke.')).toBeTruthy();

  answer(() => ({ success: true }));
  await user.click(robot());
  await waitFor(() => expect(robot().checked).toBe(true));
  const said = new Set<string>();
  const watch = new MutationObserver(() => {
    for (const words of [CHECK_FORM, CHECK_BOX]) if (container.textContent?.includes(words)) said.add(words);
  });
  watch.observe(container, { childList: true, subtree: true, characterData: true });
  await user.click(start());
  await waitFor(() => expect(address()).toBe('/signup/confirmation'));
  await waitFor(() => expect(screen.queryByText('Something went wrong: It broke.')).toBeNull());
  watch.disconnect();
  expect([...said]).toEqual([]);
});

test('a trial of many jurisdictions asks which one it shows: that of the address, unless another is chosen', async () => {
  writeSignup(sessionStorage, { ...emptySignup(), plan: 'national' });
  const calls = answer(() => ({ success: true }));
  const { user } = await fillIn();
  const field = () =>
    screen.getByRole<HTMLInputElement>('combobox', { name: /Jurisdiction of the free trial/ });
  expect(field().value).toBe('');
  await user.click(start());
  expect(faultOf(field())).toContain('Choose the jurisdiction that your free trial is to show.');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('combobox', { name: 'Province or territory' }));
  await user.click(screen.getByRole('option', { name: 'Manitoba', hidden: true }));
  expect(field().value).toBe('Manitoba');
  await user.click(start());
  await waitFor(() => expect(calls.at(-1)?.body).toMatchObject({ trialJurisdiction: 'MB' }));
});

test('what was typed is sent with what was chosen, and is kept for the way back', async () => {
  const calls = answer(() => ({ success: true }));
  const { user, address } = await fillIn();
  await fill(user, 'Business name', 'Kiln & Sons');
  await user.click(start());
  await waitFor(() => expect(address()).toBe('/signup/confirmation'));
  expect(calls.at(-1)?.body).toMatchObject({
    businessName: 'Kiln & Sons',
    email: 'noor@kiln.test',
    country: 'Canada',
    plan: 'province',
    areas: ['hours'],
    jurisdictions: ['ON'],
  });
  const kept = readSignup(sessionStorage);
  expect(kept.sentTo).toBe('noor@kiln.test');
  expect(kept.form.businessName).toBe('Kiln & Sons');
  expect(sessionStorage.getItem('signup')).not.toContain('altcha');
});

test('an email in use leads to the login, and the form stays', async () => {
  answer(() => ({ userExists: true }));
  const { user } = await fillIn();
  await user.click(start());
  const exists = 'An account with the same email address already exists.';
  const [beside] = await screen.findAllByText(exists, { selector: 'form *' });
  expect(within(beside?.closest('[role=alert]') as HTMLElement).getByRole('link').textContent).toBe('Log in');
  expect(fieldOf('Business name').value).toBe('Kiln & Co');
});

test('a failing server is said in the words of the error catalogue, and asks for the box again', async () => {
  answer(() => new Refusal(500, 'It broke.'));
  const { user } = await fillIn();
  await user.click(start());
  expect(await screen.findByText('Something went wrong: It broke.')).toBeTruthy();
  expect(screen.getByText(CHECK_BOX)).toBeTruthy();
  expect(robot().checked).toBe(false);
  expect(fieldOf('Email').value).toBe('noor@kiln.test');
});

test('what the server refuses stands at its field; what concerns the plan stands below', async () => {
  answer(() => new Refusal(400, 'lastName: No.', { lastName: 'Not this name.' }));
  const { user } = await fillIn();
  await user.click(start());
  await waitFor(() => expect(faultOf(fieldOf('Last name'))).toBe('Not this name.'));
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('Last name')));

  answer(() => new Refusal(400, 'No.', { plan: 'There is no such plan.' }));
  await user.click(robot());
  await waitFor(() => expect(robot().checked).toBe(true));
  await user.click(start());
  expect(await screen.findByText('There is no such plan.')).toBeTruthy();
});

test('another country asks for its state by name', async () => {
  answer(() => ({ success: true }));
  const { user } = renderPart(<AccountScreen />);
  await user.click(screen.getByRole('combobox', { name: 'Province or territory' }));
  await user.click(screen.getByRole('option', { name: 'Ontario', hidden: true }));
  await user.click(screen.getByRole('combobox', { name: 'Country' }));
  await user.click(screen.getByRole('option', { name: 'United States', hidden: true }));
  expect(fieldOf('State or province').value).toBe('');
  expect(screen.getByLabelText('ZIP or postal code')).toBeTruthy();
});
