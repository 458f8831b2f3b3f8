import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { lawsOfContent } from '../../../../test/lawOfContent.ts';
import { asPerson } from '../../../../test/web/person.tsx';
import { renderPart } from '../../../../test/web/renderPart.tsx';
import { setScreen } from '../../../../test/web/screen.ts';
import { answerCalls, Refusal, type SentCall } from '../../../../test/web/serverAnswers.ts';
import { CALCULATOR } from '../engine/calculators.ts';
import { Component as CalculatorScreen } from './CalculatorScreen.tsx';

/** The laws of a calculator as the library has them. */
const lawsCall = (name: 'notice' | 'overtime') => {
  const laws = lawsOfContent(CALCULATOR[name].groups);
  return {
    [`GET /api/calculators/${name}/laws`]: ({ search }: SentCall) =>
      [...laws.values()].filter(({ jurisdiction }) => search.get('jurisdictions')?.includes(jurisdiction)),
  };
};

function open(calculator: 'notice' | 'overtime') {
  const calls = answerCalls({ 'GET /api/industries': () => [], ...lawsCall(calculator) });
  const part = (
    <Routes>
      <Route path="/m/calculators/:calculator" element={<CalculatorScreen />} />
    </Routes>
  );
  return { calls, ...renderPart(asPerson(part), { path: `/m/calculators/${calculator}?jurisdiction=ON` }) };
}

const card = () => screen.getByRole('button', { name: /^Change the case:/ });

const enter = (sheet: HTMLElement, entries: Record<string, string>): void => {
  for (const [label, value] of Object.entries(entries))
    fireEvent.change(within(sheet).getByLabelText(label), { target: { value } });
};

test('on a phone the case is a card in a few words, which opens as a sheet and closes when it is complete', async () => {
  setScreen(390);
  const { user, calls, address } = open('notice');
  expect(screen.queryByRole('form', { name: 'The case' })).toBeNull();
  await user.click(card());
  const sheet = await screen.findByRole('dialog', { name: 'The case' });

  // What is wrong is said at its field, which takes the focus, and the sheet stays.
  await user.click(within(sheet).getByRole('button', { name: 'Compute' }));
  const first = within(sheet).getByLabelText('First day');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(first.getAttribute('aria-invalid')).toBe('true');

  enter(sheet, {
    'First day': '2019-03-15',
    'Last day': '2026-11-30',
    'Regular wages': '1200',
    'Payroll a year': '6,400,000',
  });
  await user.click(within(sheet).getByRole('button', { name: 'Compute' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(card()));
  expect(card().textContent).toBe(
    'Change the case: ON7 years, 8 months and 16 days Regular wages $1200 · a week · Pay instead of notice Payroll a year $6,400,000 ',
  );
  // Seven weeks of notice, and 92 twelfths of a week of severance pay.
  expect((await screen.findAllByText('$17,600.00')).length).toBeGreaterThan(0);
  // What was entered went nowhere.
  expect(address()).toBe('/m/calculators/notice?jurisdiction=ON');
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('on a phone Escape closes the sheet, keeps what was entered, and gives the focus back to the card', async () => {
  setScreen(390);
  const { user } = open('overtime');
  card().focus();
  await user.keyboard('{Enter}');
  const sheet = await screen.findByRole('dialog', { name: 'The case' });
  enter(sheet, { 'Wage of an hour': '30' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(card()));
  expect(card().textContent).toContain('Hours of each day 0, 8, 8, 8, 8, 8, 0');
  expect(card().textContent).toContain('Wage of an hour $30');
});

test('on a phone the actions stand at the foot: a report, and the others in a menu', async () => {
  setScreen(390);
  const { user } = open('overtime');
  await user.click(screen.getByRole('button', { name: 'More' }));
  const names = (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
  expect(names).toEqual(['Keep', 'Copy link', 'Print']);
  expect(screen.getAllByRole('button', { name: 'Add To Report' })).toHaveLength(1);
});

test('on a wide screen the fields stand beside the answer', async () => {
  open('overtime');
  expect(await screen.findByRole('form', { name: 'The case' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Change the case:/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
});

test('on paper stand the day of the law, what was entered, and that it is no legal advice', async () => {
  open('overtime');
  const form = await screen.findByRole('form', { name: 'The case' });
  enter(form, { 'Last day of the week': '2026-11-21', 'Wage of an hour': '30' });
  const paper = await screen.findByRole('region', { name: 'On paper', hidden: true });
  await waitFor(() => expect(paper.textContent).toContain('the law of Ontario on November 21, 2026'));
  expect(paper.textContent).toContain('Hours of each day0, 8, 8, 8, 8, 8, 0');
  expect(paper.textContent).toContain('Wage of an hour$30');
  expect(paper.textContent).toContain('not legal advice');
});

test('a kept calculation that could not be loaded is told of, and is no empty form; it can be tried again', async () => {
  const kept = {
    ...{ id: 'k1', name: 'Overtime in the shop', calculator: 'overtime', entered: null },
    ...{ reading: { jurisdictions: ['ON'] }, createdAt: '2026-11-20T15:00:00.000Z' },
  };
  let isBack = false;
  answerCalls({
    'GET /api/industries': () => [],
    'GET /api/calculations': () => (isBack ? [kept] : new Refusal(400, 'Out of order.')),
    ...lawsCall('overtime'),
  });
  const part = (
    <Routes>
      <Route path="/m/calculators/:calculator" element={<CalculatorScreen />} />
    </Routes>
  );
  const { user } = renderPart(asPerson(part), {
    path: '/m/calculators/overtime?jurisdiction=ON&kept=k1',
  });
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The kept calculation could not be loaded.',
  );
  expect(screen.queryByRole('form', { name: 'The case' })).toBeNull();
  isBack = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'The case' })).toBeTruthy();
});
