import { Select, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { FIRST_LAW_DAY, LAST_LAW_DAY } from '../../../shared/lawDay.ts';
import { t } from '../../../shared/text.ts';
import type { useCalculatorAddress } from './useCalculatorAddress.ts';

interface Props {
  address: ReturnType<typeof useCalculatorAddress>;
  label: string;
  /** What is wrong with the day, where the calculator says so. */
  dayError?: ReactNode;
}

/** Where the work is done, and which day's law counts. */
export function ContextFields({ address, label, dayError }: Props) {
  const { own, place, isForeign, on, dayProblem, setPlace, setOn } = address;
  return (
    <>
      <Select
        label={label}
        data={own.map((code) => ({ value: code, label: jurisdictionName(code) }))}
        value={place ?? null}
        onChange={(code) => code && setPlace(code)}
        searchable={own.length > 6}
        error={isForeign && t('Your plan does not include the jurisdiction that was asked for.')}
      />
      <TextInput
        label={t('Law on')}
        type="date"
        value={on}
        error={dayError ?? dayProblem}
        min={FIRST_LAW_DAY}
        max={LAST_LAW_DAY}
        onChange={(event) => setOn(event.currentTarget.value)}
      />
    </>
  );
}
