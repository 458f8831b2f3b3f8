import { durationText } from '../../../../shared/duration.ts';
import { t } from '../../../../shared/text.ts';
import { PERIODS } from '../../cases.ts';
import { LEAVES } from '../../groups.ts';
import type { Block, CaseForm, Values } from './fields.ts';
import { serviceBetween } from './noticeForm.ts';

/** What is asked about vacation. */
export const vacationForm = (): CaseForm => ({
  initial: (today) => ({ firstDay: '', lastDay: today, wages: '', paid: '', ends: false }),
  blocks: [
    {
      title: t('The employee'),
      derived: serviceBetween,
      fields: [
        { name: 'firstDay', label: t('First day'), kind: 'day', width: 'half' },
        { name: 'lastDay', label: t('End of the year'), kind: 'day', width: 'half' },
        { name: 'ends', label: t('The employment ends then'), kind: 'check' },
      ],
    },
    {
      title: t('Wages of the vacation year'),
      fields: [
        {
          name: 'wages',
          label: t('Wages earned in it'),
          hint: t('As the law counts them'),
          kind: 'money',
          width: 'inline',
        },
        { name: 'paid', label: t('Vacation pay paid already'), kind: 'money', width: 'inline' },
      ],
    },
  ],
});

const holidayAndEmployee = (): Block => ({
  title: t('The holiday and the employee'),
  fields: [
    { name: 'holiday', label: t('Day of the holiday'), kind: 'day', width: 'half' },
    { name: 'firstDay', label: t('First day of work'), kind: 'day', width: 'half' },
    {
      name: 'paidHow',
      label: t('How the employee is paid'),
      kind: 'choice',
      options: [
        { value: 'varies', label: t('Hours or wages that vary') },
        { value: 'same', label: t('The same hours each week') },
        { value: 'commission', label: t('Wholly or partly on commission') },
        { value: 'salary', label: t('A salary, not by the hour') },
      ],
    },
  ],
});

const wagesBeforeHoliday = (): Block => ({
  title: t('Wages before the holiday'),
  fields: [
    { name: 'wages', label: t('Wages, without overtime'), kind: 'money', width: 'half' },
    {
      name: 'over',
      label: t('Of the last'),
      kind: 'choice',
      width: 'half',
      options: PERIODS.map((period) => ({ value: period, label: durationText(period) })),
    },
    { name: 'daysWorked', label: t('Days worked in them'), kind: 'count', width: 'inline' },
    { name: 'dayWages', label: t('Wages of a usual day'), kind: 'money', width: 'inline' },
  ],
});

const whoQualifies = (): Block => ({
  title: t('Who qualifies'),
  fields: [
    { name: 'daysOf30', label: t('Days with work or pay in the last 30'), kind: 'count', width: 'inline' },
    { name: 'daysIn12Months', label: t('Days worked in the last 12 months'), kind: 'count', width: 'inline' },
    { name: 'missedShift', label: t('Missed the shift before or after, without leave'), kind: 'check' },
    { name: 'isDayOff', label: t('It falls on a day that would be free'), kind: 'check' },
  ],
});

const holidayWorked = (): Block => ({
  title: t('If the holiday is worked'),
  fields: [
    { name: 'hoursWorked', label: t('Hours worked on it'), kind: 'decimal', width: 'inline' },
    { name: 'hourly', label: t('Wage of an hour'), kind: 'money', width: 'inline' },
  ],
});

/** What is asked about a public holiday. */
export const holidayForm = (): CaseForm => ({
  initial: () => ({
    ...{ holiday: '', firstDay: '', paidHow: 'varies', wages: '', over: 'P4W', daysWorked: '', dayWages: '' },
    ...{ daysIn12Months: '', daysOf30: '', missedShift: false, isDayOff: false, hoursWorked: '', hourly: '' },
  }),
  blocks: [holidayAndEmployee(), wagesBeforeHoliday(), whoQualifies(), holidayWorked()],
});

const service = ({ firstDay = '', begins = '' }: Values): string | null =>
  serviceBetween({ firstDay, lastDay: begins });

/** What is asked about a leave. */
export const leaveForm = (): CaseForm => ({
  initial: (today) => ({ reason: 'all', firstDay: '', begins: today }),
  blocks: [
    {
      title: t('The leave'),
      fields: [
        {
          name: 'reason',
          label: t('Reason'),
          kind: 'choice',
          options: [
            { value: 'all', label: t('All leaves') },
            ...Object.entries(LEAVES).map(([value, label]) => ({ value, label: t(label) })),
          ],
        },
      ],
    },
    {
      title: t('The employee'),
      derived: service,
      fields: [
        { name: 'firstDay', label: t('First day of work'), kind: 'day', width: 'half' },
        { name: 'begins', label: t('The leave begins'), kind: 'day', width: 'half' },
      ],
    },
  ],
});
