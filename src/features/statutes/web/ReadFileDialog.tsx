import { Button, FileInput, Progress } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Callout } from '../../../ui/parts/Callout.tsx';
import type { ImportedStatute } from '../contract.ts';
import { STATUTES_KEY, sendStatute } from './api.ts';
import c from './ReadFileDialog.module.css';

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : t('Something went wrong. Please try again.');

function Done({ done, onLeave }: { done: ImportedStatute; onLeave: () => void }) {
  return (
    <Callout tone={done.changed ? 'amber' : 'teal'}>
      <strong>{t('{{title}}, {{date}}', { title: done.title, date: shortDate(done.asOf) })}</strong>{' '}
      {done.isKnown
        ? t('It is kept already, word for word.')
        : t('Sections kept: {{count}}.', { count: done.sections })}{' '}
      {done.instruments.length === 0 && t('No act or regulation of the library leads to it.')}{' '}
      {done.changed && (
        <Link to={`/a/data?show=sources&source=${done.changed.changeId}`} onClick={onLeave}>
          {t(
            'Sections that differ since {{date}}: {{sections}}; provisions that cite one of them: {{provisions}}',
            {
              sections: done.changed.sections,
              provisions: done.changed.provisions,
              date: shortDate(done.changed.since),
            },
          )}
        </Link>
      )}
    </Callout>
  );
}

function Sending({ share }: { share: number }) {
  return (
    <div className={c.progress} role="status">
      <Progress value={share * 100} aria-label={t('Sent')} />
      <span>
        {share < 1
          ? t('{{percent}} % sent', { percent: Math.round(share * 100) })
          : t('Reading its sections …')}
      </span>
    </div>
  );
}

/** A file on its way: `share` of it was sent, null when none is; then what came of it, or why it was refused. */
function useReading() {
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const [done, setDone] = useState<ImportedStatute | null>(null);
  const [error, setError] = useState<string | null>(null);
  const sending = useRef<AbortController | null>(null);
  const read = async (): Promise<void> => {
    if (!file) return;
    sending.current = new AbortController();
    setError(null);
    setDone(null);
    setShare(0);
    try {
      setDone(await sendStatute(file, setShare, sending.current.signal));
      setFile(null);
      await client.invalidateQueries({ queryKey: STATUTES_KEY });
    } catch (refused) {
      if (!(refused instanceof DOMException)) setError(reasonOf(refused));
    } finally {
      setShare(null);
    }
  };
  return { file, setFile, share, done, error, read, cancel: () => sending.current?.abort() };
}

/** Takes the official file of a federal act or regulation: how far it is, what came of it, or why it was refused. */
export function ReadFileDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const { file, setFile, share, done, error, read, cancel } = useReading();
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Read in a file')} width={520}>
      <p className={c.about}>
        {t(
          'The official XML of a federal act or regulation, from laws-lois.justice.gc.ca. Its text is kept here only, is no official version, and is shown to staff.',
        )}
      </p>
      <FileInput
        label={t('File')}
        placeholder={t('Choose a file')}
        accept=".xml,application/xml,text/xml"
        value={file}
        onChange={setFile}
        error={error}
        disabled={share !== null}
      />
      {share !== null && <Sending share={share} />}
      {done && <Done done={done} onLeave={onClose} />}
      <div className={c.buttons}>
        {share === null ? (
          <Button variant="default" onClick={onClose}>
            {t('Close')}
          </Button>
        ) : (
          <Button variant="default" onClick={cancel}>
            {t('Cancel')}
          </Button>
        )}
        <Button disabled={!file || share !== null} onClick={() => void read()}>
          {t('Read it in')}
        </Button>
      </div>
    </Dialog>
  );
}
