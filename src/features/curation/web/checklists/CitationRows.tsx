import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import type { awaitedOptions } from '../../../../ui/fields/awaitedOptions.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import type { InstrumentRow } from '../../instrumentsContract.ts';
import c from '../parts/Things.module.css';

export interface CitedRow {
  /** Null until one is chosen. */
  id: string | null;
  kind: InstrumentRow['kind'] | null;
  sections: string;
}

interface Props {
  rows: readonly CitedRow[];
  onChange: (rows: CitedRow[]) => void;
  /** What is offered: acts and regulations by name. */
  offered: readonly Pick<InstrumentRow, 'id' | 'kind' | 'name'>[];
  /** What the lists say while nothing is there to be offered. */
  awaited: ReturnType<typeof awaitedOptions>;
  error?: string;
}

/** What a requirement rests on: acts and regulations with their sections. */
export function CitationRows({ rows, onChange, offered, awaited, error }: Props) {
  const set = (at: number, part: Partial<CitedRow>) =>
    onChange(rows.map((row, i) => (i === at ? { ...row, ...part } : row)));
  return (
    <fieldset className={c.citations}>
      <legend>{t('Rests on')}</legend>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name until something is chosen
        <div key={i} className={c.citation}>
          <Select
            aria-label={t('Act or regulation {{number}}', { number: i + 1 })}
            placeholder={t('Act or regulation')}
            data={offered.map(({ id, name }) => ({ value: id, label: name }))}
            value={row.id}
            onChange={(id) => set(i, { id, kind: offered.find((one) => one.id === id)?.kind ?? null })}
            searchable
            filter={substringFilter}
            limit={60}
            {...awaited}
          />
          <TextInput
            aria-label={t('Sections of {{number}}', { number: i + 1 })}
            placeholder={t('ss 5, 5.1')}
            maxLength={300}
            value={row.sections}
            onChange={(event) => set(i, { sections: event.currentTarget.value })}
          />
          <ActionIcon
            size={34}
            variant="subtle"
            aria-label={t('Take out {{number}}', { number: i + 1 })}
            onClick={() => onChange(rows.filter((_, other) => other !== i))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {error && (
        <p className={c.error} role="alert">
          {error}
        </p>
      )}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...rows, { id: null, kind: null, sections: '' }])}
      >
        {t('Act or regulation')}
      </Button>
    </fieldset>
  );
}
