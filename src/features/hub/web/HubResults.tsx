import { Button } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { memo, type ReactNode } from 'react';
import { t } from '../../../shared/text.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { NoMatches } from '../../../ui/state/NoMatches.tsx';
import { Empty, Forbidden } from '../../../ui/state/StateCard.tsx';
import { notesAside } from '../../notes/web/NotesAside.tsx';
import type { Provision } from '../../provisions/contract.ts';
import type { EntryExtras } from '../../provisions/web/entry/entryExtras.ts';
import { EntryBars } from '../../provisions/web/list/EntryBars.tsx';
import { ProvisionList } from '../../provisions/web/list/ProvisionList.tsx';
import { addToReportAction } from '../../reports/web/addingToReport.ts';
import { noTextYet } from '../../search/noTextYet.ts';
import type { Found } from './api.ts';
import c from './HubResults.module.css';
import type { HubModel } from './hubModel.ts';

const EXTRAS: EntryExtras = {
  aside: notesAside,
  actions: (provision) => [{ ...addToReportAction(provision), atHead: true }],
};

/** What to say where nothing was asked for yet, and where nothing can be; null where results are due. */
function promptOf({ isUnknown, failure, address, request }: HubModel): ReactNode {
  if (isUnknown) {
    return (
      <Forbidden
        title={t('Not part of your plan')}
        text={t('This topic is not among your areas of law, or it no longer exists.')}
      />
    );
  }
  if (failure) return null;
  if (address.tab === 'industry' && !address.industryId) {
    return (
      <Empty
        title={t('Choose an industry')}
        text={t('You will see every provision that has an exemption or a special rule for it.')}
      />
    );
  }
  if (address.tab === 'search' && !request) {
    return (
      <Empty
        icon={IconSearch}
        title={t('What are you looking for?')}
        text={t('Type at least 3 characters. The results come as you pause.')}
      />
    );
  }
  return null;
}

interface Props extends Pick<UseQueryResult<Provision[]>, 'error' | 'refetch' | 'isPlaceholderData'> {
  hub: HubModel;
  /** What is shown at present; null while nothing is known yet. */
  shown: readonly Provision[] | null;
  /** All that a search found, of which `shown` are the first; null where all are shown. */
  found: Found | null;
  onMore: () => void;
}

/** What the Info Hub found, or why there is nothing to see. */
export const HubResults = memo(function HubResults({ hub, shown, found, onMore, ...report }: Props) {
  const prompt = promptOf(hub);
  if (prompt) return <div className={c.state}>{prompt}</div>;
  const { failure } = hub;
  const clear = () => hub.chooseJurisdictions([]);
  return (
    <Loaded
      query={{
        data: shown ?? undefined,
        error: shown ? null : (failure ?? report.error),
        refetch: failure ? hub.retryMenus : report.refetch,
      }}
      skeleton={
        <div className={c.state}>
          <EntryBars />
        </div>
      }
      failed={failure ? t('The menus did not load') : t('These provisions did not load')}
      kept={t('Your filters are kept.')}
      empty={
        <NoMatches
          title={found && found.noText.length > 0 ? noTextYet(found.noText) : undefined}
          action={
            hub.jurisdictions.length > 0
              ? { label: t('Clear Jurisdiction Filter'), onClick: clear }
              : undefined
          }
        />
      }
      stateClass={c.state}
    >
      {(provisions) => (
        <div className={c.results} aria-busy={report.isPlaceholderData}>
          <ProvisionList
            key={typeof hub.request === 'object' ? hub.request?.subject : ''}
            provisions={provisions}
            areaIsNamed={hub.address.tab === 'area'}
            view={hub.address.tab === 'search' ? 'search' : 'hub'}
            extras={EXTRAS}
          />
          {found !== null && found.total > provisions.length && (
            <Button
              className={c.more}
              variant="default"
              loading={report.isPlaceholderData}
              onClick={onMore}
              data-chrome
            >
              {t('Show more')}
            </Button>
          )}
        </div>
      )}
    </Loaded>
  );
});
