import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { aPerson, asPerson } from '../../../../../test/web/person.tsx';
import { renderPart } from '../../../../../test/web/renderPart.tsx';
import { answerCalls } from '../../../../../test/web/serverAnswers.ts';
import { CALCULATORS, type CalculatorName } from '../../calculatorNames.ts';
import { Component as CalculatorScreen } from '../CalculatorScreen.tsx';

const NO_DAY = 'Give a day between Jan 01, 1900 and Dec 31, 2099.';
const NO_PAY = 'Write the amount like 1200.50.';
const LESS = 'An amount cannot be less than nothing.';

type Bad = [label: string, value: string, words: string];

const daysOf = (label: string): Bad[] => [
  [label, '1899-12-31', NO_DAY],
  [label, '10000-01-01', NO_DAY],
];
const payOf = (label: string): Bad[] => [
  [label, '-5', LESS],
  [label, '1.234,56', NO_PAY],
  [label, '€1200', NO_PAY],
];

/** What is wrong in the fields of each calculator, what is said there, and a start behind its end. */
const BAD: Record<CalculatorName, { fields: Bad[]; end?: { start: string; end: string; words: string } }> = {
  notice: {
    fields: [
      ...daysOf('First day'),
      ...daysOf('Last day'),
      ...payOf('Regular wages'),
      ...payOf('Payroll a year'),
      ['Hours of a usual week', '169', 'A week has 168 hours.'],
      ['Days of a usual week', '8', 'A week has 7 days.'],
      ['Jobs that end', '0', 'This job counts, too.'],
      ['Jobs that end', 'XX 3', 'There is no jurisdiction “XX”.'],
    ],
    end: { start: 'First day', end: 'Last day', words: 'The last day is before the first day.' },
  },
  finalPay: {
    fields: [...daysOf('Last day'), ...daysOf('End of the pay period'), ...daysOf('Next payday')],
    end: { start: 'Last day', end: 'Next payday', words: 'The next payday is before the last day.' },
  },
  vacation: {
    fields: [
      ...daysOf('First day'),
      ...daysOf('End of the year'),
      ...payOf('Wages earned in it'),
      ...payOf('Vacation pay paid already'),
    ],
    end: { start: 'First day', end: 'End of the year', words: 'The end is before the first day.' },
  },
  holiday: {
    fields: [
      ...daysOf('Day of the holiday'),
      ...daysOf('First day of work'),
      ...payOf('Wages, without overtime'),
      ...payOf('Wages of a usual day'),
      ...payOf('Wage of an hour'),
      ['Hours worked on it', '25', 'A day has 24 hours.'],
      ['Days with work or pay in the last 30', '31', 'There are 30 days at most.'],
    ],
    end: {
      start: 'First day of work',
      end: 'Day of the holiday',
      words: 'The holiday is before the first day.',
    },
  },
  leave: {
    fields: [...daysOf('First day of work'), ...daysOf('The leave begins')],
    end: {
      start: 'First day of work',
      end: 'The leave begins',
      words: 'The leave begins before the first day.',
    },
  },
  overtime: {
    fields: [
      ...daysOf('Last day of the week'),
      ...payOf('Wage of an hour'),
      ['Day 2', '25', 'A day has 24 hours.'],
      ['Day 2', '-1', 'This cannot be less than nothing.'],
    ],
  },
  minimumWage: {
    fields: [
      ...daysOf('Day of the work'),
      ...payOf('Paid in all'),
      ['Hours of work', '745', 'A month has 744 hours at most.'],
      ['Hours of work', '7,5', 'Write a number like 7.5.'],
    ],
  },
};

function open(calculator: CalculatorName, path = '', person = aPerson()) {
  answerCalls({ 'GET /api/industries': () => [], [`GET /api/calculators/${calculator}/laws`]: () => [] });
  const part = (
    <Routes>
      <Route path="/m/calculators/:calculator" element={<CalculatorScreen />} />
    </Routes>
  );
  return renderPart(asPerson(part, person), { path: `/m/calculators/${calculator}${path}` });
}

const form = async () => within(await screen.findByRole('form', { name: 'The case' }));
const enter = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

/** What is said of a field: what it names as its description. */
const saidOf = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

async function expectRefused(label: string, words: string): Promise<void> {
  const field = (await form()).getByLabelText(label, { exact: true });
  await waitFor(() => expect(saidOf(field), label).toContain(words));
  expect(field.getAttribute('aria-invalid')).toBe('true');
}

describe.each(CALCULATORS)('what no case can be, in the form of %s', (calculator) => {
  const { fields } = BAD[calculator];

  test('is said at its field, and is gone once it is mended', async () => {
    open(calculator, '?jurisdiction=ON');
    for (const [label, value, words] of fields) {
      const field = (await form()).getByLabelText(label, { exact: true });
      const before = (field as HTMLInputElement).value;
      enter(field, value);
      await expectRefused(label, words);
      enter(field, before || '1');
      await waitFor(() => expect(saidOf(field)).not.toContain(words));
    }
  });

  test('nor is another account’s jurisdiction answered, nor a day outside the calendar', async () => {
    const person = aPerson({ selectedJurisdictions: ['AB', 'SK'] });
    open(calculator, '?jurisdiction=ON&on=1899-12-31', person);
    expect(
      await screen.findByText('Your plan does not include the jurisdiction that was asked for.'),
    ).toBeTruthy();
    expect(await screen.findByText(/Choose a day between Jan 01, 1900/)).toBeTruthy();
  });
});

const ENDS = CALCULATORS.flatMap((calculator) => {
  const { end } = BAD[calculator];
  return end ? [{ calculator, ...end }] : [];
});

test.each(ENDS)('in the form of $calculator an end before its start is said at the end', async (one) => {
  open(one.calculator, '?jurisdiction=ON');
  enter((await form()).getByLabelText(one.start, { exact: true }), '2026-11-10');
  enter((await form()).getByLabelText(one.end, { exact: true }), '2026-11-09');
  await expectRefused(one.end, one.words);
});
