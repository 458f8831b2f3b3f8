import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { authApi } from './api.ts';
import { signIn } from './currentUser.ts';
import { askForFactor, isFactorRequired } from './factors/factorRequired.ts';
import { landingOf } from './guards.ts';
import { type NewPassword, PasswordForm } from './PasswordForm.tsx';
import { FormCard, PublicPage } from './PublicPage.tsx';

export const isSpentLink = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'link_invalid';

/**
 * /resetPassword/{email}/{token}: opening it spends nothing; setting the password does (decisions 4). A link that is over says so
 * before anything is typed; where that could not be asked the form stands, and sending it tells.
 */
function ResetPasswordScreen() {
  const { email = '', token = '' } = useParams();
  const navigate = useNavigate();
  const link = useQuery({
    queryKey: ['resetLink', email, token],
    queryFn: ({ signal }) => authApi.resetLink({ body: { email, token } }, { signal }),
    // Setting the password spends the link, which this form did itself.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
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
      {link.isPending ? (
        <Loading>
          <Bar height={420} />
        </Loading>
      ) : link.data?.works === false || isSpentLink(reset.error) ? (
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
