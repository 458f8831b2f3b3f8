import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { authApi } from './api.ts';
import { DemoOutboxNote } from './DemoOutboxNote.tsx';
import { FormCard, PublicPage } from './PublicPage.tsx';

/** /forgotPassword: tells nothing about whether the email is known (decisions 4). */
function ForgotPasswordScreen() {
  const [email, setEmail] = useState('');
  const ask = useMutation({ mutationFn: () => authApi.forgotPassword({ body: { email } }) });
  const refused = ask.error instanceof ApiError && 'email' in ask.error.fields;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask.mutate();
  };
  if (ask.isSuccess) {
    return (
      <PublicPage title={t('Check your inbox')}>
        <FormCard
          title={t('Check your inbox')}
          text={t(
            'If {{email}} belongs to an account, an email with a link is on its way. The link works once, for 60 minutes.',
            { email },
          )}
        >
          <DemoOutboxNote />
          <Button component={Link} to="/login" variant="default" size="md">
            {t('Back to log in')}
          </Button>
        </FormCard>
      </PublicPage>
    );
  }
  return (
    <PublicPage title={t('Forgot your password?')}>
      <FormCard
        title={t('Forgot your password?')}
        text={t('Enter the email address of your account, and we send a link to choose a new one.')}
      >
        {ask.error && !refused && (
          <div role="alert">
            <Callout tone="red">{ask.error.message}</Callout>
          </div>
        )}
        <form onSubmit={submit} style={{ display: 'grid', gap: 16 }}>
          <TextInput
            label={t('Email')}
            type="email"
            autoComplete="username"
            size="md"
            required
            withAsterisk={false}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={
              refused && t("Your email address doesn't appear to be valid. Please correct it and try again.")
            }
          />
          <Button type="submit" size="md" loading={ask.isPending}>
            {t('Send the link')}
          </Button>
        </form>
      </FormCard>
    </PublicPage>
  );
}

export { ForgotPasswordScreen as Component };
