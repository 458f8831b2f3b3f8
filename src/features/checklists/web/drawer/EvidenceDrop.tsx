import { Progress } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, type RefObject, useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { EVIDENCE_TYPES } from '../../evidenceTypes.ts';
import c from './Drawer.module.css';
import { LinkForm } from './LinkForm.tsx';
import { type Upload, useUploads } from './useUploads.ts';

const UploadList = ({ uploads }: { uploads: readonly Upload[] }) =>
  uploads.length > 0 && (
    <ul className={c.sending} aria-label={t('Being sent')}>
      {uploads.map(({ id, name, percent }) => (
        <li key={id}>
          <span className={c.sendingName}>
            {name}
            <small>{percent < 100 ? `${Math.floor(percent)} %` : t('Being checked…')}</small>
          </span>
          <Progress value={percent} size="sm" aria-label={t('Sending {{name}}', { name })} />
        </li>
      ))}
    </ul>
  );

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  onFiles: (files: File[]) => void;
}

/** Never seen: a button opens it. The same file can be chosen twice. */
const FileInput = ({ ref, onFiles }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    multiple
    hidden
    aria-label={t('Choose files')}
    accept={Object.keys(EVIDENCE_TYPES)
      .map((ending) => `.${ending}`)
      .join(',')}
    onChange={({ currentTarget }) => {
      onFiles([...(currentTarget.files ?? [])]);
      currentTarget.value = '';
    }}
  />
);

/** Where files are dropped, pasted or chosen, and links added. What cannot be kept is said here, with the reason. */
export function EvidenceDrop({ requirementId }: { requirementId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const { uploads, faults, take } = useUploads(requirementId);
  const [isOver, setOver] = useState(false);
  const [hasLinkForm, setLinkForm] = useState(false);
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take([...event.dataTransfer.files]);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    void take([...event.clipboardData.files]);
  };
  return (
    <>
      <UploadList uploads={uploads} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keyboard */}
      <div
        className={c.drop}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
        onPaste={onPaste}
      >
        <IconUpload size={18} stroke={1.6} aria-hidden />
        <span>
          {t('Drop or paste files here, or')}{' '}
          <LinkButton onClick={() => input.current?.click()}>{t('choose files')}</LinkButton>.{' '}
          {t('PDF, Word, Excel, CSV, text or pictures, to 20 MB each.')}{' '}
          {!hasLinkForm && <LinkButton onClick={() => setLinkForm(true)}>{t('Add a link')}</LinkButton>}
        </span>
        <FileInput ref={input} onFiles={(files) => void take(files)} />
      </div>
      {faults.length > 0 && (
        <div role="alert" className={c.faults}>
          {faults.map((fault) => (
            <p key={fault}>{fault}</p>
          ))}
        </div>
      )}
      {hasLinkForm && <LinkForm requirementId={requirementId} onClose={() => setLinkForm(false)} />}
    </>
  );
}
