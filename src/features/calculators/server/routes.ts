import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Reading } from '../cases.ts';
import type { Answers, calculatorsContract } from '../contract.ts';
import { answersOf, CALCULATOR, type Calculator } from '../engine/calculators.ts';
import { assertOwn, lawsOf, placesOf } from './laws.ts';

/** The calls that reckon. Nothing of what was entered is kept. */
export function calculatorsHandlers(services: Services): Handlers<typeof calculatorsContract> {
  const today = (): string => torontoDay(services.clock.now());
  async function calculate<C extends Reading>(
    calculator: Calculator<C>,
    scope: Scope,
    asked: C,
  ): Promise<Answers> {
    const places = placesOf(scope, asked.jurisdictions);
    const laws = await lawsOf(services, scope, calculator.groups, places);
    return answersOf(calculator, laws, asked, today());
  }
  return {
    calculatorLaws: ({ actor: { scope }, params, query }) =>
      lawsOf(
        services,
        scope,
        CALCULATOR[params.calculator].groups,
        placesOf(scope, query.jurisdictions ?? []),
      ),
    calculateNotice: ({ actor, body }) => {
      assertOwn(actor.scope, 'jobsIn', Object.keys(body.jobsIn) as JurisdictionCode[]);
      return calculate(CALCULATOR.notice, actor.scope, body);
    },
    calculateFinalPay: ({ actor, body }) => calculate(CALCULATOR.finalPay, actor.scope, body),
    calculateVacation: ({ actor, body }) => calculate(CALCULATOR.vacation, actor.scope, body),
    calculateHoliday: ({ actor, body }) => calculate(CALCULATOR.holiday, actor.scope, body),
    findLeave: ({ actor, body }) => calculate(CALCULATOR.leave, actor.scope, body),
    calculateOvertime: ({ actor, body }) => calculate(CALCULATOR.overtime, actor.scope, body),
    checkMinimumWage: ({ actor, body }) => calculate(CALCULATOR.minimumWage, actor.scope, body),
  };
}
