import { Button, Progress, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, type DragEvent, useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { EVIDENCE_TYPES, evidenceEnding, MAX_FILE_BYTES } from '../../evidenceTypes.ts';
import { checklistsApi, sendFile } from '../api.ts';
import c from './Drawer.module.css';
import { useChanged } from './useItemMutations.ts';

/** What is wrong with a file before it is sent, or null. */
function faultOf(file: File): string | null {
  if (!evidenceEnding(file.name)) {
    return t('{{name}}: send a PDF, Word, Excel, CSV or text file, or a PNG or JPEG picture.', {
      name: file.name,
    });
  }
  return file.size > MAX_FILE_BYTES ? t('{{name}} is larger than 20 MB.', { name: file.name }) : null;
}

function LinkForm({ requirementId, onClose }: { requirementId: string; onClose: () => void }) {
  const { account } = useCurrentUser();
  const changed = useChanged();
  const add = useMutation({
    mutationFn: (body: { url: string; name: string }) =>
      checklistsApi.addLink({
        params: { requirementId, accountId: account.id },
        body: { url: body.url.trim(), name: body.name.trim() || body.url.trim() },
      }),
    onSuccess: () => {
      changed();
      onClose();
    },
  });
  const { props, field, isPending } = useServerForm({
    initialValues: { url: '', name: '' },
    validate: ({ url }) =>
      /^https?:\/\/\S+$/.test(url.trim()) ? {} : { url: t('Enter an address that begins with https://') },
    mutation: add,
    failureAs: { field: 'url' },
  });
  return (
    <form {...props} className={c.linkForm}>
      <TextInput size="xs" type="url" label={t('Web address')} {...field('url')} />
      <TextInput size="xs" label={t('Name (optional)')} maxLength={200} {...field('name')} />
      <div className={c.formActions}>
        <Button type="submit" size="compact-sm" loading={isPending}>
          {t('Add link')}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Where files are dropped, pasted or chosen, and links added. What cannot be kept is said here, with the reason. */
export function EvidenceDrop({ requirementId }: { requirementId: string }) {
  const { account } = useCurrentUser();
  const changed = useChanged();
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState<string[]>([]);
  const [faults, setFaults] = useState<string[]>([]);
  const [isOver, setOver] = useState(false);
  const [hasLinkForm, setLinkForm] = useState(false);
  const send = useMutation({
    mutationFn: (file: File) => sendFile(account.id, requirementId, file),
    onSuccess: changed,
  });
  const take = async (files: readonly File[]): Promise<void> => {
    setFaults(files.flatMap((file) => faultOf(file) ?? []));
    const good = files.filter((file) => faultOf(file) === null);
    setSending((names) => [...names, ...good.map(({ name }) => name)]);
    for (const file of good) {
      await send
        .mutateAsync(file)
        .catch((error: Error) => setFaults((said) => [...said, `${file.name}: ${error.message}`]));
      setSending((names) => names.filter((_, index) => index !== names.indexOf(file.name)));
    }
  };
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
      {sending.length > 0 && (
        <ul className={c.sending} aria-label={t('Being sent')}>
          {sending.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
            <li key={`${name} ${index}`}>
              {name}
              <Progress value={100} animated size="sm" aria-label={t('Sending {{name}}', { name })} />
            </li>
          ))}
        </ul>
      )}
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
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label={t('Choose files')}
          accept={Object.keys(EVIDENCE_TYPES)
            .map((ending) => `.${ending}`)
            .join(',')}
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            currentTarget.value = '';
          }}
        />
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
