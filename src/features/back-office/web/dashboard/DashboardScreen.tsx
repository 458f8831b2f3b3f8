import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { shortMoment } from '../../../../shared/torontoDate.ts';
import { Page, PageTitle } from '../../../../ui/shell/Page.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import { AdministrationCards } from './AdministrationCards.tsx';
import { CoverageMap } from './CoverageMap.tsx';
import c from './Dashboard.module.css';
import { dashboardQuery } from './dashboardApi.ts';
import { MissedSearches } from './MissedSearches.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { Tiles } from './Tiles.tsx';

/** /a/dashboard: what needs attention, and how much of the library there is (specification 2.4). */
function DashboardScreen() {
  const query = useQuery(dashboardQuery);
  return (
    <Page title={t('Dashboard')}>
      <div className={c.head}>
        <PageTitle>{t('Dashboard')}</PageTitle>
        <time dateTime={query.data?.at}>{query.data && shortMoment(query.data.at)}</time>
      </div>
      <Loaded
        query={query}
        skeleton={
          <>
            <Bar height={98} gap={20} />
            <Bar height={520} />
          </>
        }
        failed={t('The dashboard could not be loaded.')}
      >
        {(dashboard) => (
          <>
            <Tiles dashboard={dashboard} />
            <div className={c.main}>
              <CoverageMap areas={dashboard.coverage} />
              <div className={c.side}>
                <NeedsAttention dashboard={dashboard} />
                <MissedSearches missed={dashboard.missed} />
              </div>
            </div>
            {dashboard.administration && <AdministrationCards administration={dashboard.administration} />}
          </>
        )}
      </Loaded>
    </Page>
  );
}

export { DashboardScreen as Component };
