import { Button } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { Dependents } from '../../thingsContract.ts';
import { dependentsTexts } from '../../words.ts';
import { thingsApi } from '../api.ts';
import { useLibraryMutation } from '../useLibraryMutation.ts';
import type { OpenThing } from './openThing.ts';
import c from './Things.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  thing: OpenThing;
  dependents: Dependents;
  onDeleted: () => void;
}

/** Deletes what nothing refers to; else it says what does. */
export function DeleteDialog({ opened, onClose, thing, dependents, onDeleted }: Props) {
  const { kind, id, name, revision } = thing;
  const remove = useLibraryMutation({
    mutationFn: () => thingsApi.deleteThing({ params: { kind, id }, query: { revision } }),
    onSuccess: () => {
      toast.success({ lead: t('Deleted.'), detail: name });
      onClose();
      onDeleted();
    },
    onError: toastSomethingWentWrong,
  });
  const uses = dependentsTexts(dependents);
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Delete {{name}}', { name })}>
      <div className={c.dialog}>
        {uses.length > 0 ? (
          <>
            <p>
              {t('It cannot be deleted, because these refer to it. Merge it into another, or archive it.')}
            </p>
            <ul className={c.moves}>
              {uses.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </>
        ) : (
          <p>{t('Nothing refers to it. Its history stays in the audit log.')}</p>
        )}
        <Actions atEnd>
          <Button variant="default" onClick={onClose}>
            {uses.length > 0 ? t('Close') : t('Cancel')}
          </Button>
          {uses.length === 0 && (
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('Delete')}
            </Button>
          )}
        </Actions>
      </div>
    </Dialog>
  );
}
