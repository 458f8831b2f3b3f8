import { t } from '../../../../shared/text.ts';
import { serviceOf, serviceText } from '../../engine/service.ts';
import type { Block, CaseForm, Values } from './fields.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** How long two days are apart, both counted; null while they make no service. */
export function serviceBetween({ firstDay, lastDay }: Values): string | null {
  const [first, last] = [String(firstDay ?? ''), String(lastDay ?? '')];
  return DAY.test(first) && DAY.test(last) && first <= last ? serviceText(serviceOf(first, last)) : null;
}

const employee = (): Block => ({
  title: t('The employee'),
  derived: serviceBetween,
  fields: [
    { name: 'firstDay', label: t('First day'), kind: 'day', width: 'half' },
    { name: 'lastDay', label: t('Last day'), kind: 'day', width: 'half' },
  ],
});

const wages = (): Block => ({
  title: t('Wages'),
  fields: [
    { name: 'wages', label: t('Regular wages'), kind: 'money', width: 'half' },
    {
      name: 'wagesPer',
      label: t('For'),
      kind: 'choice',
      width: 'half',
      options: [
        { value: 'week', label: t('a week') },
        { value: 'hour', label: t('an hour') },
        { value: 'month', label: t('a month') },
        { value: 'year', label: t('a year') },
      ],
    },
    { name: 'weeklyHours', label: t('Hours of a usual week'), kind: 'decimal', width: 'inline' },
    { name: 'daysPerWeek', label: t('Days of a usual week'), kind: 'decimal', width: 'inline' },
    {
      name: 'met',
      label: t('How notice is met'),
      kind: 'choice',
      options: [
        { value: 'paid', label: t('Pay instead of notice') },
        { value: 'worked', label: t('Working notice') },
        { value: 'part', label: t('Part worked, part paid') },
      ],
    },
    {
      name: 'weeksWorked',
      label: t('Weeks of notice worked'),
      kind: 'decimal',
      width: 'inline',
      isShown: ({ met }) => met === 'part',
    },
  ],
});

const employer = (): Block => ({
  title: t('The employer'),
  fields: [
    {
      name: 'jobs',
      label: t('Jobs that end'),
      hint: t('Within the weeks the law counts, this one included. In several places: ON 52, AB 3'),
      kind: 'jobs',
    },
    { name: 'staff', label: t('Employees here in all'), kind: 'count', width: 'inline' },
    { name: 'payroll', label: t('Payroll a year'), hint: t('Worldwide'), kind: 'money', width: 'inline' },
    { name: 'closes', label: t('Part of the business closes for good'), kind: 'check' },
  ],
});

const exceptions = (): Block => ({
  title: t('Exceptions'),
  fields: [
    {
      name: 'excepted',
      label: t('An exception of the law holds'),
      hint: t('Just cause or wilful misconduct, a fixed term that ended, refused reasonable other work'),
      kind: 'check',
    },
  ],
});

/** What is asked about the end of a job. */
export const noticeForm = (): CaseForm => ({
  initial: (today) => ({
    ...{ firstDay: '', lastDay: today, wages: '', wagesPer: 'week', weeklyHours: '', daysPerWeek: '5' },
    ...{ met: 'paid', weeksWorked: '', jobs: '1', staff: '', payroll: '', closes: false, excepted: false },
  }),
  blocks: [employee(), wages(), employer(), exceptions()],
});
