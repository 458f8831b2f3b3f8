import { IconAlertTriangle, IconChevronDown, IconChevronRight, IconPlus } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import type { Finding } from '../../../library/lintProvision.ts';
import type { EditableProvision, EditableRow } from '../../../provisions/editable.ts';
import { valueLines } from '../../../provisions/valueText.ts';
import type { Field } from '../../schemas.ts';
import { isNewRow } from '../../valueRows.ts';
import { emptyValue } from './emptyValue.ts';
import { NewRow } from './NewRow.tsx';
import c from './ValuesPane.module.css';

interface Props {
  jurisdictionName: string;
  fields: readonly Field[];
  values: EditableProvision['values'];
  published: EditableProvision['values'];
  findings: readonly Finding[];
  /** The key of the field that is open. */
  open: string | null;
  onOpen: (key: string | null) => void;
  onChange: (key: string, rows: EditableRow[]) => void;
}

const STATES = {
  none: () => t('none'),
  'not-applicable': () => t('n/a'),
  unknown: () => t('not known'),
} as const;

/** A row in words, without its unit where the head of the field says it. */
export function rowWords(field: Field, row: EditableRow | undefined): string {
  if (!row) return '–';
  if ('state' in row) return STATES[row.state]();
  if (typeof row.value === 'number' && field.unit?.startsWith('CAD')) return row.value.toFixed(2);
  return valueLines({ value: row.value as never, unit: null }).join('; ');
}

/** The group's fields with the values that hold here, and their history: a new rate is a new row. */
export function ValuesPane({
  jurisdictionName,
  fields,
  values,
  published,
  findings,
  open,
  onOpen,
  onChange,
}: Props) {
  const holding = fields.filter(({ key }) => {
    const row = shownRow(values[key] ?? []);
    return row !== undefined && 'value' in row;
  });
  const others = fields.filter((field) => !holding.includes(field));
  return (
    <section aria-label={t('Values')} className={c.pane}>
      <PaneHeading title={t('Values')}>
        {t('{{count}} of {{all}} fields hold in {{jurisdiction}}', {
          count: holding.length,
          all: fields.length,
          jurisdiction: jurisdictionName,
        })}
      </PaneHeading>
      {fields.length === 0 ? (
        <p className={c.nothing}>{t('This group has no typed values.')}</p>
      ) : (
        <div className={c.table}>
          <div className={c.head} aria-hidden>
            <span>{t('Field')}</span>
            <span>{t('Value')}</span>
            <span>{t('From')}</span>
            <span>{t('To')}</span>
          </div>
          {[...holding, ...others].map((field) => (
            <FieldRows
              key={field.key}
              field={field}
              rows={values[field.key] ?? []}
              published={published[field.key] ?? []}
              findings={findings.filter(({ key }) => key === field.key)}
              isOpen={open === field.key}
              onToggle={() => onOpen(open === field.key ? null : field.key)}
              onChange={(rows) => onChange(field.key, rows)}
            />
          ))}
        </div>
      )}
    </section>
  );
}

interface FieldProps {
  field: Field;
  rows: readonly EditableRow[];
  published: readonly EditableRow[];
  findings: readonly Finding[];
  isOpen: boolean;
  onToggle: () => void;
  onChange: (rows: EditableRow[]) => void;
}

/** What holds today, or is to hold; nothing where the newest row has ended. */
function shownRow(rows: readonly EditableRow[]): EditableRow | undefined {
  const [newest] = rows;
  return newest?.to && newest.to < torontoDay(new Date()) ? undefined : newest;
}

const rangeWords = ({ unit, min, max }: Field): string =>
  min === undefined || max === undefined
    ? (unit ?? '')
    : t('{{unit}}, {{min}} to {{max}}', { unit: unit ?? '', min, max });

function FieldRows({ field, rows, published, findings, isOpen, onToggle, onChange }: FieldProps) {
  const newest = shownRow(rows);
  const isNew = isNewRow(rows, published);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <div className={`${c.field} ${errors.length > 0 ? c.wrong : ''}`} id={`value-${field.key}`}>
      <div className={c.row}>
        <button type="button" className={c.name} aria-expanded={isOpen} onClick={onToggle}>
          <Chevron size={14} aria-hidden />
          <span className={isOpen ? c.strong : undefined}>{field.label}</span>
        </button>
        {isOpen ? (
          <span className={c.range}>{rangeWords(field)}</span>
        ) : (
          <>
            {field.type === 'number' ? (
              <>
                <span className={c.value}>{rowWords(field, newest)}</span>
                <span className={c.day}>{newest?.from ? shortDate(newest.from) : ''}</span>
              </>
            ) : (
              <span className={c.words} title={rowWords(field, newest)}>
                {rowWords(field, newest)}
              </span>
            )}
            <span className={c.end}>
              {errors.length > 0 ? (
                <Tag tone="red" icon={<IconAlertTriangle size={12} aria-hidden />}>
                  {t('Differs')}
                </Tag>
              ) : (
                isNew && <Tag tone="green">{t('New')}</Tag>
              )}
            </span>
          </>
        )}
      </div>
      {isOpen && (
        <OpenField
          field={field}
          rows={rows}
          published={published}
          isNew={isNew}
          findings={findings}
          onChange={onChange}
        />
      )}
    </div>
  );
}

type OpenProps = Omit<FieldProps, 'isOpen' | 'onToggle'> & { isNew: boolean };

function OpenField({ field, rows, published, isNew, findings, onChange }: OpenProps) {
  const older = isNew ? rows.slice(1) : rows;
  return (
    <div className={c.open}>
      {isNew ? (
        <NewRow field={field} rows={rows} published={published} onChange={onChange} />
      ) : (
        <LinkButton
          className={c.add}
          onClick={() => onChange([{ value: emptyValue(field) as never }, ...rows])}
        >
          <IconPlus size={14} aria-hidden /> {rows.length > 0 ? t('New rate') : t('First value')}
        </LinkButton>
      )}
      {findings.map(({ message, severity }) => (
        <p key={message} className={severity === 'error' ? c.error : c.caution} role="alert">
          {message}
        </p>
      ))}
      <ul className={c.history} aria-label={t('History of {{field}}', { field: field.label })}>
        {older.map((row, i) => (
          <li key={`${row.from ?? ''} ${row.to ?? ''} ${rowWords(field, row)}`}>
            <span />
            <span className={c.value}>{rowWords(field, row)}</span>
            <span className={c.day}>{row.from ? shortDate(row.from) : t('not known')}</span>
            <span className={c.end}>
              {row.to ? (
                <Ended day={row.to} isNew={isNew && i === 0 && !published[0]?.to} />
              ) : (
                <span className={c.quiet}>{isNew && i === 0 ? '' : t('holds')}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Ended = ({ day, isNew }: { day: string; isNew: boolean }) =>
  isNew ? <ins className={c.ins}>{shortDate(day)}</ins> : <span>{shortDate(day)}</span>;
