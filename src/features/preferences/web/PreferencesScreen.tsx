import { Button } from '@mantine/core';
import { resetFilters, resetNotices } from '../../../shared/localPreferences.ts';
import { t } from '../../../shared/text.ts';
import { Page, PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import { toast } from '../../../ui/toasts/toasts.ts';
import { storage } from '../../auth/web/api.ts';
import { SummarySettings } from '../../summaries/web/SummarySettings.tsx';
import { WatchlistCard } from '../../watchlist/web/WatchlistCard.tsx';
import c from './PreferencesScreen.module.css';

/** /m/preferences: how often emails come, what is watched, and what this browser remembers. */
function PreferencesScreen() {
  const reset = (work: () => void, lead: string) => () => {
    work();
    toast.success({ lead });
  };
  return (
    <Page title={t('Preferences')}>
      <div className={c.layout}>
        <PageTitle>{t('Preferences')}</PageTitle>
        <PageLine>{t('These are yours alone; nobody else in your account sees them.')}</PageLine>
        <section className={c.card}>
          <SummarySettings />
        </section>
        <section className={c.card} id="watchlist">
          <WatchlistCard />
        </section>
        <section className={c.card}>
          <h2>{t('Saved jurisdiction filters')}</h2>
          <p>
            {t(
              'The jurisdictions that you chose last, for amendments and for reminders, are remembered in this browser.',
            )}
          </p>
          <Button
            variant="default"
            onClick={reset(() => resetFilters(storage), t('The saved filters were cleared.'))}
          >
            {t('Clear saved filters')}
          </Button>
        </section>
        <section className={c.card}>
          <h2>{t('Disclaimer and notices')}</h2>
          <p>
            {t(
              'Shows the disclaimer and the notices of the Info Hub again, also those you asked not to see.',
            )}
          </p>
          <Button
            variant="default"
            onClick={reset(() => resetNotices(storage), t('The notices will show again.'))}
          >
            {t('Show them again')}
          </Button>
        </section>
      </div>
    </Page>
  );
}

export { PreferencesScreen as Component };
