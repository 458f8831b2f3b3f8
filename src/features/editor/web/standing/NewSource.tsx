import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SOURCE_TYPES } from '../../../../shared/source.ts';
import { t } from '../../../../shared/text.ts';
import type { EditableSource } from '../../../provisions/editable.ts';
import { sourceKind } from '../../../provisions/evidenceText.ts';
import c from './StandingPane.module.css';

interface Props {
  onAdd: (source: EditableSource) => void;
  onCancel: () => void;
}

/** A source that is being added: its kind, its address or name, and the day of its page. */
export function NewSource({ onAdd, onCancel }: Props) {
  const [source, setSource] = useState<EditableSource>({ type: 'official-page', ref: '' });
  const isPage = source.type === 'page' || source.type === 'official-page';
  const isWrong = source.ref !== '' && isPage && !URL.canParse(source.ref);
  return (
    <div className={c.adding}>
      <Select
        size="xs"
        label={t('Kind')}
        data={SOURCE_TYPES.map((type) => ({ value: type, label: sourceKind(type) }))}
        value={source.type}
        onChange={(type) => type && setSource({ ...source, type: type as EditableSource['type'] })}
      />
      <TextInput
        size="xs"
        label={isPage ? t('Address') : t('Name')}
        value={source.ref}
        error={isWrong ? t('Write the whole address, with https://') : undefined}
        onChange={(event) => setSource({ ...source, ref: event.currentTarget.value })}
      />
      <TextInput
        size="xs"
        type="date"
        label={t('Day of the page')}
        value={source.date ?? ''}
        onChange={(event) => {
          const { date: _, ...rest } = source;
          const day = event.currentTarget.value;
          setSource(day === '' ? rest : { ...rest, date: day });
        }}
      />
      <div className={c.buttons}>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button
          size="compact-sm"
          variant="light"
          disabled={source.ref.trim() === '' || isWrong}
          onClick={() => onAdd(source)}
        >
          {t('Add the source')}
        </Button>
      </div>
    </div>
  );
}
