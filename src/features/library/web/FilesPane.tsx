import { IconCheck } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { Column, ColumnBody, ColumnEmpty } from '../../../ui/workspace/Columns.tsx';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import type { Differences, ImportRun } from '../contract.ts';
import { differencesQuery, FILES_KEY, type Place } from './api.ts';
import { DifferencePane } from './DifferencePane.tsx';
import { EntryRows, isSamePlace } from './EntryRows.tsx';
import c from './Files.module.css';
import { FilesHead } from './FilesHead.tsx';
import { ImportList } from './ImportList.tsx';
import { kindWords } from './kindWords.ts';
import type { MergeText, OnDraft } from './taken.ts';
import { timeOf } from './timeOf.ts';

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
        note={({ by, at }) => (by ? t('by {{name}}, {{time}}', { name: by, time: timeOf(at) }) : timeOf(at))}
      />
    </>
  );
}
