import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { GivenEmail } from './GivenEmail.tsx';
import c from './LoginScreen.module.css';

interface Props {
  email: string;
  onChangeEmail: () => void;
  onSendAgain: () => void;
  pending: boolean;
  error: Error | null;
}

/** Accounts with multi-factor authentication sign in by an emailed link (decisions 4). */
export function CheckInbox({ email, onChangeEmail, onSendAgain, pending, error }: Props) {
  return (
    <div className={c.form}>
      <div>
        <h1>{t('Check your inbox')}</h1>
        <p>{t('We sent a link to this address. It works once, for 15 minutes.')}</p>
      </div>
      <GivenEmail email={email} onChange={onChangeEmail} />
      {error && (
        <div role="alert">
          <Callout tone="red">{error.message}</Callout>
        </div>
      )}
      <Button variant="default" size="md" fullWidth loading={pending} onClick={onSendAgain}>
        {t('Send it again')}
      </Button>
    </div>
  );
}
