import { ActionIcon, Button, MultiSelect, Select, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SOURCE_TYPES } from '../../../../shared/source.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import { substringFilter } from '../../../../ui/fields/optionFilters.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import { sourceKind, sourceTitle, standingWords } from '../../../provisions/evidenceText.ts';
import type { StaffBill, WrittenBillBody } from '../../staffContract.ts';
import { CommitField } from './CommitField.tsx';
import c from './StaffTracker.module.css';
import { billInstrumentsQuery, type staffBillsApi } from './staffBillsApi.ts';
import type { BillDraft } from './useBillDraft.ts';

type Source = WrittenBillBody['sources'][number];
type BillInstrument = Awaited<ReturnType<typeof staffBillsApi.billInstruments>>[number];

interface Props {
  bill: StaffBill;
  draft: BillDraft;
}

/** The acts and regulations that a bill changes. */
export function AffectedPane({ bill, draft: { draft, change, errors } }: Props) {
  const instruments = useQuery(billInstrumentsQuery(bill.id));
  const shared = {
    searchable: true,
    filter: substringFilter,
    maxDropdownHeight: 320,
    nothingFoundMessage: t('Nothing matches.'),
  };
  const choices = (all: readonly BillInstrument[], kind: BillInstrument['kind']) =>
    all.filter((one) => one.kind === kind).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <section>
      <PaneHeading title={t('Acts and regulations it changes')} />
      <Loaded query={instruments} skeleton={132} failed={t('Acts and regulations could not be loaded.')}>
        {(all) => (
          <div className={c.fields}>
            <MultiSelect
              {...shared}
              label={t('Acts')}
              data={choices(all, 'act')}
              value={draft.acts}
              onChange={(acts) => change({ acts })}
              error={errors.acts}
            />
            <MultiSelect
              {...shared}
              label={t('Regulations')}
              data={choices(all, 'regulation')}
              value={draft.regulations}
              onChange={(regulations) => change({ regulations })}
              error={errors.regulations}
            />
          </div>
        )}
      </Loaded>
    </section>
  );
}

interface SourceProps {
  source: Source;
  /** What is wrong with the day on which it was read. */
  error: string | undefined;
  onChange: (source: Source) => void;
  onRemove: () => void;
}

const SourceRow = ({ source, error, onChange, onRemove }: SourceProps) => (
  <div className={c.source}>
    <span title={source.ref}>
      {sourceTitle(source.ref)}
      <small>{sourceKind(source.type)}</small>
    </span>
    <CommitField
      type="date"
      label={t('Day on which {{source}} was read', { source: sourceTitle(source.ref) })}
      value={source.checked ?? null}
      onCommit={(checked) => {
        const { checked: _, ...rest } = source;
        onChange(checked ? { ...rest, checked } : rest);
      }}
      error={error}
    />
    <ActionIcon
      size={34}
      variant="subtle"
      aria-label={t('Take {{source}} away', { source: sourceTitle(source.ref) })}
      onClick={onRemove}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  </div>
);

/** How far a bill is trusted, and the sources that this rests on. */
export function EvidencePane({ bill, draft: { draft, change, errors } }: Props) {
  const [isAdding, setAdding] = useState(false);
  const today = torontoDay(new Date());
  const set = (at: number, source: Source) =>
    change({ sources: draft.sources.map((one, i) => (i === at ? source : one)) });
  return (
    <section>
      <PaneHeading title={t('Standing')}>
        <Button
          size="compact-sm"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => setAdding(true)}
        >
          {t('Source')}
        </Button>
      </PaneHeading>
      <div className={c.standing}>
        <Tag>{standingWords(bill.verification)}</Tag>
        <Select
          aria-label={t('Confidence')}
          data={[
            { value: 'high', label: t('Confidence high') },
            { value: 'medium', label: t('Confidence medium') },
            { value: 'low', label: t('Confidence low') },
          ]}
          value={draft.confidence}
          onChange={(value) => value && change({ confidence: value as typeof draft.confidence })}
        />
      </div>
      {draft.sources.length === 0 && !isAdding && <p className={c.quiet}>{t('It rests on no source.')}</p>}
      {draft.sources.map((source, i) => (
        <SourceRow
          key={source.ref}
          source={source}
          error={errors[`sources.${i}.checked`]}
          onChange={(next) => set(i, next)}
          onRemove={() => change({ sources: draft.sources.filter((_, other) => other !== i) })}
        />
      ))}
      {isAdding && (
        <NewSource
          known={draft.sources}
          onCancel={() => setAdding(false)}
          onAdd={(source) => {
            change({ sources: [...draft.sources, { ...source, checked: today }] });
            setAdding(false);
          }}
        />
      )}
    </section>
  );
}

interface NewSourceProps {
  known: readonly Source[];
  onAdd: (source: Source) => void;
  onCancel: () => void;
}

function NewSource({ known, onAdd, onCancel }: NewSourceProps) {
  const [source, setSource] = useState<Source>({ type: 'official-page', ref: '' });
  const ref = source.ref.trim();
  const isTwice = known.some((one) => one.ref === ref);
  return (
    <div className={c.fields}>
      <Select
        label={t('Kind')}
        data={SOURCE_TYPES.map((type) => ({ value: type, label: sourceKind(type) }))}
        value={source.type}
        onChange={(type) => type && setSource({ ...source, type: type as Source['type'] })}
      />
      <TextInput
        label={t('Address or name')}
        maxLength={2000}
        value={source.ref}
        error={isTwice ? t('This source stands here already.') : undefined}
        onChange={(event) => setSource({ ...source, ref: event.currentTarget.value })}
      />
      <div>
        <Button
          variant="light"
          disabled={ref === '' || isTwice}
          onClick={() => onAdd({ ...source, ref })}
          mr={8}
        >
          {t('Add the source')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </div>
  );
}
