import { Button } from '@mantine/core';
import { IconDatabase, IconFileDiff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { Column, ColumnBody, ColumnFoot, DetailHead } from '../../../ui/workspace/Columns.tsx';
import { EnterKey, Kbd, KeyHints, modKey } from '../../../ui/workspace/Kbd.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import type { Difference, FieldDifference } from '../contract.ts';
import { differenceQuery, libraryApi, type Place } from './api.ts';
import { FieldDifferenceRow } from './FieldDifferenceRow.tsx';
import c from './Files.module.css';
import type { MergeText, OnDraft, Taken } from './taken.ts';

interface Props {
  onDraft: OnDraft;
  mergeText: MergeText;
  place: Place;
  /** The import of which this is an entry; null where the starter library and the database differ. */
  importId: string | null;
  onSettled: () => void;
}

/** The shape of the entry that is awaited: its head, and a field of both sides. */
const AWAITED = (
  <div className={c.awaited}>
    <div>
      <Bar width="34%" height={12} gap={10} />
      <Bar width="22%" height={24} />
    </div>
    <div>
      <Bar width="92%" height={14} gap={10} />
      <Bar width="86%" height={14} gap={10} />
      <Bar width="64%" height={14} />
    </div>
  </div>
);

/** One entry in its file and in the database. */
export function DifferencePane(props: Props) {
  const difference = useQuery(differenceQuery(props.place, props.importId));
  return (
    <Column label={t('Difference')}>
      <Loaded query={difference} skeleton={AWAITED} failed={t('This entry could not be loaded.')}>
        {(data) => <Opened key={data.seen} data={data} {...props} />}
      </Loaded>
    </Column>
  );
}

const when = (at: string): string =>
  new Date(at).toLocaleDateString('en-CA', { timeZone: 'America/Toronto', dateStyle: 'medium' });

/** What is chosen by itself: where only the file changed a field, the file. */
const byItself = (fields: readonly FieldDifference[]): Record<string, Taken> =>
  Object.fromEntries(fields.flatMap(({ field, changed }) => (changed === 'file' ? [[field, 'file']] : [])));

function Opened({ data, importId, onDraft, mergeText, onSettled }: Props & { data: Difference }) {
  // What only staff changed is not in question, unless an import would overwrite it.
  const fields = importId ? data.fields : data.fields.filter(({ changed }) => changed !== 'ours');
  const [taken, setTaken] = useState(byItself(fields));
  const [at, setAt] = useState(0);
  const left = fields.filter(({ field }) => !taken[field]).length;
  const choose = (index: number, how: Taken) => {
    const field = fields[index];
    if (!field || (how === 'merge' && !data.provision)) return;
    setAt(index);
    setTaken({ ...taken, [field.field]: how });
  };
  const settle = useMutation({
    mutationFn: (take: readonly string[]) =>
      libraryApi.settleDifference({
        body: { kind: data.kind, key: data.key, take: [...take], isMerged: false, seen: data.seen },
      }),
    onSuccess: (_, take) => {
      toast.success({ lead: take.length > 0 ? t('The file was taken.') : t('Kept as it is here.') });
      onSettled();
    },
    onError: (error: Error) => toast.error({ lead: t('Nothing was written.'), detail: error.message }),
  });
  const draft = useMutation({
    mutationFn: () => onDraft(data, taken),
    onSuccess: onSettled,
    onError: (error: Error) => toast.error({ lead: t('No draft was saved.'), detail: error.message }),
  });
  const finish = () => {
    if (left > 0 || importId) return;
    if (data.provision) draft.mutate();
    else settle.mutate(fields.flatMap(({ field }) => (taken[field] === 'file' ? [field] : [])));
  };
  const move = (by: number) => () => setAt(Math.max(0, Math.min(fields.length - 1, at + by)));
  useKeys(
    importId
      ? { j: move(1), k: move(-1) }
      : {
          j: move(1),
          k: move(-1),
          '1': () => choose(at, 'file'),
          '2': () => choose(at, 'merge'),
          '3': () => choose(at, 'ours'),
          'mod+Enter': finish,
        },
  );
  const isBusy = settle.isPending || draft.isPending;
  const name = data.jurisdiction ? jurisdictionName(data.jurisdiction) : data.title;
  return (
    <>
      <DetailHead
        path={[...data.path, ...(data.jurisdiction ? [data.title] : [])].join(' › ')}
        title={data.kind === 'provision' ? name : data.title}
        tags={
          <span className={c.none}>
            {importId
              ? t('{{count}} fields would change', { count: fields.length })
              : t('{{count}} fields differ, {{settled}} settled', {
                  count: fields.length,
                  settled: fields.length - left,
                })}
          </span>
        }
      >
        {!importId && (
          <div className={c.actions}>
            <Button
              variant="default"
              disabled={isBusy}
              onClick={() => settle.mutate(fields.map(({ field }) => field))}
            >
              {t('Take the file')}
            </Button>
            <Button variant="default" disabled={isBusy} onClick={() => settle.mutate([])}>
              {t('Keep ours')}
            </Button>
            <Button
              loading={isBusy}
              disabled={left > 0}
              onClick={finish}
              rightSection={
                <Kbd>
                  {modKey()} <EnterKey />
                </Kbd>
              }
            >
              {data.provision ? t('Save as draft') : t('Take what is chosen')}
            </Button>
          </div>
        )}
      </DetailHead>
      <div className={c.sides}>
        <div>
          <IconFileDiff size={15} aria-hidden />{' '}
          <strong>{importId ? t('In the import') : t('In the files')}</strong> {data.file}
        </div>
        <div>
          <IconDatabase size={15} aria-hidden /> <strong>{t('In the database')}</strong>{' '}
          {data.changedBy &&
            t('{{name}}, {{day}}', { name: data.changedBy.name, day: when(data.changedBy.at) })}
        </div>
      </div>
      <ColumnBody>
        {fields.map((field, index) => (
          <FieldDifferenceRow
            key={field.field}
            field={field}
            isAt={index === at}
            taken={taken[field.field]}
            provision={data.provision}
            mergeText={mergeText}
            onChoose={importId ? null : (how) => choose(index, how)}
          />
        ))}
      </ColumnBody>
      <ColumnFoot>
        <KeyHints
          hints={[
            { keys: ['J', 'K'], does: t('field') },
            ...(importId
              ? []
              : [
                  { keys: ['1'], does: t('file') },
                  ...(data.provision ? [{ keys: ['2'], does: t('merge') }] : []),
                  { keys: ['3'], does: t('ours') },
                ]),
            { keys: ['Shift', 'J'], does: t('next item') },
          ]}
        />
        <span className={c.space} />
        <span>{t('{{count}} equal fields are folded', { count: data.equal })}</span>
      </ColumnFoot>
    </>
  );
}
