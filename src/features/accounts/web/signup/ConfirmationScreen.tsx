import { Navigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { DemoOutboxNote } from '../../../auth/web/DemoOutboxNote.tsx';
import { FormCard } from '../../../auth/web/PublicPage.tsx';
import { SignupPage, useSignup } from './SignupPage.tsx';

/** /signup/confirmation: tells the person to look into their inbox. */
function ConfirmationScreen() {
  const [{ sentTo }] = useSignup();
  if (!sentTo) return <Navigate to="/signup/start" replace />;
  return (
    <SignupPage step={3} width={520} title={t('Please check your inbox')}>
      <FormCard
        text={t(
          'We sent an email to {{email}}. Open the link in it to choose your password and begin. It works for 7 days.',
          {
            email: sentTo,
          },
        )}
      >
        <p>{t('Nothing there? Look into the spam folder, or write to us.')}</p>
        <DemoOutboxNote />
      </FormCard>
    </SignupPage>
  );
}

export { ConfirmationScreen as Component };
