import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { t } from '../../../shared/text.ts';
import { FilterPage } from '../../../ui/filters/FilterPage.tsx';
import { Page, PageTitle } from '../../../ui/shell/Page.tsx';
import { useErrorToast } from '../../../ui/toasts/errorToasts.ts';
import { useHashScroll } from '../../provisions/web/list/useHashScroll.ts';
import { AddToReport } from '../../reports/web/AddToReport.tsx';
import { resultsQuery } from './api.ts';
import { HubDrawerFilters } from './HubDrawerFilters.tsx';
import { JurisdictionFilter, SubjectFilters } from './HubFilters.tsx';
import { HubHeading, hubHeading } from './HubHeading.tsx';
import { HubNotice } from './HubNotice.tsx';
import { HubResults } from './HubResults.tsx';
import { useFound } from './useFound.ts';
import { useHub } from './useHub.ts';
import { useLinkedProvision } from './useLinkedProvision.ts';

/** /m/builder and /m/search: the library by area of law, by industry and by text (specification 2.7). */
function HubScreen() {
  const chosen = useHub();
  // The filters show what was pressed at once; the heading and the results, which take longer to draw, follow in the next frames.
  const hub = useDeferredValue(chosen);
  const { request, found, drawMore } = useFound(hub.request);
  const report = useQuery({
    ...resultsQuery(
      typeof request === 'object' && request ? request : { subject: '', provisions: [], jurisdictions: [] },
    ),
    enabled: typeof request === 'object' && request !== null,
  });
  const shown = request === 'nothing' ? [] : request && !report.error ? (report.data ?? null) : null;

  // What has no text on the day that is read is not taken along with the rest.
  const ids = useMemo(
    () => found?.ids ?? shown?.filter(({ onDay }) => onDay?.reach !== 'before').map(({ id }) => id) ?? [],
    [found, shown],
  );

  useErrorToast(t('Error building report:'), report.error);
  // Until the answer is there, what stands on the page is that of the address before, whose entries go.
  const isPrevious = report.isPlaceholderData;
  useLinkedProvision(hub, isPrevious ? null : shown);
  useHashScroll(isPrevious ? null : hub.address.provisionId, hub.visit);

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
