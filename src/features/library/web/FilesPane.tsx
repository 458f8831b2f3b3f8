import { Button } from '@mantine/core';
import { IconCheck, IconDownload, IconFileImport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { Column, ColumnBody, ColumnEmpty, ColumnHead } from '../../../ui/workspace/Columns.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import type { Differences, ImportRun } from '../contract.ts';
import { differencesQuery, FILES_KEY, fetchExport, type Place, sendImport } from './api.ts';
import { DifferencePane } from './DifferencePane.tsx';
import { EntryRows, isSamePlace } from './EntryRows.tsx';
import c from './Files.module.css';
import { ImportList } from './ImportList.tsx';
import { kindWords } from './kindWords.ts';
import type { MergeText, OnDraft } from './taken.ts';

const time = (at: string): string =>
  new Date(at).toLocaleString('en-CA', { timeZone: 'America/Toronto', timeStyle: 'short' });

const day = (date: string): string =>
  new Date(`${date}T17:00:00Z`).toLocaleDateString('en-CA', {
    timeZone: 'America/Toronto',
    dateStyle: 'medium',
  });

const HOW: Record<Differences['settled'][number]['how'], () => string> = {
  file: () => t('Took file'),
  ours: () => t('Kept ours'),
  merge: () => t('In a draft'),
};

/** The shape of the entries that are awaited. */
const ROWS = (
  <div className={c.awaited}>
    {[70, 54, 78, 62].map((percent) => (
      <div key={percent}>
        <Bar width={`${percent}%`} height={14} gap={8} />
        <Bar width="42%" height={11} />
      </div>
    ))}
  </div>
);

interface Props {
  onDraft: OnDraft;
  mergeText: MergeText;
}

/** The library as files: export, import, and where a newer starter library and what staff edited differ. Two columns of a staff screen. */
export function FilesPane({ onDraft, mergeText }: Props) {
  const differences = useQuery(differencesQuery);
  const [run, setRun] = useState<ImportRun | null>(null);
  const [chosen, setChosen] = useState<Place | null>(null);
  const client = useQueryClient();
  const items: Place[] = run ? run.changed : (differences.data?.open ?? []);
  const opened = items.find((one) => isSamePlace(one, chosen)) ?? items[0] ?? null;
  const move = (by: number) => () => {
    const at = items.findIndex((one) => isSamePlace(one, opened));
    setChosen(items[Math.max(0, Math.min(items.length - 1, at + by))] ?? null);
  };
  useKeys({ 'shift+j': move(1), 'shift+k': move(-1) });
  const endImport = () => {
    setRun(null);
    setChosen(null);
    void client.invalidateQueries({ queryKey: ['staff'] });
  };
  return (
    <>
      <Column label={t('Files and database')} width={344} narrow={320}>
        <FilesHead data={differences.data} onRead={setRun} />
        <ColumnBody>
          {run ? (
            <ImportList run={run} chosen={opened} onChoose={setChosen} onEnd={endImport} />
          ) : (
            <Loaded query={differences} skeleton={ROWS} failed={t('The library could not be compared.')}>
              {(data) => <DifferenceLists data={data} chosen={opened} onChoose={setChosen} />}
            </Loaded>
          )}
        </ColumnBody>
      </Column>
      {opened ? (
        <DifferencePane
          key={`${run?.id ?? ''} ${opened.kind} ${opened.key}`}
          place={opened}
          importId={run?.id ?? null}
          onDraft={onDraft}
          mergeText={mergeText}
          onSettled={() => void client.invalidateQueries({ queryKey: FILES_KEY })}
        />
      ) : (
        <Column label={t('Difference')}>
          {run && <ColumnEmpty title={t('Nothing would change.')} />}
          {!run && differences.data && (
            <ColumnEmpty
              title={t('Nothing to do here.')}
              text={t('No newer file of the starter library differs from what staff wrote here.')}
            />
          )}
        </Column>
      )}
    </>
  );
}

function FilesHead({ data, onRead }: { data: Differences | undefined; onRead: (run: ImportRun) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState<number | null>(null);
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: async (extent: 'whole' | 'changes') => {
      const answer = await fetchExport(extent);
      saveFile(await answer.blob(), extent === 'whole' ? 'library.zip' : 'library-changes.zip');
    },
    onError: toastSomethingWentWrong,
  });
  const read = useMutation({
    mutationFn: (chosen: File) => sendImport(chosen, setShare),
    onSuccess: (run) => {
      client.removeQueries({ queryKey: [...FILES_KEY, 'entry'] });
      onRead(run);
    },
    onError: (error: Error) => toast.error({ lead: t('The file was not read.'), detail: error.message }),
    onSettled: () => setShare(null),
  });
  return (
    <ColumnHead>
      <div className={c.head}>
        <h1>{t('Files and database')}</h1>
        <p>
          {data
            ? t('Starter library of {{day}} and this database', { day: day(data.stated) })
            : t('The starter library and this database')}
        </p>
        <div className={c.buttons}>
          <Button
            variant="default"
            size="xs"
            px={10}
            leftSection={<IconDownload size={14} aria-hidden />}
            loading={save.isPending && save.variables === 'whole'}
            onClick={() => save.mutate('whole')}
          >
            {t('Export')}
          </Button>
          <Button
            variant="default"
            size="xs"
            px={10}
            title={t('Only the files that differ from the starter library')}
            loading={save.isPending && save.variables === 'changes'}
            onClick={() => save.mutate('changes')}
          >
            {t('Changes')}
          </Button>
          <Button
            variant="default"
            size="xs"
            px={10}
            leftSection={<IconFileImport size={14} aria-hidden />}
            loading={read.isPending}
            onClick={() => file.current?.click()}
          >
            {t('Import…')}
          </Button>
          <input
            ref={file}
            type="file"
            accept=".zip"
            className={c.away}
            tabIndex={-1}
            aria-label={t('A zip of library files')}
            onChange={({ currentTarget }) => {
              const [picked] = currentTarget.files ?? [];
              currentTarget.value = '';
              if (picked) read.mutate(picked);
            }}
          />
          <span role="status">
            {read.isPending
              ? share !== null && share < 1
                ? t('{{percent}}% sent', { percent: Math.round(share * 100) })
                : t('reading…')
              : data && t('checked {{time}}', { time: time(data.checkedAt) })}
          </span>
        </div>
        {data && <Counts {...data.counts} />}
      </div>
    </ColumnHead>
  );
}

