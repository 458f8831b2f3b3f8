import { ActionIcon, NumberInput, Select, Textarea, TextInput } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import type { EditableRow } from '../../../provisions/editable.ts';
import type { Field } from '../../schemas.ts';
import { addRow, outOfRange } from '../../valueRows.ts';
import { StructuredField } from './StructuredField.tsx';
import { structuredRows } from './structuredRows.ts';
import c from './ValuesPane.module.css';

interface Props {
  field: Field;
  rows: readonly EditableRow[];
  published: readonly EditableRow[];
  onChange: (rows: EditableRow[]) => void;
}

/** The row that is being added: its value, and the day from which it holds. Taking it away gives the rows of before back. */
export function NewRow({ field, rows, published, onChange }: Props) {
  const [row] = rows;
  if (!row) return null;
  const write = (next: EditableRow) => onChange(addRow(published, next));
  const value = 'value' in row ? row.value : null;
  const [before] = published;
  const beginsBefore = row.from && before?.from && row.from <= before.from;
  const isOut = typeof value === 'number' && outOfRange(field, value);
  return (
    <>
      <div className={c.newRow}>
        <span className={c.newLabel}>{t('New row')}</span>
        <ValueField
          field={field}
          value={value}
          published={published}
          onChange={(next) => write({ ...row, value: next } as EditableRow)}
        />
        <TextInput
          type="date"
          size="xs"
          aria-label={t('{{field}}, from', { field: field.label })}
          value={row.from ?? ''}
          error={Boolean(beginsBefore)}
          onChange={(event) => {
            const { from: _, ...rest } = row;
            const day = event.currentTarget.value;
            write(day === '' ? (rest as EditableRow) : ({ ...rest, from: day } as EditableRow));
          }}
        />
        <span className={c.end}>
          <span className={c.quiet}>{t('holds')}</span>
          <ActionIcon
            size={24}
            variant="subtle"
            color="red"
            aria-label={t('Take the new row away')}
            onClick={() => onChange([...published])}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </span>
      </div>
      {isOut && (
        <p className={c.error} role="alert">
          {t('{{min}} to {{max}} {{unit}}', {
            min: field.min ?? '',
            max: field.max ?? '',
            unit: field.unit ?? '',
          })}
        </p>
      )}
      {beginsBefore && (
        <p className={c.error} role="alert">
          {t('Begins before the row it follows')}
        </p>
      )}
    </>
  );
}

interface ValueProps {
  field: Field;
  value: unknown;
  published: readonly EditableRow[];
  onChange: (value: unknown) => void;
}

type PlainProps = Pick<ValueProps, 'value' | 'onChange'> & { label: string };

const YesOrNo = ({ label, value, onChange }: PlainProps) => (
  <Select
    size="xs"
    aria-label={label}
    data={[
      { value: 'yes', label: t('Yes') },
      { value: 'no', label: t('No') },
    ]}
    value={value === false ? 'no' : 'yes'}
    onChange={(next) => onChange(next === 'yes')}
  />
);

const Entries = ({ label, value, onChange }: PlainProps) => (
  <Textarea
    size="xs"
    autosize
    minRows={2}
    aria-label={label}
    description={t('One entry on each line')}
    value={Array.isArray(value) ? value.join('\n') : ''}
    onChange={(event) => onChange(event.currentTarget.value.split('\n').filter((line) => line.trim() !== ''))}
  />
);

function ValueField({ field, value, published, onChange }: ValueProps) {
  const label = t('{{field}}, value', { field: field.label });
  if (field.type === 'number') {
    return (
      <NumberInput
        size="xs"
        hideControls
        aria-label={label}
        value={typeof value === 'number' ? value : ''}
        onChange={(next) => {
          if (typeof next === 'number') onChange(next);
        }}
      />
    );
  }
  if (field.type === 'boolean') {
    return <YesOrNo label={label} value={value} onChange={onChange} />;
  }
  if (field.type === 'list') {
    return <Entries label={label} value={value} onChange={onChange} />;
  }
  const said = published.flatMap((row) => ('value' in row ? [structuredRows(row.value)] : []));
  if (field.type === 'table' || field.type === 'bands' || field.type === 'formula') {
    return (
      <StructuredField
        field={field}
        label={label}
        value={value}
        published={said.flat()}
        holding={said[0] ?? []}
        onChange={onChange}
      />
    );
  }
  return (
    <TextInput
      size="xs"
      type={field.type === 'date' ? 'date' : 'text'}
      aria-label={label}
      placeholder={field.type === 'duration' ? 'P3M' : undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
