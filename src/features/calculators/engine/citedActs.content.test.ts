import { describe, expect, it } from 'vitest';
import { lawsOfContent } from '../../../../test/lawOfContent.ts';
import type { CalculatorName } from '../calculatorNames.ts';
import { readCase } from '../caseRules.ts';
import { type Reading, RULES } from '../cases.ts';
import { answersOf, CALCULATOR, type Calculator } from './calculators.ts';

/** Prince Edward Island's Act of 2024 took the place of the former one on this day. */
const BEGINS = '2026-06-30';
const THE_DAY_BEFORE = '2026-06-29';
const [FORMER, PRESENT] = ['pe-esa', 'pe-esa24'];

const CASES: Record<CalculatorName, object> = {
  notice: { firstDay: '2016-01-04', lastDay: THE_DAY_BEFORE, wages: '1200', weeklyHours: '40', jobs: 60 },
  finalPay: { lastDay: THE_DAY_BEFORE, payday: '2026-07-10', periodEnd: '2026-07-03' },
  vacation: { firstDay: '2016-01-04', lastDay: THE_DAY_BEFORE, wages: '52000' },
  holiday: {
    holiday: '2026-04-03',
    firstDay: '2016-01-04',
    wages: '3000',
    daysOf30: 20,
    daysWorked: 20,
    over: 'P30D',
  },
  leave: { firstDay: '2016-01-04', begins: THE_DAY_BEFORE },
  overtime: { weekEnds: THE_DAY_BEFORE, hours: ['0', '12', '12', '12', '12', '12', '0'], wage: '20' },
  minimumWage: { day: THE_DAY_BEFORE, paid: '600', hours: '40' },
};

/** The acts that the steps of an answer for Prince Edward Island cite. */
function citedBy(name: CalculatorName, on: string) {
  const calculator = CALCULATOR[name] as unknown as Calculator<Reading>;
  const laws = [...lawsOfContent(calculator.groups).values()];
  const { errors, values } = readCase(RULES[name], { ...CASES[name] });
  expect(errors).toEqual({});
  const asked = {
    ...values,
    jurisdictions: ['PE'],
    on,
    assumeEarlier: true,
    applies: {},
  } as unknown as Reading;
  const [answer] = answersOf(calculator, laws, asked, '2026-11-23').answers;
  return (answer?.parts ?? []).flatMap(({ steps }) =>
    steps.flatMap(({ basis }) => basis.flatMap(({ citations }) => citations)),
  );
}

describe('a calculator cites the act of the day', () => {
  it.each(Object.keys(CASES) as CalculatorName[])('%s', (name) => {
    const before = citedBy(name, THE_DAY_BEFORE);
    expect(before.map(({ id }) => id)).toContain(FORMER);
    expect(before.map(({ id }) => id)).not.toContain(PRESENT);
    for (const { dated, sections } of before.filter(({ id }) => id === FORMER))
      if (dated) expect({ dated, sections }).toEqual({ dated: { kind: 'former' }, sections: null });
    const after = citedBy(name, BEGINS).map(({ id }) => id);
    expect(after).toContain(PRESENT);
    expect(after).not.toContain(FORMER);
  });
});
