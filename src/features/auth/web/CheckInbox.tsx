import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/Callout.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { authApi } from './api.ts';
import { DemoOutboxNote } from './DemoOutboxNote.tsx';
import { GivenEmail } from './GivenEmail.tsx';
import c from './LoginScreen.module.css';

/** Accounts with multi-factor authentication sign in by an emailed link: it is sent as soon as this shows. */
export function CheckInbox({ email, onChangeEmail }: { email: string; onChangeEmail: () => void }) {
  const send = useMutation({ mutationFn: () => authApi.sendLink({ body: { email } }) });
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    send.mutate();
  }, [send]);
  const again = () =>
    send.mutate(undefined, {
      onSuccess: () => toast.success({ lead: t('The link was sent again.') }),
    });
  return (
    <div className={c.form}>
      <div>
        <h1>{t('Check your inbox')}</h1>
        <p>{t('Your account signs in by an emailed link. It works once, for 15 minutes.')}</p>
      </div>
      <GivenEmail email={email} onChange={onChangeEmail} />
      {send.error && (
        <div role="alert">
          <Callout tone="red">{send.error.message}</Callout>
        </div>
      )}
      <DemoOutboxNote />
      <Button variant="default" size="md" fullWidth loading={send.isPending} onClick={again}>
        {t('Send the link again')}
      </Button>
    </div>
  );
}
