import { ActionIcon } from '@mantine/core';
import { IconBuildingBank, IconDatabase, IconFileText, IconTrash, IconWorld } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { EditableSource } from '../../../provisions/editable.ts';
import { sourceKind, sourceTitle } from '../../../provisions/evidenceText.ts';
import { SourceRef } from '../../../provisions/web/SourceRef.tsx';
import type { Field } from '../../schemas.ts';
import c from './StandingPane.module.css';

const ICONS = {
  'official-text': IconFileText,
  'official-page': IconBuildingBank,
  page: IconWorld,
  dataset: IconDatabase,
  'general-knowledge': IconDatabase,
} as const;

interface Props {
  source: EditableSource;
  fields: readonly Field[];
  /** Where it changed since it was read. */
  changedOn: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

/** A source: what it is, what it bears, when it was read, and whether it changed since. */
export function SourceRow({ source, fields, changedOn, isChosen, onChoose, onRemove }: Props) {
  const Icon = ICONS[source.type];
  const label = (key: string): string =>
    key === 'text' ? t('Text') : (fields.find((field) => field.key === key)?.label ?? key);
  return (
    <li className={c.source} data-chosen={isChosen || undefined}>
      <Icon size={16} stroke={1.7} aria-label={sourceKind(source.type)} />
      <div className={c.what}>
        <SourceRef source={source.ref} />
        {changedOn && (
          <Link to={`/a/data?show=sources&source=${encodeURIComponent(source.ref)}`}>
            <Tag tone="amber">{t('Changed {{date}}', { date: shortDate(changedOn) })}</Tag>
          </Link>
        )}
        {source.bears && (
          <span className={c.bears}>
            {source.bears.map((key) => (
              <span key={key}>{label(key)}</span>
            ))}
          </span>
        )}
      </div>
      <button type="button" className={c.read} aria-pressed={isChosen} onClick={onChoose}>
        <span>
          {source.checked ? t('Read {{date}}', { date: shortDate(source.checked) }) : t('Never read')}
        </span>
        {source.date && (
          <small>
            {t('page of {{date}}', {
              date: source.date.length === 10 ? shortDate(source.date) : source.date,
            })}
          </small>
        )}
      </button>
      <ActionIcon
        size={24}
        variant="subtle"
        color="red"
        aria-label={t('Take {{source}} away', { source: sourceTitle(source.ref) })}
        onClick={onRemove}
      >
        <IconTrash size={14} />
      </ActionIcon>
    </li>
  );
}
