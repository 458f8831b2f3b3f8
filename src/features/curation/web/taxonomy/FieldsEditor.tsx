import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../../../shared/text.ts';
import type { WrittenField } from '../../fieldKinds.ts';
import things from '../parts/Things.module.css';
import { FieldRow } from './FieldRow.tsx';

const EMPTY: WrittenField = {
  ...{ key: '', label: '', type: 'number', unit: null, min: null, max: null },
  ...{ threshold: null, protects: null },
};

interface Props {
  fields: readonly WrittenField[];
  onChange: (fields: WrittenField[]) => void;
  /** The keys of fields that are stored: they never change. */
  known: readonly string[];
  /** How many provisions answer each, by key. */
  uses: Record<string, number>;
  error: ReactNode;
}

/** The fields of a provision group: what every jurisdiction answers, in the order it is shown. */
export function FieldsEditor({ fields, onChange, known, uses, error }: Props) {
  const set = (at: number, part: Partial<WrittenField>) =>
    onChange(fields.map((field, i) => (i === at ? { ...field, ...part } : field)));
  const move = (at: number, by: number) => {
    const next = fields.filter((_, i) => i !== at);
    const field = fields[at];
    if (field) next.splice(at + by, 0, field);
    onChange(next);
  };
  return (
    <fieldset className={things.citations}>
      <legend>{t('Fields')}</legend>
      {fields.map((field, i) => (
        <FieldRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a new field has no name until it is typed
          key={i}
          field={field}
          number={i + 1}
          isStored={known.includes(field.key)}
          uses={uses[field.key] ?? 0}
          onChange={(part) => set(i, part)}
          onRemove={() => onChange(fields.filter((_, other) => other !== i))}
          onUp={i > 0 ? () => move(i, -1) : undefined}
          onDown={i < fields.length - 1 ? () => move(i, 1) : undefined}
        />
      ))}
      {error && (
        <p className={things.error} role="alert">
          {error}
        </p>
      )}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={14} aria-hidden />}
        onClick={() => onChange([...fields, EMPTY])}
      >
        {t('Field')}
      </Button>
      <p className={things.quiet}>
        {t('A new field is “not established” in every provision of the group until an editor answers it.')}
      </p>
    </fieldset>
  );
}
