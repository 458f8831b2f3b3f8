import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { signOnApi } from './api.ts';
import c from './SignOn.module.css';
import { useSignOnChange } from './useSignOnChange.ts';

/** Asks before single sign-on is turned off. */
export function EndSignOn({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const end = useSignOnChange(
    (id, _: undefined) => signOnApi.remove({ params: { id } }),
    () => toast.success({ lead: t('Single sign-on is off.') }),
  );
  return (
    <Dialog opened={opened} onClose={onClose} width={440} title={t('Turn single sign-on off?')}>
      <p className={c.line}>
        {t(
          'Sessions that your provider opened end now. People log in by password again; who has none asks for one with “Forgot password?”.',
        )}
      </p>
      <Actions>
        <Button
          loading={end.isPending}
          onClick={() => end.mutate(undefined, { onSuccess: onClose, onError: toastSomethingWentWrong })}
        >
          {t('Turn off')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
      </Actions>
    </Dialog>
  );
}
