import { Button } from '@mantine/core';
import { IconReport, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { Page, PageHead } from '../../../ui/shell/Page.tsx';
import { MAIN_ID } from '../../../ui/shell/SkipLink.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { MyInfoTabs } from '../../notes/web/MyInfoTabs.tsx';
import type { Report } from '../contract.ts';
import { reportsQuery } from './api.ts';
import c from './MyReportsScreen.module.css';
import { NewReport } from './NewReport.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { reportPath } from './reportPath.ts';

const ownerOf = ({ isOwn, ownerName }: Report): string => (isOwn ? t('You') : ownerName);

const COLUMNS = (): Column<Report>[] => [
  {
    key: 'name',
    title: t('Name'),
    sortBy: ({ name }) => name,
    cell: (report) => (
      <span className={c.what}>
        <Link to={reportPath(report.id)}>{report.name}</Link>
        {report.isShared && (
          <Tag tone={report.isOwn ? 'teal' : 'grey'} icon={<IconUsers size={13} aria-hidden />}>
            {report.isOwn ? t('Shared') : t('Shared with you')}
          </Tag>
        )}
      </span>
    ),
  },
  {
    key: 'owner',
    title: t('Owner'),
    width: 170,
    sortBy: ownerOf,
    cell: ownerOf,
  },
  {
    key: 'held',
    title: t('Provisions'),
    width: 130,
    onCard: 'plain',
    sortBy: ({ provisions }) => provisions.length,
    sortsFirst: 'descending',
    cell: ({ provisions }) => t('{{count}} provisions', { count: provisions.length }),
  },
  {
    key: 'changed',
    title: t('Last change'),
    width: 130,
    sortBy: ({ updatedAt }) => updatedAt,
    sortsFirst: 'descending',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{shortDate(updatedAt)}</time>,
  },
  {
    key: 'actions',
    title: t('Actions'),
    isTitleHidden: true,
    width: 62,
    onCard: 'corner',
    cell: (report) => <ReportMenu report={report} />,
  },
];

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
      <div className={c.body}>
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
              columns={COLUMNS()}
              rows={list}
              rowKey={({ id }) => id}
              sort={{ by: 'changed', direction: 'descending' }}
              opensRows
            />
          )}
        </Loaded>
      </div>
    </Page>
  );
}

export { MyReportsScreen as Component };
