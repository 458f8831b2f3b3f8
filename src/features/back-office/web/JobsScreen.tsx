import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { Page, PageBody, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { backOfficeApi } from './backOfficeApi.ts';
import c from './JobsScreen.module.css';
import { FailuresTable, QueueTable } from './JobTables.tsx';

const KEY = ['staff', 'jobs'] as const;
/** Milliseconds between two looks at the queue while the screen is open. */
const REFRESH_MS = 10_000;

/** /a/jobs: the queue of background work and its failures, for ADMIN only. */
function JobsScreen() {
  const client = useQueryClient();
  const jobs = useQuery({
    queryKey: KEY,
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    queryFn: () => backOfficeApi.jobs(),
  });
  const retry = useMutation({
    mutationFn: (id: string) => backOfficeApi.retryJob({ params: { id } }),
    onSuccess: () => toast.success({ lead: t('The job is back in the queue.') }),
    onError: toastSomethingWentWrong,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Page title={t('Jobs')} width="middle">
      <PageHead
        title={t('Jobs')}
        line={t('What the product does by itself. Schedules are cron expressions in Toronto time.')}
      />
      <PageBody>
        <Loaded
          query={jobs}
          skeleton={<TableSkeleton />}
          failed={t('The jobs could not be loaded.')}
          empty={<Empty title={t('No process has worked on this database yet.')} />}
          isEmpty={({ lines }) => lines.length === 0}
        >
          {({ lines, failures }) => (
            <>
              <QueueTable lines={lines} />
              <h2 className={c.heading}>{t('Failures')}</h2>
              {failures.length === 0 ? (
                <p>{t('Nothing failed in the last two weeks.')}</p>
              ) : (
                <FailuresTable
                  failures={failures}
                  retryingId={retry.isPending ? retry.variables : undefined}
                  onRetry={retry.mutate}
                />
              )}
            </>
          )}
        </Loaded>
      </PageBody>
    </Page>
  );
}

export { JobsScreen as Component };
