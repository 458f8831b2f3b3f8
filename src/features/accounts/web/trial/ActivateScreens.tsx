import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { Link, Navigate, useLocation } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Page, PageLine, PageTitle } from '../../../../ui/shell/Page.tsx';
import { Empty, Forbidden } from '../../../../ui/state/StateCard.tsx';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { AskTheOwner } from './ContactUs.tsx';
import { CONTACT_ID, SubscriptionForm } from './SubscriptionForm.tsx';
import c from './Trial.module.css';

const ownersOnly = () => (
  <Forbidden
    title={t('Only the owner of the account can do this.')}
    text={t('Ask the owner of your account to contact us about a paid subscription.')}
  />
);

/** /m/activateSubscription: contact about a paid subscription, for the account's owner (specification 6). */
export function ActivateScreen() {
  const { may } = useCurrentUser();
  return (
    <Page title={t('Activate your subscription')}>
      {may.activateSubscription ? (
        <>
          <div className={c.head}>
            <PageTitle>{t('Activate your subscription')}</PageTitle>
            <PageLine>
              {t('Choose the plan that fits, and we get in touch. Nothing is charged before you say so.')}
            </PageLine>
          </div>
          <SubscriptionForm />
        </>
      ) : (
        ownersOnly()
      )}
    </Page>
  );
}

/** /m/activateSubscription/success: the only page besides the activation that an expired account may open. */
export function ActivateSuccessScreen() {
  const { may, account } = useCurrentUser();
  const { state } = useLocation();
  // Nothing was sent: the way to send it.
  if (may.activateSubscription && !state?.isSent) return <Navigate to="/m/activateSubscription" replace />;
  return (
    <Page title={t('Thank you')}>
      {may.activateSubscription ? (
        <Empty
          icon={IconMailCheck}
          title={t('Thank you. We have your request.')}
          text={t('We answer within one business day, to the email address of your account.')}
          action={
            account.isTrialExpired ? undefined : (
              <Button component={Link} to="/m/updates" variant="default">
                {t('Back to the home page')}
              </Button>
            )
          }
        />
      ) : (
        ownersOnly()
      )}
    </Page>
  );
}

/** Takes the reader to the form below, the keyboard too. */
const focusContact = (): void =>
  document.getElementById(CONTACT_ID)?.querySelector<HTMLElement>('input, textarea')?.focus();

/** All that an expired, unsubscribed account sees of the member area (specification 2.3). */
export function TrialExpiredScreen({ onLogOut }: { onLogOut: () => void }) {
  const { may } = useCurrentUser();
  return (
    <Page title={t('Free trial expired')}>
      <section className={c.expired}>
        <h1>{t('Your free trial has now expired...')}</h1>
        <p>
          {t(
            'Everything you saved is kept. To go on reading what the law asks, get in touch and we set up your subscription.',
          )}
        </p>
        <div className={c.actions}>
          {may.activateSubscription ? (
            <Button onClick={focusContact}>{t('Contact Us')}</Button>
          ) : (
            <AskTheOwner>
              <Button>{t('Contact Us')}</Button>
            </AskTheOwner>
          )}
          <Button variant="default" onClick={onLogOut}>
            {t('Log Out')}
          </Button>
        </div>
      </section>
      {may.activateSubscription && <SubscriptionForm />}
    </Page>
  );
}
