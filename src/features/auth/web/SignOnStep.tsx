import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { GivenEmail } from './GivenEmail.tsx';
import c from './LoginScreen.module.css';
import { useSignOnAttempt } from './useSignOnAttempt.ts';

interface Props {
  email: string;
  /** Where the person's organisation asks who they are. */
  url: string;
  onChangeEmail: () => void;
  onUsePassword: () => void;
}

/** The way to the sign-in page of the person's own organisation; owners keep a password beside it. */
export function SignOnStep({ email, url, onChangeEmail, onUsePassword }: Props) {
  const attempt = useSignOnAttempt();
  const [isLeaving, setLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leave = () => {
    if (!attempt.remember(url)) {
      setFailure(
        t(
          'Your browser keeps nothing for this site, so you could not come back signed in. Allow it, and try again.',
        ),
      );
      return;
    }
    setLeaving(true);
    window.location.assign(url);
  };
  return (
    <div className={c.form}>
      <div>
        <h1>{t('Log in')}</h1>
        <p>{t('Your organisation signs in through its own page, {{host}}.', { host: new URL(url).host })}</p>
      </div>
      <GivenEmail email={email} onChange={onChangeEmail} />
      <FormFailure text={failure} />
      <Button size="md" fullWidth autoFocus loading={isLeaving} onClick={leave}>
        {t('Continue to your organisation')}
      </Button>
      <Button variant="subtle" size="md" fullWidth onClick={onUsePassword}>
        {t('Log in with a password instead')}
      </Button>
    </div>
  );
}
