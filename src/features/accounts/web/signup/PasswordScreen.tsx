import { useParams } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { pageConfig } from '../../../../ui/pageConfig.ts';
import { PublicPage } from '../../../auth/web/PublicPage.tsx';
import { SetPassword } from '../../../auth/web/SetPassword.tsx';
import { accountsApi } from '../api.ts';
import { SignupSteps } from './SignupSteps.tsx';

const isMfa =
  (code: string) =>
  async (id: string): Promise<boolean> =>
    (await accountsApi.mfa({ params: { id }, query: { code } })).isMFAEnabled;

/** /signup/password/{code}: the end of the signup, with its steps. */
export function PasswordScreen() {
  const { code = '' } = useParams();
  return (
    <PublicPage title={t('Choose a password')} middle={<SignupSteps current={4} />}>
      <SetPassword code={code} title={t('Choose a password')} isMfa={isMfa(code)} />
    </PublicPage>
  );
}

/** /signup/welcome/{code}: the same for people who were invited, without the steps (specification 2.2). */
export function WelcomeScreen() {
  const { code = '' } = useParams();
  const title = t('Welcome to {{product}}', { product: pageConfig.productName });
  return (
    <PublicPage title={title}>
      <SetPassword code={code} title={title} isMfa={isMfa(code)} />
    </PublicPage>
  );
}
