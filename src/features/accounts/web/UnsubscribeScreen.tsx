import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { t } from '../../../shared/text.ts';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { FormCard, PublicPage } from '../../auth/web/PublicPage.tsx';
import { subscriptionsApi } from './api.ts';

/** /unsubscribe/{code}: one click, without a sign-in (Canada's anti-spam law). */
function UnsubscribeScreen() {
  const { code = '' } = useParams();
  const stop = useMutation({ mutationFn: () => subscriptionsApi.unsubscribe({ params: { code } }) });
  return (
    <PublicPage title={t('Unsubscribe')}>
      {stop.isSuccess ? (
        <FormCard title={t('You are unsubscribed')} text={t('We send you no more emails of this kind.')}>
          <Button component={Link} to="/" variant="default" size="md">
            {t('Go to the home page')}
          </Button>
        </FormCard>
      ) : (
        <FormCard
          title={t('Unsubscribe')}
          text={t(
            'You will get no more emails of this kind. Emails that your account needs, such as sign-in links, still come.',
          )}
        >
          {stop.error && (
            <div role="alert">
              <Callout tone="red">{stop.error.message}</Callout>
            </div>
          )}
          <Button size="md" loading={stop.isPending} onClick={() => stop.mutate()}>
            {t('Unsubscribe')}
          </Button>
        </FormCard>
      )}
    </PublicPage>
  );
}

export { UnsubscribeScreen as Component };
