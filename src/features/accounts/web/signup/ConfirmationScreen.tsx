import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { FormFailure } from '../../../../ui/fields/form/FormFailure.tsx';
import { pageConfig } from '../../../../ui/pageConfig.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { DemoOutboxNote } from '../../../auth/web/DemoOutboxNote.tsx';
import { FormCard } from '../../../auth/web/PublicPage.tsx';
import { accountsApi } from '../api.ts';
import { SignupPage, useSignup } from './SignupPage.tsx';

/** /signup/confirmation: tells the person to look into their inbox. */
function ConfirmationScreen() {
  const [{ sentTo }] = useSignup();
  const again = useMutation({
    mutationFn: () => accountsApi.sendSetupEmail({ body: { email: sentTo ?? '' } }),
    onSuccess: () => toast.success({ lead: t('Sent again.') }),
  });
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
        <p>
          {t('Nothing there? Look into the spam folder, or write to us:')}{' '}
          <a href={`mailto:${pageConfig.supportEmail}`}>{pageConfig.supportEmail}</a>
        </p>
        <FormFailure text={again.error?.message} />
        <Button variant="default" size="md" loading={again.isPending} onClick={() => again.mutate()}>
          {t('Send it again')}
        </Button>
        <DemoOutboxNote />
      </FormCard>
    </SignupPage>
  );
}

export { ConfirmationScreen as Component };
