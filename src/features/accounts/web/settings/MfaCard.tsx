import { Button, Switch } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Card } from '../../../../ui/parts/Card.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { forgetCurrentUser, useCurrentUser } from '../../../auth/web/currentUser.ts';
import { accountsApi } from '../api.ts';
import c from './Settings.module.css';

/** MFA for the whole account: asks before, because it changes how everybody signs in. */
export function MfaCard() {
  const { account } = useCurrentUser();
  const revalidator = useRevalidator();
  const [asking, setAsking] = useState(false);
  const wanted = !account.isMFAEnabled;
  const set = useMutation({
    mutationFn: () => accountsApi.setMfa({ params: { id: account.id }, body: { isMFAEnabled: wanted } }),
    onSuccess: async () => {
      setAsking(false);
      toast.success({
        lead: wanted ? t('Sign-in by emailed link is on.') : t('Sign-in by emailed link is off.'),
      });
      await forgetCurrentUser();
      await revalidator.revalidate();
    },
    onError: toastSomethingWentWrong,
  });
  return (
    <Card
      title={t('Multi-factor authentication')}
      line={t(
        'When it is on, everybody in the account signs in by a link sent to their inbox, and there are no passwords.',
      )}
    >
      <Switch
        checked={account.isMFAEnabled}
        onChange={() => setAsking(true)}
        label={t('Sign in by emailed link')}
        size="md"
      />
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        width={440}
        title={wanted ? t('Turn on sign-in by emailed link?') : t('Turn off sign-in by emailed link?')}
      >
        <p className={c.line}>
          {wanted
            ? t('The passwords of all people in your account are forgotten. Nobody is signed out.')
            : t('Everybody gets an email with a link to choose a password. Nobody is signed out.')}
        </p>
        <Actions>
          <Button loading={set.isPending} onClick={() => set.mutate()}>
            {wanted ? t('Turn on') : t('Turn off')}
          </Button>
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('Cancel')}
          </Button>
        </Actions>
      </Dialog>
    </Card>
  );
}
