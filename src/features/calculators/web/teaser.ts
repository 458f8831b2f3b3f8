import { JURISDICTIONS } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { sectionsText } from '../../provisions/sectionsText.ts';
import { valueLines } from '../../provisions/valueText.ts';
import type { CalculatorName } from '../calculatorNames.ts';
import { Law, type LawOfPlace } from '../engine/law.ts';
import { GROUPS, leaveGroup } from '../groups.ts';

/** The field of a group that says a calculator's rule best. */
const SHOWN: Record<CalculatorName, readonly [string, string]> = {
  notice: [GROUPS.notice, 'maximumWeeks'],
  finalPay: [GROUPS.payment, 'finalPayDismissed'],
  vacation: [GROUPS.vacationTime, 'tiers'],
  holiday: [GROUPS.holidayPay, 'workedMultiplier'],
  leave: [leaveGroup('sick-and-personal-leave'), 'unpaidDays'],
  overtime: [GROUPS.overtime, 'weeklyThreshold'],
  minimumWage: [GROUPS.minimumWage, 'generalHourly'],
};

/** How the figure is told: "Longest notice: 8 weeks", and the sections below it. */
export function teaserOf(
  name: CalculatorName,
  law: LawOfPlace,
  on: string,
): { rule: string; sections: string | null } {
  const [group, key] = SHOWN[name];
  const today = torontoDay(new Date());
  const reading = new Law(law, group, { on: on || today, today, assumeEarlier: false });
  const figure = reading.figure<number | string>(key);
  const place = JURISDICTIONS[law.jurisdiction];
  if (figure.state === 'unknown')
    return { rule: t('Not established for {{place}}', { place }), sections: null };
  const row = reading.rule?.values.find((value) => value.key === key);
  const value =
    figure.state === 'value'
      ? valueLines({ value: figure.value, unit: row?.unit ?? null })
          .slice(0, 2)
          .join('; ')
      : t('None');
  const sections = figure.basis.citations.map(({ sections: cited }) => (cited ? sectionsText(cited) : null));
  return { rule: `${row?.label ?? ''}: ${value}`, sections: sections.filter(Boolean).join('; ') || null };
}
