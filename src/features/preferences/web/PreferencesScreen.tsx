import { Button } from '@mantine/core';
import { resetFilters, resetNotices } from '../../../shared/localPreferences.ts';
import { t } from '../../../shared/text.ts';
import { useScrollToHash } from '../../../ui/hooks/useScrollToHash.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { storage } from '../../auth/web/api.ts';
import { EmailChoiceCard } from '../../notifications/web/EmailChoiceCard.tsx';
import { SummarySettings } from '../../summaries/web/SummarySettings.tsx';
import { WatchlistCard } from '../../watchlist/web/WatchlistCard.tsx';
import c from './PreferencesScreen.module.css';
import { SecurityCards } from './SecurityCards.tsx';

/** /m/preferences: how often emails come, what is watched, and what this browser remembers. */
function PreferencesScreen() {
  useScrollToHash();
  const reset = (work: () => void, lead: string) => () => {
    work();
    toast.success({ lead });
  };
  return (
    <Page title={t('Preferences')}>
      <div className={c.layout}>
        <PageHead
          title={t('Preferences')}
          line={t('These are yours alone; nobody else in your account sees them.')}
        />
        <PageBody>
          <SummarySettings />
          <EmailChoiceCard />
          <WatchlistCard />
          <Card
            title={t('Saved jurisdiction filters')}
            line={t(
              'The jurisdictions that you chose last, for amendments and for reminders, are remembered in this browser.',
            )}
          >
            <Button
              variant="default"
              onClick={reset(() => resetFilters(storage), t('The saved filters were cleared.'))}
            >
              {t('Clear saved filters')}
            </Button>
          </Card>
          <Card
            title={t('Disclaimer and notices')}
            line={t(
              'Shows the disclaimer and the notices of the Info Hub again, also those you asked not to see.',
            )}
          >
            <Button
              variant="default"
              onClick={reset(() => resetNotices(storage), t('The notices will show again.'))}
            >
              {t('Show them again')}
            </Button>
          </Card>
          <SecurityCards />
        </PageBody>
      </div>
    </Page>
  );
}

export { PreferencesScreen as Component };
