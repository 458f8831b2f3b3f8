import '@mantine/dates/styles.css';
import { Select } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { ChecklistRequirement } from '../../contract.ts';
import type { DueEvery } from '../../rules.ts';
import c from './Drawer.module.css';
import { useChangeItem } from './useItemMutations.ts';

const everyName = (every: DueEvery): string =>
  ({
    once: t('Once'),
    monthly: t('Every month'),
    quarterly: t('Every three months'),
    yearly: t('Every year'),
    statute: t('On the day the law sets'),
  })[every];

interface HowOftenProps extends Pick<ChecklistRequirement, 'due' | 'lawDueOn'> {
  disabled: boolean;
  onSet: (every: DueEvery, on: string) => void;
}

/** How often it is due; on the day that the law sets only where it sets one. */
function HowOften({ due, lawDueOn, disabled, onSet }: HowOftenProps) {
  const offered: DueEvery[] = [
    'once',
    'monthly',
    'quarterly',
    'yearly',
    ...(lawDueOn || due?.every === 'statute' ? (['statute'] as const) : []),
  ];
  return (
    <Select
      mt={8}
      size="xs"
      aria-label={t('How often')}
      placeholder={t('How often')}
      data={offered.map((every) => ({
        value: every,
        label: everyName(every),
        disabled: every !== 'statute' && !due,
      }))}
      value={due?.every ?? null}
      disabled={disabled}
      onChange={(every) => every && onSet(every as DueEvery, due?.on ?? lawDueOn ?? '')}
    />
  );
}

/** When a requirement is due, and how often: on days of the organisation's own, or on the day that the law sets. */
export function DueField({ requirement: { id, due, lawDueOn } }: { requirement: ChecklistRequirement }) {
  const change = useChangeItem(id);
  const set = (every: DueEvery, on: string): void =>
    change.mutate({ due: every === 'statute' ? { every } : { every, on } });
  const isLate = lawDueOn !== null && due !== null && due.every !== 'statute' && due.on > lawDueOn;
  return (
    <div>
      <DatePickerInput
        label={
          <span className={c.dueLabel}>
            {t('Due')}
            {lawDueOn && <small>{t('the law says {{date}}', { date: shortDate(lawDueOn) })}</small>}
          </span>
        }
        placeholder={t('No date')}
        value={due?.on ?? null}
        onChange={(on) =>
          on ? set(due && due.every !== 'statute' ? due.every : 'once', on) : change.mutate({ due: null })
        }
        valueFormat="MMM DD, YYYY"
        rightSection={due ? undefined : <IconCalendar size={16} stroke={1.7} aria-hidden />}
        rightSectionPointerEvents={due ? undefined : 'none'}
        clearable
        clearButtonProps={{ 'aria-label': t('No date') }}
        firstDayOfWeek={0}
        weekendDays={[]}
        disabled={change.isPending}
        error={isLate && t('This is later than the law says.')}
        popoverProps={{ withinPortal: true, returnFocus: true }}
        ariaLabels={{
          nextMonth: t('Next month'),
          previousMonth: t('Previous month'),
          nextYear: t('Next year'),
          previousYear: t('Previous year'),
          nextDecade: t('Next decade'),
          previousDecade: t('Previous decade'),
          monthLevelControl: t('Choose another month'),
          yearLevelControl: t('Choose another year'),
        }}
      />
      {(due || lawDueOn) && (
        <HowOften due={due} lawDueOn={lawDueOn} disabled={change.isPending} onSet={set} />
      )}
    </div>
  );
}
