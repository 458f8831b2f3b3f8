import { ActionIcon, Select, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { FIELD_KINDS, type FieldType, THRESHOLD_KINDS, type WrittenField } from '../../fieldKinds.ts';
import { keyOf } from './fieldFaults.ts';
import { protectsWord, thresholdWord, typeWord } from './placeWords.ts';
import c from './Taxonomy.module.css';

interface Props {
  field: WrittenField;
  number: number;
  isStored: boolean;
  /** How many provisions answer it. */
  uses: number;
  onChange: (part: Partial<WrittenField>) => void;
  onRemove: () => void;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
}

const asNumber = (text: string): number | null =>
  text.trim() === '' || Number.isNaN(Number(text)) ? null : Number(text);

/** What goes with a kind and not with another is emptied when the kind changes. */
const ofType = (type: FieldType): Partial<WrittenField> => ({
  type,
  threshold: type === 'bands' ? 'duration' : null,
  ...(type === 'number' ? {} : { min: null, max: null }),
});

interface Answered {
  /** How many provisions answer it, in words; undefined where none does, and all of it may still be changed. */
  used: string | undefined;
}

function Bounds({ field, onChange }: Pick<Props, 'field' | 'onChange'>) {
  return (
    <>
      <TextInput
        type="number"
        label={t('At least')}
        value={field.min ?? ''}
        onChange={(event) => onChange({ min: asNumber(event.currentTarget.value) })}
      />
      <TextInput
        type="number"
        label={t('At most')}
        value={field.max ?? ''}
        onChange={(event) => onChange({ max: asNumber(event.currentTarget.value) })}
      />
    </>
  );
}

interface RowButtonsProps extends Pick<Props, 'onUp' | 'onDown' | 'onRemove'>, Answered {
  name: string | number;
}

const RowButtons = ({ name, used, onUp, onDown, onRemove }: RowButtonsProps) => (
  <div className={c.buttons}>
    <ActionIcon size={28} variant="subtle" aria-label={t('Move up')} disabled={!onUp} onClick={onUp}>
      <IconArrowUp size={14} aria-hidden />
    </ActionIcon>
    <ActionIcon size={28} variant="subtle" aria-label={t('Move down')} disabled={!onDown} onClick={onDown}>
      <IconArrowDown size={14} aria-hidden />
    </ActionIcon>
    <ActionIcon
      size={28}
      variant="subtle"
      aria-label={t('Take out {{name}}', { name })}
      disabled={used !== undefined}
      title={used}
      onClick={onRemove}
    >
      <IconX size={14} aria-hidden />
    </ActionIcon>
  </div>
);

/** What a field holds: its kind, its unit, its bounds, and which way it protects. */
function Holding({ field, used, onChange }: Pick<Props, 'field' | 'onChange'> & Answered) {
  const { type, unit, threshold, protects } = field;
  return (
    <div className={c.more}>
      <Select
        label={t('Kind')}
        data={FIELD_KINDS.map((one) => ({ value: one, label: typeWord(one) }))}
        value={type}
        disabled={used !== undefined}
        title={used}
        onChange={(next) => next && onChange(ofType(next as FieldType))}
      />
      <TextInput
        label={t('Unit')}
        maxLength={40}
        value={unit ?? ''}
        onChange={(event) => onChange({ unit: event.currentTarget.value || null })}
      />
      {type === 'number' && <Bounds field={field} onChange={onChange} />}
      {type === 'bands' && (
        <Select
          label={t('Thresholds count')}
          data={THRESHOLD_KINDS.map((one) => ({ value: one, label: thresholdWord(one) }))}
          value={threshold}
          onChange={(next) => onChange({ threshold: next as WrittenField['threshold'] })}
        />
      )}
      <Select
        label={t('Protects more')}
        data={[
          { value: 'higher', label: t('Higher') },
          { value: 'lower', label: t('Lower') },
        ]}
        placeholder={t('Neither')}
        value={protects}
        clearable
        clearButtonProps={{ 'aria-label': protectsWord(null) }}
        onChange={(next) => onChange({ protects: next as WrittenField['protects'] })}
      />
    </div>
  );
}

/** One field of a provision group: what it is called, what it holds, in what unit, and which way it protects. */
export function FieldRow({ field, number, isStored, uses, onChange, onRemove, onUp, onDown }: Props) {
  const { key, label } = field;
  const used = uses > 0 ? t('Answered by {{count}} provisions', { count: uses }) : undefined;
  return (
    <fieldset className={c.field} aria-label={label || t('Field {{number}}', { number })}>
      <TextInput
        label={t('Label')}
        maxLength={120}
        value={label}
        onChange={(event) => {
          const next = event.currentTarget.value;
          const follows = !isStored && (key === '' || key === keyOf(label));
          onChange({ label: next, ...(follows ? { key: keyOf(next) } : {}) });
        }}
      />
      <TextInput
        label={t('Key')}
        maxLength={60}
        value={key}
        readOnly={isStored}
        title={isStored ? t('A stored name never changes.') : undefined}
        onChange={(event) => onChange({ key: event.currentTarget.value })}
      />
      <RowButtons name={label || number} used={used} onUp={onUp} onDown={onDown} onRemove={onRemove} />
      <Holding field={field} used={used} onChange={onChange} />
      {used && <p className={c.used}>{used}</p>}
    </fieldset>
  );
}
