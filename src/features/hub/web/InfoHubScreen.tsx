import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
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
import { type HubModel, useHub } from './useHub.ts';
import { useLinkedProvision } from './useLinkedProvision.ts';

/** An address without an area or topic opens the first that the account has. */
function useFirstTopic({ address, areas, area, isUnknown, go }: HubModel): void {
  const isOpen = address.tab !== 'area' || (area && address.topicId) || isUnknown;
  const next = area ?? areas[0];
  useEffect(() => {
    if (isOpen || !next || (address.areaId === null && address.provisionId)) return;
    go({ areaId: next.id, topicId: next.topics[0]?._id ?? null }, { replace: true });
  }, [isOpen, next, address, go]);
}

/** /m/builder and /m/search: the library by area of law, by industry and by text (specification 2.7). */
function InfoHubScreen() {
  const hub = useHub();
  const { request } = hub;
  const report = useQuery({
    ...resultsQuery(
      typeof request === 'object' && request ? request : { subject: '', provisions: [], jurisdictions: [] },
    ),
    enabled: typeof request === 'object' && request !== null,
  });
  const shown = request === 'nothing' ? [] : request && !report.error ? (report.data ?? null) : null;

  const ids = useMemo(() => shown?.map(({ id }) => id) ?? [], [shown]);

  useErrorToast(t('Error building report:'), report.error);
  useFirstTopic(hub);
  useLinkedProvision(hub, report.isPlaceholderData ? null : shown);
  useHashScroll(hub.address.provisionId, hub.visit);

  return (
    <Page title={hubHeading(hub, null) ?? t('Info Hub')}>
      <FilterPage
        filters={
          <>
            <SubjectFilters hub={hub} />
            <JurisdictionFilter hub={hub} />
            <AddToReport provisionIds={ids} label={t('Add Results To Report')} size="sm" fullWidth />
          </>
        }
      >
        {hub.isUnknown ? <PageTitle>{t('Info Hub')}</PageTitle> : <HubHeading hub={hub} shown={shown} />}
        <HubDrawerFilters hub={hub} resultIds={ids} />
        <HubResults hub={hub} report={report} shown={shown} />
      </FilterPage>
      <HubNotice hub={hub} />
    </Page>
  );
}

export { InfoHubScreen as Component };
