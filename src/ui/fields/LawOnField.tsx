import { CloseButton, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { lawDayProblem } from '../../shared/lawDay.ts';
import { t } from '../../shared/text.ts';
import { torontoDay } from '../../shared/torontoDate.ts';
import c from './LawOnField.module.css';

interface Props {
  /** A day that is not today; null: today. */
  value: string | null;
  /** Told of a whole day within reach, and of null for today. */
  onChange: (day: string | null) => void;
  /** What is wrong with the day that the address asks for. */
  error?: string;
  label?: string;
}

/**
 * The day whose law is read (decisions 13). What is typed stays until it is a day: years are typed digit by digit, and only a whole
 * one within reach is taken. Marked while it is not today; the cross puts it back.
 */
export function LawOnField({ value, onChange, error, label = t('Law on') }: Props) {
  const today = torontoDay(new Date());
  const shown = value ?? today;
  const [typed, setTyped] = useState(shown);
  const [mistake, setMistake] = useState<string | null>(null);
  useEffect(() => {
    setTyped(shown);
    setMistake(null);
  }, [shown]);
  const take = (text: string): void => {
    setTyped(text);
    setMistake(null);
    if (lawDayProblem(text) === null) onChange(text === today ? null : text);
  };
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      error={mistake ?? error}
      classNames={{ input: value === null ? undefined : c.moved }}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => setMistake(typed === shown ? null : lawDayProblem(typed))}
      rightSection={
        value === null ? undefined : (
          <CloseButton size="sm" aria-label={t('Back to today')} onClick={() => onChange(null)} />
        )
      }
    />
  );
}
