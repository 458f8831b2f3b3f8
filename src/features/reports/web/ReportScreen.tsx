import { Button } from '@mantine/core';
import { IconArrowLeft, IconFileOff, IconHistory, IconLibraryPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { LawOnField } from '../../../ui/fields/LawOnField.tsx';
import { useLawDay } from '../../../ui/hooks/useLawDay.ts';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { Callout } from '../../../ui/parts/Callout.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Page, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Bar } from '../../../ui/state/Skeleton.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import type { Provision } from '../../provisions/contract.ts';
import { BetweenDays } from '../../provisions/web/day/BetweenDays.tsx';
import type { EntryExtras } from '../../provisions/web/entry/entryExtras.ts';
import { EntryBars } from '../../provisions/web/list/EntryBars.tsx';
import { ProvisionList } from '../../provisions/web/list/ProvisionList.tsx';
import { useHashScroll } from '../../provisions/web/list/useHashScroll.ts';
import type { Report, ReportChanges } from '../contract.ts';
import { addToReportAction } from './addingToReport.ts';
import { reportChangesQuery, reportProvisionsQuery, reportQuery } from './api.ts';
import { DownloadMenu } from './DownloadMenu.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import c from './ReportScreen.module.css';
import { REPORTS_PATH } from './reportPath.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';
import { useRemoval } from './useRemoval.tsx';

const ChangesDialog = lazyOverlay(() => import('./ChangesDialog.tsx'));
const ReorderDialog = lazyOverlay(() => import('./ReorderDialog.tsx'));

interface Props {
  /** What stands beside each entry: the notes, which reports know nothing of. */
  aside?: EntryExtras['aside'];
}

const isGone = (error: Error | null): boolean => error instanceof ApiError && error.status === 404;

/** "Dana Roy, shared · 12 provisions · changed Nov 03, 2026" */
function reportLine(report: Report): string {
  const owner = report.isOwn ? t('Your report') : t('Owned by {{name}}', { name: report.ownerName });
  return [
    report.isShared ? `${owner}, ${t('shared')}` : owner,
    t('{{count}} provisions', { count: report.provisions.length }),
    t('changed {{date}}', { date: shortDate(report.updatedAt) }),
  ].join(' · ');
}

const Gone = ({ text }: { text: string }) => (
  <Empty
    icon={IconFileOff}
    title={t('There is no such report')}
    text={text}
    action={
      <Button component={Link} to={REPORTS_PATH} variant="default" size="compact-sm">
        {t('To your reports')}
      </Button>
    }
  />
);

const NothingYet = () => (
  <Empty
    icon={IconLibraryPlus}
    title={t('This report is empty')}
    text={t('Use “Add To Report” beside any provision to collect it here.')}
    action={
      <Button component={Link} to="/m/builder" variant="default" size="compact-sm">
        {t('Open the Info Hub')}
      </Button>
    }
  />
);

const HeadSkeleton = () => (
  <>
    <Bar height={30} width="min(420px, 80%)" gap={10} />
    <Bar height={14} width={240} />
  </>
);

interface NoticesProps {
  report: Report;
  changes: ReportChanges | undefined;
  onSeeChanges: () => void;
}

/** What the reader should know before the list: texts that changed, and provisions that the plan leaves out. */
function Notices({ report, changes, onSeeChanges }: NoticesProps) {
  const changed = changes?.changes.length ?? 0;
  return (
    <div className={c.notices}>
      {changed > 0 && changes && (
        <Callout
          tone="amber"
          action={<LinkButton onClick={onSeeChanges}>{t('See what changed')}</LinkButton>}
        >
          {t('{{count}} texts changed since you last looked, on {{date}}.', {
            count: changed,
            date: shortDate(changes.since),
          })}
        </Callout>
      )}
      {report.outOfReach > 0 && (
        <Callout tone="grey">
          {t('{{count}} provisions of this report are outside your plan. They are kept, and not shown.', {
            count: report.outOfReach,
          })}
        </Callout>
      )}
    </div>
  );
}

/** What stands beside and above each entry of a report, and what may be done with it there. */
function useEntryExtras(
  report: Report | undefined,
  provisions: Provision[] | undefined,
  aside: Props['aside'],
) {
  const { mutate: remove } = useRemoval(report);
  const leaveEntry = useFocusAfterRemoval(provisions);
  const isOwn = report?.isOwn === true;
  const onRemove = useCallback(
    (provision: Provision) => {
      leaveEntry(provision.id);
      remove(provision);
    },
    [leaveEntry, remove],
  );
  return useMemo<EntryExtras>(
    () => ({
      aside,
      actions: (provision) => [addToReportAction(provision)],
      ...(isOwn ? { onRemove } : {}),
    }),
    [aside, isOwn, onRemove],
  );
}

/** /m/my/reports/{id}: a saved report in the shared list, with removal, what changed, and downloads (decisions 7). */
export function ReportScreen({ aside }: Props) {
  const { id = '' } = useParams();
  const day = useLawDay();
  const report = useQuery(reportQuery(id));
  const provisions = useQuery({ ...reportProvisionsQuery(id, day.on), enabled: report.isSuccess });
  const extras = useEntryExtras(report.data, provisions.data, aside);
  useHashScroll(window.location.hash.slice(1) || null, id);
  return (
    <Page title={report.data?.name ?? t('Report')}>
      <Link to={REPORTS_PATH} className={c.back} data-chrome>
        <IconArrowLeft size={15} aria-hidden /> {t('My Info')}
      </Link>
      {isGone(report.error) ? (
        <Gone text={report.error?.message ?? ''} />
      ) : (
        <Loaded
          query={report}
          skeleton={<HeadSkeleton />}
          failed={t('The report could not be loaded.')}
          toastLead={t('Error loading provision data:')}
        >
          {(data) => (
            <OpenReport report={data} provisions={provisions.data ?? []} day={day}>
              <Loaded
                query={provisions}
                skeleton={<EntryBars />}
                failed={t('The provisions could not be loaded.')}
                toastLead={t('Error loading provision data:')}
                empty={data.outOfReach === 0 ? <NothingYet /> : null}
              >
                {(list) => (
                  <ProvisionList
                    key={`${id} ${day.on ?? ''}`}
                    provisions={list}
                    view="report"
                    extras={extras}
                  />
                )}
              </Loaded>
            </OpenReport>
          )}
        </Loaded>
      )}
    </Page>
  );
}

interface OpenProps {
  report: Report;
  provisions: Provision[];
  day: ReturnType<typeof useLawDay>;
  /** Its list. */
  children: ReactNode;
}

/** A report that was found: its head, its day and its dialogs around the list. */
function OpenReport({ report, provisions, day, children }: OpenProps) {
  const changes = useQuery(reportChangesQuery(report.id, undefined));
  const [open, setOpen] = useState<'changes' | 'order' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <PageHead title={report.name} line={reportLine(report)}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<IconHistory size={16} stroke={1.7} aria-hidden />}
          onClick={() => setOpen('changes')}
          disabled={report.provisions.length === 0}
        >
          {t('What changed since')}
        </Button>
        <DownloadMenu report={report} on={day.on} />
        <ReportMenu report={report} onReorder={() => setOpen('order')} />
      </PageHead>
      <div className={c.day} data-chrome>
        <LawOnField value={day.on} onChange={day.choose} error={day.problem} />
        {report.provisions.length > 0 && <BetweenDays subject={report.name} provisions={report.provisions} />}
      </div>
      <Notices report={report} changes={changes.data} onSeeChanges={() => setOpen('changes')} />
      {children}
      <ChangesDialog opened={open === 'changes'} onClose={close} report={report} />
      <ReorderDialog opened={open === 'order'} onClose={close} report={report} provisions={provisions} />
    </>
  );
}
