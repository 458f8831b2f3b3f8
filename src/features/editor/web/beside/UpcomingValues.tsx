import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import type { EditableProvision, EditableRow } from '../../../provisions/editable.ts';
import type { Field } from '../../schemas.ts';
import { addRow } from '../../valueRows.ts';
import { emptyValue } from '../values/emptyValue.ts';
import { NewRow } from '../values/NewRow.tsx';
import c from './Listed.module.css';

type Values = EditableProvision['values'];

interface Props {
  fields: readonly Field[];
  published: Values;
  /** The day on which the change starts; null while none is known. */
  day: string | null;
  /** What the change brings, by field. */
  values: Values;
  onChange: (values: Values) => void;
}

/** The typed values that a change brings: a new row of a field, which rolling the change in puts on top of those that stand. */
export function UpcomingValues({ fields, published, day, values, onChange }: Props) {
  if (fields.length === 0) return null;
  const write = (key: string, row: EditableRow | null) => {
    const { [key]: _, ...rest } = values;
    onChange(row ? { ...rest, [key]: [row] } : rest);
  };
  return (
    <fieldset className={c.figures}>
      <legend>{t('What of its values changes')}</legend>
      {fields.map((field) => {
        const before = published[field.key] ?? [];
        const [row] = values[field.key] ?? [];
        return row ? (
          <div key={field.key}>
            <span>{field.label}</span>
            <NewRow
              field={field}
              rows={addRow(before, row)}
              published={before}
              onChange={([next]) => write(field.key, next && next !== before[0] ? next : null)}
            />
          </div>
        ) : (
          <Button
            key={field.key}
            size="compact-sm"
            variant="default"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() =>
              write(field.key, { value: emptyValue(field), ...(day ? { from: day } : {}) } as EditableRow)
            }
          >
            {field.label}
          </Button>
        );
      })}
    </fieldset>
  );
}
