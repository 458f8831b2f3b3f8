import { ActionIcon, Button, Select, Textarea, TextInput, Tooltip } from '@mantine/core';
import {
  IconBuildingBank,
  IconDatabase,
  IconFileText,
  IconPlus,
  IconTrash,
  IconWorld,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { SOURCE_TYPES, type VerificationLevel } from '../../../../shared/source.ts';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { EditableProvision, EditableSource } from '../../../provisions/editable.ts';
import { isAddress, sourceKind, sourceTitle, standingWords } from '../../../provisions/evidenceText.ts';
import type { Field } from '../../schemas.ts';
import c from './StandingPane.module.css';

type Standing = Pick<EditableProvision, 'sources' | 'confidence' | 'openQuestion' | 'editorNote'>;

interface Props extends Standing {
  verification: VerificationLevel;
  reviewDue: string | null;
  /** Its sources that changed since it was read against them. */
  changes: readonly { ref: string; changedOn: string }[];
  fields: readonly Field[];
  onChange: (patch: Partial<Standing>) => void;
  /** Marks a source as read today. */
  onRead: (ref: string) => void;
}

const ICONS = {
  'official-text': IconFileText,
  'official-page': IconBuildingBank,
  page: IconWorld,
  dataset: IconDatabase,
  'general-knowledge': IconDatabase,
} as const;

/** What a provision rests on, how far it is trusted, and when it is to be read again. */
export function StandingPane(props: Props) {
  const {
    sources,
    confidence,
    openQuestion,
    editorNote,
    verification,
    reviewDue,
    changes,
    fields,
    onChange,
    onRead,
  } = props;
  const [chosen, setChosen] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const ref = chosen ?? sources[0]?.ref ?? null;
  useKeys({ r: ref === null ? undefined : () => onRead(ref) });
  const remove = (gone: EditableSource) => onChange({ sources: sources.filter((source) => source !== gone) });
  return (
    <section aria-label={t('Standing')} className={c.pane}>
      <PaneHeading title={t('Standing')}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} />}
          onClick={() => setAdding(true)}
        >
          {t('Source')}
        </Button>
      </PaneHeading>
      <p className={c.line}>
        <Tag>{standingWords(verification)}</Tag>
        <Select
          size="xs"
          w={164}
          aria-label={t('Confidence')}
          allowDeselect={false}
          data={[
            { value: 'high', label: t('Confidence high') },
            { value: 'medium', label: t('Confidence medium') },
            { value: 'low', label: t('Confidence low') },
          ]}
          value={confidence}
          onChange={(value) => value && onChange({ confidence: value as Standing['confidence'] })}
        />
        <Tooltip
          label={t(
            'By the kind and age of its sources: a law’s own text vouches longest, a page of somebody else shortest.',
          )}
          multiline
          w={260}
        >
          <span>
            {t('Review due')} <strong>{reviewDue ? shortDate(reviewDue) : t('now')}</strong>
          </span>
        </Tooltip>
      </p>
      {adding && (
        <NewSource
          onCancel={() => setAdding(false)}
          onAdd={(source) => {
            onChange({ sources: [source, ...sources] });
            setAdding(false);
          }}
        />
      )}
      <ul className={c.sources}>
        {sources.map((source) => (
          <SourceRow
            key={source.ref}
            source={source}
            fields={fields}
            changedOn={changes.find((change) => change.ref === source.ref)?.changedOn}
            isChosen={source.ref === ref}
            onChoose={() => setChosen(source.ref)}
            onRemove={() => remove(source)}
          />
        ))}
        {sources.length === 0 && <li className={c.none}>{t('It rests on no source.')}</li>}
      </ul>
      <div className={c.foot}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={ref === null}
          onClick={() => ref !== null && onRead(ref)}
          rightSection={<Kbd>R</Kbd>}
        >
          {t('Read again today')}
        </Button>
      </div>
      <Textarea
        mt={12}
        size="xs"
        autosize
        label={t('What is not settled')}
        description={t('Readers see it beside the standing.')}
        value={openQuestion ?? ''}
        onChange={(event) => onChange({ openQuestion: event.currentTarget.value || null })}
      />
      <Textarea
        mt={12}
        size="xs"
        autosize
        label={t('Editor’s note')}
        description={t('For editors only.')}
        value={editorNote ?? ''}
        onChange={(event) => onChange({ editorNote: event.currentTarget.value || null })}
      />
    </section>
  );
}

interface SourceProps {
  source: EditableSource;
  fields: readonly Field[];
  changedOn: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
  onRemove: () => void;
}

function SourceRow({ source, fields, changedOn, isChosen, onChoose, onRemove }: SourceProps) {
  const Icon = ICONS[source.type];
  const label = (key: string): string =>
    key === 'text' ? t('Text') : (fields.find((field) => field.key === key)?.label ?? key);
  return (
    <li className={c.source} data-chosen={isChosen || undefined}>
      <Icon size={16} stroke={1.7} aria-label={sourceKind(source.type)} />
      <div className={c.what}>
        {isAddress(source.ref) ? (
          <a href={source.ref} target="_blank" rel="noreferrer" title={source.ref}>
            {sourceTitle(source.ref)}
          </a>
        ) : (
          <span title={source.ref}>{source.ref}</span>
        )}
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

function NewSource({ onAdd, onCancel }: { onAdd: (source: EditableSource) => void; onCancel: () => void }) {
  const [source, setSource] = useState<EditableSource>({ type: 'official-page', ref: '' });
  const isPage = source.type === 'page' || source.type === 'official-page';
  const isWrong = source.ref !== '' && isPage && !URL.canParse(source.ref);
  return (
    <div className={c.adding}>
      <Select
        size="xs"
        label={t('Kind')}
        allowDeselect={false}
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
