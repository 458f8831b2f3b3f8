import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../../shared/apiClient.ts';
import { requiredText } from '../../../../shared/requiredText.ts';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import type { CurrentUser, FactorRequired } from '../../contract.ts';
import { authApi } from '../api.ts';
import c from '../LoginScreen.module.css';
import { answerPasskey } from './passkey.ts';

interface Props {
  factor: FactorRequired;
  onSignedIn: (user: CurrentUser) => void;
  onStartAgain: () => void;
}

const isOver = (error: Error | null): boolean => error instanceof ApiError && error.code === 'sign_in_over';

/** The second step of a sign-in: a passkey, the code of an app, or a recovery code. */
export function FactorStep({ factor, onSignedIn, onStartAgain }: Props) {
  const { ticket, passkey, hasApp } = factor;
  const byCode = useMutation({
    mutationFn: ({ code }: { code: string }) => authApi.signInByFactor({ body: { ticket, code } }),
    onSuccess: onSignedIn,
  });
  const byPasskey = useMutation({
    mutationFn: async () =>
      authApi.signInByFactor({ body: { ticket, passkey: await answerPasskey(passkey ?? {}) } }),
    onSuccess: onSignedIn,
  });
  const { props, field, isPending } = useServerForm({
    initialValues: { code: '' },
    validate: ({ code }) => ({ code: requiredText(code) }),
    mutation: byCode,
    failureAs: { field: 'code' },
  });
  const isLate = isOver(byCode.error) || isOver(byPasskey.error);
  return (
    <form className={c.form} {...props}>
      <div>
        <h1>{t('One more step')}</h1>
        <p>
          {hasApp
            ? t('Enter the code that your authenticator app shows now, or one of your recovery codes.')
            : t('Use your passkey, or one of your recovery codes.')}
        </p>
      </div>
      <FormFailure text={isLate ? t('This took too long. Please log in again.') : byPasskey.error?.message} />
      {passkey && (
        <Button
          size="md"
          fullWidth
          variant={hasApp ? 'default' : 'filled'}
          loading={byPasskey.isPending}
          onClick={() => byPasskey.mutate()}
        >
          {t('Use a passkey')}
        </Button>
      )}
      <TextInput
        size="md"
        label={hasApp ? t('Code') : t('Recovery code')}
        autoComplete="one-time-code"
        inputMode={hasApp ? 'text' : undefined}
        maxLength={40}
        autoFocus={hasApp}
        required
        withAsterisk={false}
        {...field('code')}
      />
      <Button type="submit" size="md" fullWidth variant={hasApp ? 'filled' : 'default'} loading={isPending}>
        {t('Log in')}
      </Button>
      <Button variant="subtle" size="md" fullWidth onClick={onStartAgain}>
        {t('Start again')}
      </Button>
    </form>
  );
}
