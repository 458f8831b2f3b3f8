import '@mantine/dates/styles.css';
import { Button } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { addDays } from '../../../shared/torontoDate.ts';
import { AMENDMENT_DAYS, type DateRange, earliestDay } from '../rules.ts';
import c from './UpdatesScreen.module.css';

interface Props {
  range: DateRange;
  today: string;
  onChange: (range: DateRange | null) => void;
}

/** The calendar behind the field: two clicks choose a range, or one on a usual one. */
function DateRangePanel({ range, today, onChange }: Props) {
  const [days, setDays] = useState<[string | null, string | null]>([range.from, range.to]);
  const earliest = earliestDay(today);
  const usual: [string, DateRange | null][] = [
    [t('Last {{count}} days', { count: AMENDMENT_DAYS }), null],
    [t('Last {{count}} days', { count: 180 }), { from: addDays(today, -180), to: today }],
    [t('Last 12 months'), { from: addDays(today, -365), to: today }],
    [t('Last 2 years'), { from: earliest, to: today }],
  ];
  return (
    <div className={c.panel}>
      <DatePicker
        type="range"
        allowSingleDateInRange
        value={days}
        onChange={(next) => {
          setDays(next);
          const [from, to] = next;
          if (from && to) onChange({ from, to });
        }}
        defaultDate={range.to}
        minDate={earliest}
        maxDate={today}
        firstDayOfWeek={0}
        ariaLabels={{
          previousMonth: t('Previous month'),
          nextMonth: t('Next month'),
          previousYear: t('Previous year'),
          nextYear: t('Next year'),
          previousDecade: t('Previous decade'),
          nextDecade: t('Next decade'),
          monthLevelControl: t('Choose a month'),
          yearLevelControl: t('Choose a year'),
        }}
      />
      <div className={c.usual}>
        {usual.map(([name, choice]) => (
          <Button key={name} variant="subtle" size="compact-sm" onClick={() => onChange(choice)}>
            {name}
          </Button>
        ))}
      </div>
    </div>
  );
}

export { DateRangePanel as Component };
