import { useDeferredValue } from 'react';
import { t } from '../../../shared/text.ts';
import { FilterPage } from '../../../ui/filters/FilterPage.tsx';
import { Page, PageTitle } from '../../../ui/shell/Page.tsx';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { HubDrawerFilters } from './HubDrawerFilters.tsx';
import { JurisdictionFilter, SubjectFilters } from './HubFilters.tsx';
import { HubHeading, hubHeading } from './HubHeading.tsx';
import { HubNotice } from './HubNotice.tsx';
import { HubResults } from './HubResults.tsx';
import { useHub } from './useHub.ts';
import { useResults } from './useResults.ts';

/** /m/builder and /m/search: the library by area of law, by industry and by text (specification 2.7). */
function HubScreen() {
  const chosen = useHub();
  // The filters show what was pressed at once; the heading and the results, which take longer to draw, follow in the next frames.
  const hub = useDeferredValue(chosen);
  const { report, shown, found, ids, drawMore } = useResults(hub);

  return (
    <Page title={hubHeading(hub, null) ?? t('Info Hub')}>
      <FilterPage
        filters={
          <>
            <SubjectFilters hub={chosen} />
            <JurisdictionFilter hub={chosen} />
            <AddToReport
              provisionIds={ids}
              label={t('Add Results To Report')}
              size="sm"
              fullWidth
              data-tour="addResults"
            />
          </>
        }
      >
        {hub.isUnknown ? (
          <PageTitle>{t('Info Hub')}</PageTitle>
        ) : (
          <HubHeading hub={hub} shown={shown} total={found?.total ?? null} />
        )}
        <HubDrawerFilters hub={chosen} resultIds={ids} />
        <HubResults
          hub={hub}
          error={report.error}
          refetch={report.refetch}
          isPlaceholderData={report.isPlaceholderData}
          shown={shown}
          found={found}
          onMore={drawMore}
        />
      </FilterPage>
      <HubNotice hub={hub} />
    </Page>
  );
}

export { HubScreen as Component };
