import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import type { EditableRuleValue } from '../../../provisions/editable.ts';
import c from './Listed.module.css';

interface Props {
  values: readonly EditableRuleValue[];
  error: string | undefined;
  onChange: (values: EditableRuleValue[]) => void;
}

/** A number where it is one; a fraction, and what is still being typed, stay as they are. */
const read = (typed: string): number | string =>
  /^\d+(\.\d+)?$/.test(typed) && !/\.\d*0$/.test(typed) ? Number(typed) : typed;

/** The numbers of a special rule, which readers see as figures. */
export function RuleValuesField({ values, error, onChange }: Props) {
  const write = (at: number, part: Partial<EditableRuleValue>) =>
    onChange(values.map((value, index) => (index === at ? { ...value, ...part } : value)));
  return (
    <fieldset className={c.figures}>
      <legend>{t('Its numbers')}</legend>
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row has no identity but its place
        <div key={at} className={c.figure}>
          <TextInput
            size="xs"
            aria-label={t('Number {{at}}: what it is', { at: at + 1 })}
            placeholder={t('Overtime after')}
            value={value.label}
            onChange={(event) => write(at, { label: event.currentTarget.value })}
          />
          <TextInput
            size="xs"
            inputMode="decimal"
            aria-label={t('Number {{at}}: value', { at: at + 1 })}
            placeholder="9"
            value={String(value.value)}
            onChange={(event) => write(at, { value: read(event.currentTarget.value.trim()) })}
          />
          <TextInput
            size="xs"
            aria-label={t('Number {{at}}: what it counts', { at: at + 1 })}
            placeholder={t('hours a day')}
            value={value.unit}
            onChange={(event) => write(at, { unit: event.currentTarget.value })}
          />
          <ActionIcon
            size={28}
            variant="subtle"
            color="red"
            aria-label={t('Take number {{at}} out', { at: at + 1 })}
            onClick={() => onChange(values.filter((_, index) => index !== at))}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => onChange([...values, { label: '', value: '', unit: '' }])}
      >
        {t('Add a number')}
      </Button>
    </fieldset>
  );
}
