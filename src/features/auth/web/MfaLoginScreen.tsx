import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { authApi } from './api.ts';
import { signIn } from './currentUser.ts';
import { askForFactor, isFactorRequired } from './factors/factorRequired.ts';
import { landingOf } from './guards.ts';
import { FormCard, PublicPage } from './PublicPage.tsx';
import { isSpentLink } from './ResetPasswordScreen.tsx';

/** /mfaLogin/{email}/{token}: asks for one click, because mail scanners open links (decisions 4). */
function MfaLoginScreen() {
  const { email = '', token = '' } = useParams();
  const navigate = useNavigate();
  const login = useMutation({
    mutationFn: () => authApi.mfaLogin({ body: { email, token } }),
    onSuccess: (answer) => {
      if (isFactorRequired(answer)) return askForFactor(answer, navigate);
      signIn(answer);
      navigate(landingOf(answer), { replace: true });
    },
  });
  if (isSpentLink(login.error)) {
    return (
      <PublicPage title={t('Log in')}>
        <FormCard
          title={t('This link no longer works')}
          text={t('It was used already, or its 15 minutes are over.')}
        >
          <Button component={Link} to="/login" size="md">
            {t('Ask for a new link')}
          </Button>
        </FormCard>
      </PublicPage>
    );
  }
  return (
    <PublicPage title={t('Log in')}>
      <FormCard title={t('Log in')} text={t('Continue as {{email}}.', { email })}>
        {login.error && (
          <div role="alert">
            <Callout tone="red">{login.error.message}</Callout>
          </div>
        )}
        <Button size="md" loading={login.isPending || login.isSuccess} onClick={() => login.mutate()}>
          {t('Log in')}
        </Button>
      </FormCard>
    </PublicPage>
  );
}

export { MfaLoginScreen as Component };
