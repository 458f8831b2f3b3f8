import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { addDays, shortDate } from '../../../shared/torontoDate.ts';
import { SideDrawer } from '../../../ui/overlay/drawer/SideDrawer.tsx';
import { StickyAside } from '../../../ui/parts/StickyAside.tsx';
import { Page, PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { BillDrawer } from '../../tracker/web/BillDrawer.tsx';
import { REMINDER_DAYS } from '../rules.ts';
import { Amendments } from './Amendments.tsx';
import { updatesQuery } from './api.ts';
import { FeedFilters } from './FeedFilters.tsx';
import { Reminders } from './Reminders.tsx';
import { SidePanel } from './SidePanel.tsx';
import { shownAmendments, shownReminders } from './shownEntries.ts';
import c from './UpdatesScreen.module.css';
import { type FeedFiltersModel, useFeedFilters } from './useFeedFilters.ts';

/** The feed's own shape while it loads. */
function FeedSkeleton() {
  return (
    <div className={c.blocks}>
      {[2, 4].map((rows) => (
        <div key={rows}>
          <Bar width={160} height={18} gap={14} />
          <div className={c.list}>
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: grey bars without a name
              <div key={row} className={c.row}>
                <Bar width={44} height={14} />
                <div>
                  <Bar width="38%" height={14} gap={9} />
                  <Bar width="72%" height={12} gap={9} />
                  <Bar width={190} height={20} />
                </div>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Below lg the filters wait behind a button. */
function FilterDrawer({ model }: { model: FeedFiltersModel }) {
  const [opened, setOpened] = useState(false);
  return (
    <div className={c.filterButton} data-chrome>
      <Button
        variant="default"
        h={40}
        data-tour="openFilters"
        leftSection={<IconAdjustmentsHorizontal size={17} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('Filters')}
      </Button>
      <SideDrawer opened={opened} onClose={() => setOpened(false)} title={t('Filters')}>
        <FeedFilters model={model} large />
      </SideDrawer>
    </div>
  );
}

/** /m/updates, the home page: reminders, amendments, updated reports and announcements (specification 2.6). */
function UpdatesScreen() {
  const model = useFeedFilters();
  const updates = useQuery(updatesQuery(model.address));
  const [bill, setBill] = useState<{ id: string; opened: boolean } | null>(null);
  const feed = updates.error ? undefined : updates.data;
  const openBill = (id: string) => setBill({ id, opened: true });
  return (
    <Page title={t('Latest Updates')}>
      <div className={c.head}>
        <div>
          <PageTitle>{t('Latest Updates')}</PageTitle>
          <PageLine>
            {t('What changed since {{from}}, and what to do before {{until}}.', {
              from: shortDate(model.range.from),
              until: shortDate(addDays(model.today, REMINDER_DAYS)),
            })}
          </PageLine>
        </div>
        <FilterDrawer model={model} />
      </div>
      <div className={c.grid}>
        <StickyAside className={c.aside} aria-label={t('Filters')} data-tour="filters">
          <FeedFilters model={model} />
        </StickyAside>
        <div className={c.blocks}>
          <Loaded
            query={{ ...updates, data: feed }}
            skeleton={<FeedSkeleton />}
            failed={t('Your updates could not be loaded.')}
            kept={t('Your filters are kept.')}
            toastLead={t('Error Loading Updates Feed:')}
          >
            {({ reminders, matchedEntries }) => (
              <>
                <Reminders
                  reminders={shownReminders(reminders, model.reminderJurisdictions)}
                  onBill={openBill}
                />
                <Amendments
                  entries={shownAmendments(matchedEntries, model.address, model.amendmentJurisdictions)}
                  onBill={openBill}
                />
              </>
            )}
          </Loaded>
        </div>
        <SidePanel reports={feed?.affectedReports} />
      </div>
      <BillDrawer
        billId={bill?.id ?? null}
        opened={bill?.opened ?? false}
        onClose={() => setBill(bill && { ...bill, opened: false })}
      />
    </Page>
  );
}

export { UpdatesScreen as Component };
