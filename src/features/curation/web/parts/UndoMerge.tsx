import { Button } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { thingsApi } from '../api.ts';
import { useLibraryMutation } from '../useLibraryMutation.ts';
import type { OpenThing } from './openThing.ts';

/** Says what became of a merge that was taken back. */
export const toastUnmerged = ({ left }: { left: number }): void => {
  toast.success({
    lead: t('The merge is undone. What it moved leads here again.'),
    ...(left > 0
      ? { detail: t('{{count}} were written otherwise since, and stay as they are.', { count: left }) }
      : {}),
  });
};

/** Takes the merge of a thing back. */
export function UndoMerge({ thing: { kind, id, revision } }: { thing: OpenThing }) {
  const undo = useLibraryMutation({
    mutationFn: () => thingsApi.undoMerge({ params: { kind, id }, body: { revision } }),
    onSuccess: toastUnmerged,
    onError: toastSomethingWentWrong,
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconArrowBackUp size={14} aria-hidden />}
      loading={undo.isPending}
      onClick={() => undo.mutate()}
    >
      {t('Undo the merge')}
    </Button>
  );
}
