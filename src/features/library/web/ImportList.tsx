import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { ImportRun } from '../contract.ts';
import { libraryApi, type Place } from './api.ts';
import { EntryRows } from './EntryRows.tsx';
import c from './Files.module.css';
import { kindWords } from './kindWords.ts';

interface Props {
  run: ImportRun;
  chosen: Place | null;
  onChoose: (place: Place) => void;
  /** It was taken over, or is not wanted. */
  onEnd: () => void;
}

/** What an import would change, before anything is written: taken over as it is shown, or not at all. */
export function ImportList({ run, chosen, onChoose, onEnd }: Props) {
  const [isAsking, setAsking] = useState(false);
  const apply = useMutation({
    mutationFn: (id: string) => libraryApi.applyImport({ params: { id } }),
    onSuccess: ({ changed }) => {
      toast.success({ lead: t('Imported. {{count}} entries were written.', { count: changed }) });
      onEnd();
    },
    onError: (error: Error) => {
      setAsking(false);
      toast.error({ lead: t('Nothing was written.'), detail: error.message });
    },
  });
  const drop = () => {
    if (run.id) void libraryApi.dropImport({ params: { id: run.id } }).catch(() => {});
    onEnd();
  };
  return (
    <>
      <div className={c.notice}>
        <Outcome run={run} />
        <div className={c.buttons}>
          {run.id && (
            <Button size="xs" onClick={() => setAsking(true)}>
              {t('Take it over')}
            </Button>
          )}
          <Button size="xs" variant="default" onClick={drop}>
            {run.id ? t('Leave it') : t('Close')}
          </Button>
        </div>
      </div>
      <EntryRows
        items={run.changed}
        groupOf={({ kind }) => kindWords(kind)}
        chosen={chosen}
        onChoose={onChoose}
        tag={({ isNew }) =>
          isNew ? <Tag tone="green">{t('New')}</Tag> : <Tag tone="amber">{t('Changes')}</Tag>
        }
        line={({ fields }) => fields.join(', ')}
        note={({ fields }) => (fields.length > 0 ? t('{{count}} fields', { count: fields.length }) : '')}
      />
      <TakeOverDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        count={run.changed.length}
        isPending={apply.isPending}
        onWrite={() => run.id && apply.mutate(run.id)}
      />
    </>
  );
}

interface TakeOverProps {
  opened: boolean;
  onClose: () => void;
  count: number;
  isPending: boolean;
  onWrite: () => void;
}

const TakeOverDialog = ({ opened, onClose, count, isPending, onWrite }: TakeOverProps) => (
  <Dialog opened={opened} onClose={onClose} title={t('Take the import over?')}>
    <p>
      {t(
        '{{count}} entries are written at once, and readers see them. Texts that are replaced stay as versions; every entry has its line in the audit log.',
        { count },
      )}
    </p>
    <div className={c.buttons}>
      <Button loading={isPending} onClick={onWrite}>
        {t('Write {{count}} entries', { count })}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t('Cancel')}
      </Button>
    </div>
  </Dialog>
);

/** What was wrong with the files, or how much would change. */
function Outcome({ run }: { run: ImportRun }) {
  if (run.errorCount > 0) return <Errors run={run} />;
  const count = run.changed.length;
  return (
    <Callout tone="teal">
      {count + run.beside === 0
        ? t('{{name}} says what the database says.', { name: run.name })
        : t('{{name}} would change {{count}} entries. Nothing is written yet.', {
            name: run.name,
            count,
          })}
      {run.notes.map((note) => (
        <div key={note}>{note}</div>
      ))}
    </Callout>
  );
}

const Errors = ({ run }: { run: ImportRun }) => (
  <Callout tone="red">
    <strong>{t('The import of {{name}} stopped.', { name: run.name })}</strong>
    <ul className={c.errors}>
      {run.errors.map(({ file, line, message }) => (
        <li key={`${file} ${line} ${message}`}>
          <code>{t('{{file}}, line {{line}}', { file, line })}</code>: {message}
        </li>
      ))}
    </ul>
    {run.errorCount > run.errors.length && (
      <div>{t('and {{count}} more', { count: run.errorCount - run.errors.length })}</div>
    )}
    <div>{t('Nothing was written.')}</div>
  </Callout>
);