const Counts = ({ same, editedHere, taken, differ }: Differences['counts']) => (
  <dl className={c.counts} style={{ marginInline: -24 }}>
    <div>
      <dt>{t('the same')}</dt>
      <dd>{same}</dd>
    </div>
    <div>
      <dt>{t('edited here only')}</dt>
      <dd>{editedHere}</dd>
    </div>
    <div>
      <dt>{t('newer, taken')}</dt>
      <dd>{taken}</dd>
    </div>
    <div className={differ > 0 ? c.work : undefined}>
      <dt>{t('differ in both')}</dt>
      <dd>{differ}</dd>
    </div>
  </dl>
);

interface ListsProps {
  data: Differences;
  chosen: Place | null;
  onChoose: (place: Place) => void;
}

function DifferenceLists({ data, chosen, onChoose }: ListsProps) {
  return (
    <>
      <EntryRows
        items={data.open}
        groupOf={({ kind }) => kindWords(kind)}
        chosen={chosen}
        onChoose={onChoose}
        tag={() => <Tag tone="amber">{t('To settle')}</Tag>}
        line={({ fields }) => fields.join(', ')}
        note={({ fields }) => t('{{count}} fields', { count: fields.length })}
      />
      {data.open.length === 0 && (
        <div className={c.notice}>
          <Callout tone="grey">{t('Files and database agree, but for what was edited here only.')}</Callout>
        </div>
      )}
      <EntryRows
        items={data.settled}
        groupOf={() => t('Settled today')}
        chosen={null}
        onChoose={onChoose}
        tag={({ how }) => (
          <Tag tone="green" icon={<IconCheck size={12} aria-hidden />}>
            {HOW[how]()}
          </Tag>
        )}
        line={({ kind }) => kindWords(kind)}
        note={({ by, at }) => (by ? t('by {{name}}, {{time}}', { name: by, time: time(at) }) : time(at))}
      />
    </>
  );
}
