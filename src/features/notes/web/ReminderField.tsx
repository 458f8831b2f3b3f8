import '@mantine/dates/styles.css';
import { DateTimePicker } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text.ts';
import { reminderDate, torontoDay, torontoWall } from '../../../shared/torontoDate.ts';
import { DEFAULT_TIME, fromTorontoWall } from '../reminderTime.ts';
import { latestReminder, reminderFault, toMinute } from '../rules.ts';

const FAULTS = {
  past: () => t('This reminder lies in the past. Choose a later time.'),
  tooFar: () => t('A reminder can be at most 10 years ahead.'),
};

/** What is wrong with a reminder chosen now, in words. One that the note has already may have come. */
export function reminderError(reminder: string | null, kept: string | null): string | null {
  if (reminder === null || reminder === kept) return null;
  const fault = reminderFault(new Date(reminder), new Date());
  return fault ? FAULTS[fault]() : null;
}

interface Props {
  /** A moment, or null. */
  value: string | null;
  onChange: (moment: string | null) => void;
  error?: ReactNode;
}

/** When to be reminded, in Toronto time: from today to ten years ahead, to the minute (specification 5). */
export function ReminderField({ value, onChange, error }: Props) {
  const now = new Date();
  return (
    <DateTimePicker
      size="xs"
      aria-label={value ? t('Reminder: {{date}}', { date: reminderDate(value) }) : t('Reminder')}
      placeholder={t('Remind me on')}
      leftSection={<IconCalendar size={15} stroke={1.7} aria-hidden />}
      value={value ? torontoWall(new Date(value)) : null}
      onChange={(wall) => onChange(wall ? toMinute(fromTorontoWall(wall)).toISOString() : null)}
      valueFormat={(wall) => reminderDate(fromTorontoWall(wall))}
      defaultTimeValue={DEFAULT_TIME}
      minDate={torontoDay(now)}
      maxDate={torontoWall(latestReminder(now))}
      timePickerProps={{ format: '12h', withDropdown: true, 'aria-label': t('Time') }}
      submitButtonProps={{ 'aria-label': t('Set the reminder') }}
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
      firstDayOfWeek={0}
      weekendDays={[]}
      clearable
      clearButtonProps={{ 'aria-label': t('Remove the reminder') }}
      popoverProps={{ withinPortal: true, returnFocus: true }}
      error={error}
    />
  );
}
