import { Button, TextInput } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { type Submission, useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { emailError } from '../rules.ts';
import c from './LoginScreen.module.css';

interface Props {
  /** The email that was given before. */
  email: string;
  start: Submission<{ email: string }>;
  /** Why a sign-in failed that did not begin here. */
  error: Error | null;
}

/** The first step of the login: whose account it is. */
export function EmailStep({ email, start, error }: Props) {
  const { props, field, isPending, failure } = useServerForm({
    initialValues: { email },
    validate: (values) => ({ email: emailError(values.email) }),
    mutation: start,
    failureAs: 'ownText',
  });
  return (
    <form className={c.form} {...props}>
      <div>
        <h1>{t('Log in')}</h1>
        <p>{t('Enter the email address of your account.')}</p>
      </div>
      <FormFailure text={(failure ?? error)?.message} />
      <TextInput
        label={t('Email')}
        type="email"
        name="email"
        autoComplete="username"
        size="md"
        required
        withAsterisk={false}
        autoFocus
        {...field('email')}
      />
      <Button type="submit" size="md" fullWidth loading={isPending}>
        {t('Continue')}
      </Button>
    </form>
  );
}
