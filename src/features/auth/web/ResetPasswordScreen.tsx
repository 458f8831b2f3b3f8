import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { authApi } from './api.ts';
import { signIn } from './currentUser.ts';
import { askForFactor, isFactorRequired } from './factors/factorRequired.ts';
import { landingOf } from './guards.ts';
import { type NewPassword, PasswordForm } from './PasswordForm.tsx';
import { FormCard, PublicPage } from './PublicPage.tsx';

export const isSpentLink = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'link_invalid';

/** /resetPassword/{email}/{token}: opening it spends nothing; setting the password does (decisions 4). */
function ResetPasswordScreen() {
  const { email = '', token = '' } = useParams();
  const navigate = useNavigate();
  const reset = useMutation({
    mutationFn: ({ password }: NewPassword) => authApi.resetPassword({ body: { email, token, password } }),
    onSuccess: (answer) => {
      toast.success({ lead: t('Your password was changed.') });
      if (isFactorRequired(answer)) return askForFactor(answer, navigate);
      signIn(answer);
      navigate(landingOf(answer), { replace: true });
    },
  });
  return (
    <PublicPage title={t('Set a new password')}>
      {isSpentLink(reset.error) ? (
        <FormCard
          title={t('This link no longer works')}
          text={t('It was used already, or its time is over.')}
        >
          <Button component={Link} to="/forgotPassword" size="md">
            {t('Ask for a new link')}
          </Button>
        </FormCard>
      ) : (
        <FormCard title={t('Set a new password')} text={t('For {{email}}.', { email })}>
          <PasswordForm email={email} submitLabel={t('Continue')} save={reset} isDone={reset.isSuccess} />
        </FormCard>
      )}
    </PublicPage>
  );
}

export { ResetPasswordScreen as Component };
