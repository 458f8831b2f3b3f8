import { Button, Group, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi } from '../api.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
  open: OpenProvision;
  onDone: () => void;
}

/** Takes a provision from readers' sight, with the reason for the log. */
function UnpublishDialog({ opened, onClose, open, onDone }: Props) {
  const [why, setWhy] = useState('');
  const unpublish = useMutation({
    mutationFn: () =>
      editorApi.unpublish({ params: { id: open.id }, body: { revision: open.revision, why } }),
    onSuccess: () => {
      toast.success({ lead: t('Readers no longer see it.') });
      onClose();
      onDone();
    },
    onError: toastSomethingWentWrong,
  });
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('Unpublish {{name}}, {{jurisdiction}}', {
        name: open.group.name,
        jurisdiction: open.jurisdictionName,
      })}
    >
      <p>
        {t(
          'Readers no longer find it: not in the Info Hub, in search, in reports or at its address. Its text and history stay.',
        )}
      </p>
      <Textarea
        data-autofocus
        label={t('Why')}
        autosize
        minRows={2}
        value={why}
        onChange={(event) => setWhy(event.currentTarget.value)}
      />
      <Group mt="md" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          color="red"
          disabled={why.trim().length < 3}
          loading={unpublish.isPending}
          onClick={() => unpublish.mutate()}
        >
          {t('Unpublish')}
        </Button>
      </Group>
    </Dialog>
  );
}

export { UnpublishDialog as Component };
