import { Button, Group, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useEffect, useState } from 'react';
import { t } from '../../shared/text.ts';
import { Dialog } from '../overlay/dialog/Dialog.tsx';

interface Props {
  editor: Editor;
  opened: boolean;
  onClose: () => void;
}

const isAddress = (text: string): boolean => /^(?:https?:\/\/\S+\.\S+|mailto:\S+@\S+|\/m\/\S+)$/i.test(text);

/** Where the chosen words lead: an address of the web, an email address, or a page of this product. */
export function LinkDialog({ editor, opened, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    if (!opened) return;
    setAddress(String(editor.getAttributes('link').href ?? ''));
    setWrong(false);
  }, [opened, editor]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const href = address.trim();
    if (!isAddress(href)) return setWrong(true);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Link')}>
      <form onSubmit={submit}>
        <TextInput
          data-autofocus
          label={t('Address')}
          value={address}
          error={
            isWrong
              ? t('Write an address like https://www.ontario.ca/laws, or /m/… of this product.')
              : undefined
          }
          onChange={(event) => setAddress(event.currentTarget.value)}
        />
        <Group mt="md" justify="flex-end">
          <Button
            variant="default"
            onClick={() => {
              editor.chain().focus().extendMarkRange('link').unsetLink().run();
              onClose();
            }}
          >
            {t('Take the link away')}
          </Button>
          <Button type="submit">{t('Set the link')}</Button>
        </Group>
      </form>
    </Dialog>
  );
}
