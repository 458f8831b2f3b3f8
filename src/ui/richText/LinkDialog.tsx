import { Button, Group, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Editor } from '@tiptap/react';
import { useEffect } from 'react';
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
  const { setValues, clearErrors, onSubmit, getInputProps } = useForm({
    initialValues: { address: '' },
    validate: {
      address: (text) =>
        isAddress(text.trim())
          ? null
          : t('Write an address like https://www.ontario.ca/laws, or /m/… of this product.'),
    },
  });
  useEffect(() => {
    if (!opened) return;
    setValues({ address: String(editor.getAttributes('link').href ?? '') });
    clearErrors();
  }, [opened, editor, setValues, clearErrors]);
  const link = ({ address }: { address: string }): void => {
    editor.chain().focus().extendMarkRange('link').setLink({ href: address.trim() }).run();
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Link')}>
      <form onSubmit={onSubmit(link)} noValidate>
        <TextInput data-autofocus label={t('Address')} {...getInputProps('address')} />
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
