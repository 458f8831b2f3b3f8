import { Button } from '@mantine/core';
import { IconDownload, IconFileImport } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { ColumnHead } from '../../../ui/workspace/Columns.tsx';
import type { Differences, ImportRun } from '../contract.ts';
import { FILES_KEY, fetchExport, sendImport } from './api.ts';
import c from './Files.module.css';
import { timeOf } from './timeOf.ts';

const dayOf = (date: string): string =>
  new Date(`${date}T17:00:00Z`).toLocaleDateString('en-CA', {
    timeZone: 'America/Toronto',
    dateStyle: 'medium',
  });

/** Saves the library as a zip, and reads one in. `share` is how much of the file is sent. */
function useExchange(onRead: (run: ImportRun) => void) {
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
  return { save, read, share };
}

type Exchange = ReturnType<typeof useExchange>;

/** The library as files and as it is here: out, in, and how far they agree. */
export function FilesHead({
  data,
  onRead,
}: {
  data: Differences | undefined;
  onRead: (run: ImportRun) => void;
}) {
  const exchange = useExchange(onRead);
  return (
    <ColumnHead>
      <div className={c.head}>
        <h1>{t('Files and database')}</h1>
        <p>
          {data
            ? t('Starter library of {{day}} and this database', { day: dayOf(data.stated) })
            : t('The starter library and this database')}
        </p>
        <div className={c.buttons}>
          <ExchangeButtons {...exchange} />
          <span role="status">
            <Status {...exchange} data={data} />
          </span>
        </div>
        {data && <Counts {...data.counts} />}
      </div>
    </ColumnHead>
  );
}

function ExchangeButtons({ save, read }: Pick<Exchange, 'save' | 'read'>) {
  const file = useRef<HTMLInputElement>(null);
  return (
    <>
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
    </>
  );
}

/** How far the file of an import is, or when files and database were compared. */
function Status({ read, share, data }: Omit<Exchange, 'save'> & { data: Differences | undefined }) {
  if (!read.isPending) return data && t('checked {{time}}', { time: timeOf(data.checkedAt) });
  return share !== null && share < 1
    ? t('{{percent}}% sent', { percent: Math.round(share * 100) })
    : t('reading…');
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
