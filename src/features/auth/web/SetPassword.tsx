import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { decodeSetupCode } from '../rules.ts';
import { authApi } from './api.ts';
import { askForFactor } from './factors/factorRequired.ts';
import { type NewPassword, PasswordForm } from './PasswordForm.tsx';
import { FormCard } from './PublicPage.tsx';
import { isSpentLink } from './ResetPasswordScreen.tsx';
import { welcome } from './welcome.ts';

interface Props {
  code: string;
  title: string;
  /** Whether the account of the code has MFA; the server answers it to a valid code only. */
  isMfa: (accountId: string) => Promise<boolean>;
}

function SpentCode({ children }: { children?: ReactNode }) {
  return (
    <FormCard
      title={t('This link no longer works')}
      text={t('It was used already, or its 7 days are over. If you have set your password, log in.')}
    >
      {children}
      <Button component={Link} to="/login" size="md">
        {t('Log in')}
      </Button>
    </FormCard>
  );
}

/** What /signup/password/{code} and /signup/welcome/{code} show: the first password, or with MFA the terms alone. */
export function SetPassword({ code, title, isMfa }: Props) {
  const navigate = useNavigate();
  const ids = decodeSetupCode(code);
  const mfa = useQuery({
    queryKey: ['setup', code],
    enabled: ids !== null,
    retry: false,
    queryFn: () => isMfa(ids?.accountId ?? ''),
  });
  const set = useMutation({
    mutationFn: ({ password }: NewPassword) =>
      authApi.setPassword({
        body: {
          userId: ids?.userId ?? '',
          accountId: ids?.accountId ?? '',
          code,
          password: password || undefined,
        },
      }),
    onSuccess: (answer) => {
      if ('factorRequired' in answer) return askForFactor(answer, navigate);
      if (!('loginRequired' in answer)) return welcome(answer, navigate);
      toast.success({ lead: t('Thank you. Please log in to continue.') });
      navigate('/login', { replace: true });
    },
  });
  if (!ids || isSpentLink(set.error) || (mfa.error && 'status' in mfa.error && mfa.error.status === 404)) {
    return <SpentCode />;
  }
  return (
    <Loaded query={mfa} skeleton={420} failed={t('The page could not be loaded.')}>
      {(hasMfa) => (
        <FormCard
          title={title}
          text={
            hasMfa
              ? t('Your account signs in by a link sent to your inbox, so there is no password to choose.')
              : t('Choose the password that you will log in with.')
          }
        >
          <PasswordForm
            withTerms
            mfa={hasMfa}
            submitLabel={t('Continue')}
            save={set}
            isDone={set.isSuccess}
          />
        </FormCard>
      )}
    </Loaded>
  );
}
