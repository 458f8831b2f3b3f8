import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { GivenEmail } from './GivenEmail.tsx';
import c from './LoginScreen.module.css';

/** Accounts with multi-factor authentication sign in by an emailed link. */
export function CheckInbox({ email, onChangeEmail }: { email: string; onChangeEmail: () => void }) {
  return (
    <div className={c.form}>
      <div>
        <h1>{t('Check your inbox')}</h1>
        <p>
          {t(
            'This account signs in with a link that comes by email, and has no password. The link works once.',
          )}
        </p>
      </div>
      <GivenEmail email={email} onChange={onChangeEmail} />
      <Button component="a" href={`mailto:${pageConfig.supportEmail}`} variant="default" size="md" fullWidth>
        {t('Contact Us')}
      </Button>
    </div>
  );
}
