import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { FormFailure } from '../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../ui/fields/form/useServerForm.ts';
import { emailError } from '../rules.ts';
import { authApi } from './api.ts';
import { DemoOutboxNote } from './DemoOutboxNote.tsx';
import { givenEmail, useGivenEmail } from './emailOfState.ts';
import { FormCard, PublicPage } from './PublicPage.tsx';

/** /forgotPassword: tells nothing about whether the email is known (decisions 4). */
function ForgotPasswordScreen() {
  const ask = useMutation({ mutationFn: (body: { email: string }) => authApi.forgotPassword({ body }) });
  const { props, field, values, isPending, failure } = useServerForm({
    initialValues: { email: useGivenEmail() },
    validate: ({ email }) => ({ email: emailError(email) }),
    mutation: ask,
    failureAs: 'ownText',
  });
  if (ask.isSuccess) {
    return (
      <PublicPage title={t('Check your inbox')}>
        <FormCard
          title={t('Check your inbox')}
          text={t(
            'If {{email}} belongs to an account, an email with a link is on its way. The link works once, for 60 minutes.',
            values,
          )}
        >
          <DemoOutboxNote />
          <Button component={Link} to="/login" state={givenEmail(values.email)} variant="default" size="md">
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
        <FormFailure text={failure?.message} />
        <form {...props} style={{ display: 'grid', gap: 16 }}>
          <TextInput
            label={t('Email')}
            type="email"
            autoComplete="username"
            size="md"
            required
            withAsterisk={false}
            {...field('email')}
          />
          <Button type="submit" size="md" loading={isPending}>
            {t('Send the link')}
          </Button>
        </form>
      </FormCard>
    </PublicPage>
  );
}

export { ForgotPasswordScreen as Component };
