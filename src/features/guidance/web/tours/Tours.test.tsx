import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPerson, asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import { rememberTour } from '../../../../shared/localPreferences.ts';
import { storage } from '../../../auth/web/api.ts';
import { Tours } from './Tours.tsx';

const PERSON = aPerson();

beforeEach(() => {
  localStorage.clear();
  document.querySelectorAll('[data-planted]').forEach((element) => {
    element.remove();
  });
});

function open(seen: string[] = []) {
  const calls = answerCalls({
    'GET /api/tours': () => seen,
    'POST /api/tours/updates': () => ({ success: true }),
  });
  renderPart(
    asPerson(
      <main id="content" tabIndex={-1}>
        <h1>Latest Updates</h1>
        <Tours />
      </main>,
      PERSON,
    ),
    { path: '/m/updates' },
  );
  return calls;
}

/** Time enough for a tour that is due to have begun. */
const aWhile = () => act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
const card = () => document.querySelector('.driver-popover');
const step = (text: string) => waitFor(() => expect(card()?.textContent).toContain(text), { timeout: 5_000 });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A dialog that the page opens by itself. */
function plantDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.role = 'dialog';
  dialog.dataset.planted = '';
  dialog.innerHTML = '<button type="button">Ok</button>';
  document.body.append(dialog);
  dialog.querySelector('button')?.focus();
  return dialog;
}

test('a dialog that comes while a tour is shown takes its place; the tour goes on where it was, and is not counted as seen', async () => {
  const calls = open();
  await step('Step 1 of 11');
  press('Next');
  await step('Step 2 of 11');
  const dialog = plantDialog();
  await waitFor(() => expect(card()).toBeNull());
  expect(document.activeElement?.textContent).toBe('Ok');
  await aWhile();
  expect(card()).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  dialog.remove();
  await step('Step 2 of 11');
  press('End Tour');
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(card()).toBeNull();
});

test('who ends a tour as soon as its card is there has ended it', async () => {
  const calls = open();
  // The very moment at which it comes, while the library still draws.
  await new Promise<void>((resolve) => {
    new MutationObserver((_, observer) => {
      if (!screen.queryByRole('button', { name: 'End Tour' })) return;
      observer.disconnect();
      press('End Tour');
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  await aWhile();
  expect(card()).toBeNull();
});

test.each([
  ['on another device', () => open(['updates'])],
  [
    'in this browser',
    () => {
      rememberTour(storage, 'updates', PERSON.id);
      return open();
    },
  ],
])('who saw it %s is not shown it again', async (_, begin) => {
  begin();
  await aWhile();
  expect(card()).toBeNull();
});
