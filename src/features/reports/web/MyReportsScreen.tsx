import { Button } from '@mantine/core';
import { IconPlus, IconReport, IconUsers } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { Page, PageHead } from '../../../ui/shell/Page.tsx';
import { MAIN_ID } from '../../../ui/shell/SkipLink.tsx';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { Empty, Failed } from '../../../ui/state/StateCard.tsx';
import { toastError, useErrorToast } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { MyInfoTabs } from '../../notes/web/MyInfoTabs.tsx';
import type { Report } from '../contract.ts';
import { REPORTS_KEY, reportsApi, reportsQuery } from './api.ts';
import c from './MyReportsScreen.module.css';
import { NameDialog } from './NameDialog.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { reportPath } from './reportPath.ts';

function Row({ report }: { report: Report }) {
  return (
    <li className={c.row}>
      <div className={c.what}>
        <Link to={reportPath(report.id)}>{report.name}</Link>
        {report.isShared && (
          <Tag tone={report.isOwn ? 'teal' : 'grey'} icon={<IconUsers size={13} aria-hidden />}>
            {report.isOwn ? t('Shared') : t('Shared with you')}
          </Tag>
        )}
      </div>
      <span className={c.owner}>{report.isOwn ? t('You') : report.ownerName}</span>
      <span className={c.held}>{t('{{count}} provisions', { count: report.provisions.length })}</span>
      <time className={c.changed} dateTime={report.updatedAt}>
        {shortDate(report.updatedAt)}
      </time>
      <ReportMenu report={report} />
    </li>
  );
}

/** Begins an empty report, to be filled from the Info Hub. */
function NewReport() {
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const navigate = useNavigate();
  const create = useMutation({
    mutationFn: ({ name }: { name: string }) =>
      reportsApi.createReport({ body: { name, provisions: [], isShared: false } }),
    onSuccess: async ({ id }) => {
      await client.invalidateQueries({ queryKey: REPORTS_KEY });
      toast.success({ lead: t('Report created successfully!') });
      await navigate(reportPath(id));
    },
    onError: toastError(t('Error creating new report:')),
  });
  return (
    <>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        {t('New report')}
      </Button>
      <NameDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('New report')}
        name=""
        action={t('Create')}
        save={create}
      />
    </>
  );
}

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
  const { data: reports, error, refetch } = useQuery(reportsQuery);
  useErrorToast(t('Error fetching report list:'), error);
  useFocusWhenFewer(reports?.length ?? 0, () => document.getElementById(MAIN_ID));
  return (
    <Page title={t('My Info')}>
      <PageHead title={t('My Info')} line={reports && t('{{count}} reports', { count: reports.length })}>
        <NewReport />
      </PageHead>
      <MyInfoTabs />
      {error && <Failed title={t('Your reports could not be loaded.')} onRetry={() => void refetch()} />}
      {!reports && !error && (
        <Loading>
          {[0, 1, 2].map((row) => (
            <Bar key={row} height={56} gap={8} />
          ))}
        </Loading>
      )}
      {reports?.length === 0 && <NoReports />}
      {reports && reports.length > 0 && (
        <>
          <div className={c.columns} aria-hidden>
            <span>{t('Name')}</span>
            <span>{t('Owner')}</span>
            <span>{t('Provisions')}</span>
            <span>{t('Last change')}</span>
          </div>
          <ul className={c.list} aria-label={t('Reports')}>
            {reports.map((report) => (
              <Row key={report.id} report={report} />
            ))}
          </ul>
        </>
      )}
    </Page>
  );
}

export { MyReportsScreen as Component };
