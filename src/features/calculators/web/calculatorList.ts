import {
  IconBeach,
  IconCalendarEvent,
  IconCashBanknote,
  IconClock,
  IconCoins,
  IconDoorExit,
  IconHeartHandshake,
  type TablerIcon,
} from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import type { CalculatorName } from '../calculatorNames.ts';

/** A calculator as it is offered: the question that it answers. */
export interface Offered {
  name: CalculatorName;
  title: string;
  question: string;
  line: string;
  icon: TablerIcon;
}

export interface OfferedGroup {
  title: string;
  calculators: Offered[];
}

const whenAJobEnds = (): OfferedGroup => ({
  title: t('When a job ends'),
  calculators: [
    {
      name: 'notice',
      title: t('Notice, severance and group termination'),
      question: t('How much notice is owed, or pay instead?'),
      line: t(
        'Notice for one employee and for a group, severance pay, and the day by which each must be given.',
      ),
      icon: IconDoorExit,
    },
    {
      name: 'finalPay',
      title: t('Final pay'),
      question: t('By when must the last pay be paid?'),
      line: t('The day for wages, vacation pay and the rest, whoever ended the job.'),
      icon: IconCashBanknote,
    },
  ],
});

const timeOff = (): OfferedGroup => ({
  title: t('Time off'),
  calculators: [
    {
      name: 'vacation',
      title: t('Vacation time and pay'),
      question: t('How much vacation, and how much vacation pay?'),
      line: t('Weeks and share of wages at each length of service, and what is due.'),
      icon: IconBeach,
    },
    {
      name: 'holiday',
      title: t('Pay for a public holiday'),
      question: t('What is the pay for a public holiday?'),
      line: t('Who qualifies, the pay for the day off, and what is due to someone who works it.'),
      icon: IconCalendarEvent,
    },
    {
      name: 'leave',
      title: t('Statutory leaves'),
      question: t('Which leave is there, and how long?'),
      line: t('By the reason and the length of service: paid or not, notice and proof.'),
      icon: IconHeartHandshake,
    },
  ],
});

const pay = (): OfferedGroup => ({
  title: t('Pay'),
  calculators: [
    {
      name: 'overtime',
      title: t('Overtime of a week'),
      question: t('When does overtime start, and what does it cost?'),
      line: t('Splits a week into regular hours, overtime and double time.'),
      icon: IconClock,
    },
    {
      name: 'minimumWage',
      title: t('Minimum wage check'),
      question: t('Is this wage at least the minimum?'),
      line: t('Hourly, salaried, commission and piece-rate pay against the rate of the day it was earned.'),
      icon: IconCoins,
    },
  ],
});

/** The calculators, in the order in which they are offered. */
export const offeredCalculators = (): OfferedGroup[] => [whenAJobEnds(), timeOff(), pay()];

/** A calculator with the heading it stands under; null for a name that is none. */
export function offeredCalculator(name: string | undefined): (Offered & { under: string }) | null {
  for (const { title, calculators } of offeredCalculators()) {
    const found = calculators.find((one) => one.name === name);
    if (found) return { ...found, under: title };
  }
  return null;
}
