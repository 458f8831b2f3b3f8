import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Empty, Failed, Forbidden } from '../../../ui/state/StateCard.tsx';
import { notesAside } from '../../notes/web/NotesAside.tsx';
import type { Provision } from '../../provisions/contract.ts';
import type { EntryExtras } from '../../provisions/web/entry/entryExtras.ts';
import { EntrySkeletons } from '../../provisions/web/list/EntrySkeleton.tsx';
import { ProvisionList } from '../../provisions/web/list/ProvisionList.tsx';
import { addToReportAction } from '../../reports/web/addingToReport.ts';
import c from './HubResults.module.css';
import type { HubModel } from './hubModel.ts';

const EXTRAS: EntryExtras = {
  aside: notesAside,
  actions: (provision) => [{ ...addToReportAction(provision), atHead: true }],
};

interface Props {
  hub: HubModel;
  report: UseQueryResult<Provision[]>;
  /** What is shown at present; null while nothing is known yet. */
  shown: readonly Provision[] | null;
}

function NoResults({ hub }: { hub: HubModel }) {
  return (
    <Empty
      title={t('No results found.')}
      text={t('Please adjust your filters and try again.')}
      action={
        hub.jurisdictions.length > 0 && (
          <Button variant="default" size="compact-sm" onClick={() => hub.chooseJurisdictions([])}>
            {t('Clear Jurisdiction Filter')}
          </Button>
        )
      }
    />
  );
}

function State({ hub, report, shown }: Props) {
  if (hub.isUnknown) {
    return (
      <Forbidden
        title={t('Not part of your plan')}
        text={t('This topic is not among your areas of law, or it no longer exists.')}
      />
    );
  }
  if (hub.failure) {
    return (
      <Failed
        title={t('The menus did not load')}
        text={t('Your filters are kept.')}
        onRetry={hub.retryMenus}
      />
    );
  }
  if (hub.address.tab === 'industry' && !hub.address.industryId) {
    return (
      <Empty
        title={t('Choose an industry')}
        text={t('You will see every provision that has an exemption or a special rule for it.')}
      />
    );
  }
  if (hub.address.tab === 'search' && !hub.request) {
    return (
      <Empty
        icon={IconSearch}
        title={t('What are you looking for?')}
        text={t('Type at least 3 characters. The results come as you pause.')}
      />
    );
  }
  if (report.error) {
    return (
      <Failed
        title={t('These provisions did not load')}
        text={t('Your filters are kept.')}
        onRetry={() => void report.refetch()}
      />
    );
  }
  if (!shown) return <EntrySkeletons />;
  return <NoResults hub={hub} />;
}

/** What the Info Hub found, or why there is nothing to see. */
export function HubResults({ hub, report, shown }: Props) {
  const hasList = shown !== null && shown.length > 0 && !report.error && !hub.isUnknown;
  if (!hasList) {
    return (
      <div className={c.state}>
        <State hub={hub} report={report} shown={shown} />
      </div>
    );
  }
  return (
    <div className={c.results} aria-busy={report.isPlaceholderData}>
      <ProvisionList
        key={typeof hub.request === 'object' ? hub.request?.subject : ''}
        provisions={shown}
        areaIsNamed={hub.address.tab === 'area'}
        view={hub.address.tab === 'search' ? 'search' : 'hub'}
        extras={EXTRAS}
      />
    </div>
  );
}
