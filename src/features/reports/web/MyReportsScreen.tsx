import { Button } from '@mantine/core';
import { IconReport } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { MAIN_ID } from '../../../ui/shell/SkipLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { MyInfoTabs } from '../../notes/web/MyInfoTabs.tsx';
import { reportsQuery } from './api.ts';
import { NewReport } from './NewReport.tsx';
import { reportColumns } from './reportColumns.tsx';

const NoReports = () => (
  <Empty
    icon={IconReport}
    title={t('You have no reports yet')}
    text={t('A report keeps the provisions you choose. Use “Add To Report” beside any of them.')}
    action={
      <Button component={Link} to="/m/builder" variant="default" size="compact-sm">
        {t('Open the Info Hub')}
      </Button>
    }
  />
);

/** /m/my: the saved reports (decisions 7). */
function MyReportsScreen() {
  const query = useQuery(reportsQuery);
  const reports = query.data;
  useFocusWhenFewer(reports?.length ?? 0, () => document.getElementById(MAIN_ID));
  return (
    <Page title={t('My Info')}>
      <PageHead title={t('My Info')} line={reports && t('{{count}} reports', { count: reports.length })}>
        <NewReport />
      </PageHead>
      <MyInfoTabs />
      <PageBody>
        <Loaded
          query={query}
          skeleton={<TableSkeleton rows={3} />}
          failed={t('Your reports could not be loaded.')}
          toastLead={t('Error fetching report list:')}
          empty={<NoReports />}
        >
          {(list) => (
            <DataTable
              caption={t('Reports')}
              columns={reportColumns()}
              rows={list}
              rowKey={({ id }) => id}
              sort={{ by: 'changed', direction: 'descending' }}
              opensRows
            />
          )}
        </Loaded>
      </PageBody>
    </Page>
  );
}

export { MyReportsScreen as Component };
