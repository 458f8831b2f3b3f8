import { Button, TextInput } from '@mantine/core';
import type { FormEvent } from 'react';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import c from './LoginScreen.module.css';

interface Props {
  email: string;
  onChange: (email: string) => void;
  onSubmit: () => void;
  pending: boolean;
  error: Error | null;
}

const isRefusedEmail = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 400 && 'email' in error.fields;

export function EmailStep({ email, onChange, onSubmit, pending, error }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const refused = isRefusedEmail(error);
  return (
    <form className={c.form} onSubmit={submit}>
      <div>
        <h1>{t('Log in')}</h1>
        <p>{t('Enter the email address of your account.')}</p>
      </div>
      {error && !refused && (
        <div role="alert">
          <Callout tone="red">{error.message}</Callout>
        </div>
      )}
      <TextInput
        label={t('Email')}
        type="email"
        name="email"
        autoComplete="username"
        size="md"
        required
        withAsterisk={false}
        autoFocus
        value={email}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={
          refused && t("Your email address doesn't appear to be valid. Please correct it and try again.")
        }
      />
      <Button type="submit" size="md" fullWidth loading={pending}>
        {t('Continue')}
      </Button>
    </form>
  );
}
