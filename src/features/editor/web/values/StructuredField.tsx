import { ActionIcon, Button, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import type { Field } from '../../schemas.ts';
import c from './StructuredField.module.css';
import {
  type Cell,
  type ColumnOf,
  cellText,
  columnsOf,
  type Row,
  readCell,
  structuredRows,
  writeCell,
} from './structuredRows.ts';

interface Props {
  field: Field;
  label: string;
  value: unknown;
  /** Rows that are published: their columns are offered as well. */
  published: readonly Row[];
  /** The rows that hold by now: what a new value begins with, where its editor wants that. */
  holding: readonly Row[];
  onChange: (rows: Row[]) => void;
}

/** The rows of a table, a scale or a formula, each cell in a field of its own. */
export function StructuredField({ field, label, value, published, holding, onChange }: Props) {
  const [added, setAdded] = useState<string[]>([]);
  const rows = structuredRows(value);
  const columns = columnsOf(field, [...rows, ...published], added);
  const isFormula = field.type === 'formula';
  return (
    <fieldset className={c.rows}>
      <legend>{label}</legend>
      {rows.map((row, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
        <div key={i} className={isFormula ? c.formula : c.row}>
          {columns.map((column) => (
            <CellField
              key={column.key}
              column={column}
              row={i + 1}
              cell={row[column.key]}
              onChange={(cell) => onChange(writeCell(rows, i, column.key, cell))}
            />
          ))}
          <ActionIcon
            size={28}
            variant="subtle"
            color="red"
            aria-label={t('Take row {{number}} out', { number: i + 1 })}
            onClick={() => onChange(rows.filter((_, other) => other !== i))}
          >
            <IconTrash size={14} />
          </ActionIcon>
        </div>
      ))}
      <div className={c.foot}>
        {rows.length === 0 && holding.length > 0 && (
          <Button size="compact-xs" variant="light" onClick={() => onChange([...holding])}>
            {t('Begin with what holds now')}
          </Button>
        )}
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<IconPlus size={12} />}
          onClick={() => onChange([...rows, isFormula ? { method: 'share' } : {}])}
        >
          {t('Row')}
        </Button>
        {!isFormula && <NewColumn onAdd={(key) => setAdded([...added, key])} />}
      </div>
    </fieldset>
  );
}

interface CellProps {
  column: ColumnOf;
  /** From 1. */
  row: number;
  cell: Cell;
  onChange: (cell: Cell) => void;
}

const METHODS = () => [
  { value: 'share', label: t('A share of the pay of a period') },
  { value: 'average-day', label: t('An average day') },
  { value: 'usual-day', label: t('The usual day') },
];

function CellField({ column: { key, label, kind }, row, cell, onChange }: CellProps) {
  const [typed, setTyped] = useState(cellText(cell));
  useEffect(() => setTyped(cellText(cell)), [cell]);
  const name = t('{{column}}, row {{row}}', { column: label, row });
  if (kind === 'boolean' || kind === 'method') {
    return (
      <Select
        size="xs"
        label={label}
        aria-label={name}
        clearable={kind === 'boolean'}
        data={
          kind === 'method'
            ? METHODS()
            : [
                { value: 'true', label: t('Yes') },
                { value: 'false', label: t('No') },
              ]
        }
        value={cell === undefined ? null : String(cell)}
        onChange={(next) =>
          onChange(kind === 'method' ? (next ?? undefined) : readCell('boolean', next ?? ''))
        }
      />
    );
  }
  const isWrong = kind === 'number' && typed.trim() !== '' && Number.isNaN(Number(typed));
  return (
    <TextInput
      size="xs"
      label={label}
      aria-label={name}
      placeholder={key === 'period' ? 'P4W' : kind === 'list' ? t('one, two') : undefined}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      value={typed}
      error={isWrong ? t('Write a number.') : undefined}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => {
        const next = readCell(kind, typed);
        if (!isWrong && JSON.stringify(next) !== JSON.stringify(cell)) onChange(next);
      }}
    />
  );
}

function NewColumn({ onAdd }: { onAdd: (key: string) => void }) {
  const [name, setName] = useState('');
  // The library names columns as code does: "paid days" is `paidDays`.
  const key = name
    .trim()
    .toLowerCase()
    .replace(/[^a-z\d]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? '');
  return (
    <>
      <TextInput
        size="xs"
        w={140}
        aria-label={t('Name of a new column')}
        placeholder={t('New column')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button
        size="compact-xs"
        variant="default"
        disabled={!/^[a-z]/.test(key)}
        onClick={() => {
          onAdd(key);
          setName('');
        }}
      >
        {t('Add the column')}
      </Button>
    </>
  );
}
