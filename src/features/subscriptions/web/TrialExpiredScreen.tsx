import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { pageConfig } from '../../../ui/pageConfig.ts';
import { Page } from '../../../ui/shell/Page.tsx';
import c from './TrialExpiredScreen.module.css';

/** All that an expired, unsubscribed account sees of the member area (specification 2.3). */
export function TrialExpiredScreen({ onLogOut }: { onLogOut: () => void }) {
  return (
    <Page title={t('Free trial expired')}>
      <div className={c.card}>
        <h1>{t('Your free trial has now expired...')}</h1>
        <p>
          {t(
            'Everything you saved is kept. To go on reading what the law asks, get in touch and we will set up your subscription.',
          )}
        </p>
        <div className={c.actions}>
          <Button
            component="a"
            href={`mailto:${pageConfig.supportEmail}?subject=${encodeURIComponent(t('Subscription'))}`}
          >
            {t('Contact Us')}
          </Button>
          <Button variant="default" onClick={onLogOut}>
            {t('Log Out')}
          </Button>
        </div>
      </div>
    </Page>
  );
}
