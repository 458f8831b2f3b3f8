import { Navigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { AccountForm } from './AccountForm.tsx';
import { SignupPage, useSignup } from './SignupPage.tsx';

/** /signup/account: who they are, with the captcha. */
function AccountScreen() {
  const [{ plan, ...signup }, change] = useSignup();
  if (!plan) return <Navigate to="/signup/start" replace />;
  return (
    <SignupPage
      step={2}
      title={t('Your account')}
      text={t('No credit card is needed. The trial ends by itself.')}
    >
      <AccountForm signup={{ ...signup, plan }} change={change} />
    </SignupPage>
  );
}

export { AccountScreen as Component };
