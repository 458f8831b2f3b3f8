import { t } from '../../../../shared/text.ts';
import type { CaseForm } from './fields.ts';

/** What is asked about the last pay. */
export const finalPayForm = (): CaseForm => ({
  initial: (today) => ({ lastDay: today, endedBy: 'employer', payday: '', periodEnd: '' }),
  blocks: [
    {
      title: t('The end of the job'),
      fields: [
        { name: 'lastDay', label: t('Last day'), kind: 'day', width: 'half' },
        {
          name: 'endedBy',
          label: t('Ended by'),
          kind: 'choice',
          width: 'half',
          options: [
            { value: 'employer', label: t('the employer') },
            { value: 'employee', label: t('the employee') },
          ],
        },
      ],
    },
    {
      title: t('Paydays'),
      fields: [
        { name: 'periodEnd', label: t('End of the pay period'), kind: 'day', width: 'half' },
        { name: 'payday', label: t('Next payday'), kind: 'day', width: 'half' },
      ],
    },
  ],
});

/** What is asked about a week of work. */
export const overtimeForm = (): CaseForm => ({
  initial: (today) => ({
    ...{ weekEnds: today, wage: '', hasHoliday: false, fourDays: false },
    ...{ hours1: '', hours2: '8', hours3: '8', hours4: '8', hours5: '8', hours6: '8', hours7: '' },
  }),
  blocks: [
    {
      title: t('Hours of the week'),
      fields: [
        { name: 'hours', label: t('Hours of each day'), kind: 'hours' },
        { name: 'weekEnds', label: t('Last day of the week'), kind: 'day', width: 'half' },
        { name: 'wage', label: t('Wage of an hour'), kind: 'money', width: 'half' },
      ],
    },
    {
      title: t('The week'),
      fields: [
        { name: 'hasHoliday', label: t('A public holiday falls in it'), kind: 'check' },
        { name: 'fourDays', label: t('The schedule has four days a week'), kind: 'check' },
      ],
    },
  ],
});

/** What is asked about a wage. */
export const minimumWageForm = (): CaseForm => ({
  initial: (today) => ({ day: today, paid: '', hours: '', rate: 'general' }),
  blocks: [
    {
      title: t('The work'),
      fields: [
        { name: 'day', label: t('Day of the work'), kind: 'day' },
        { name: 'paid', label: t('Paid in all'), hint: t('Without tips'), kind: 'money', width: 'inline' },
        { name: 'hours', label: t('Hours of work'), kind: 'decimal', width: 'inline' },
        {
          name: 'rate',
          label: t('Kind of work'),
          kind: 'choice',
          options: [
            { value: 'general', label: t('In general') },
            { value: 'student', label: t('A student under 18') },
            { value: 'homeworker', label: t('Work at home for the employer') },
            { value: 'tipped', label: t('Work that brings tips') },
            { value: 'liquor', label: t('Serving liquor') },
          ],
        },
      ],
    },
  ],
});
