import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createClient } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { reminderDate } from '../../../shared/torontoDate.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { Page, PageLine, PageTitle } from '../../../ui/shell/Page.tsx';
import { Bar, Loading } from '../../../ui/state/Skeleton.tsx';
import { Empty, Failed } from '../../../ui/state/StateCard.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { clientOptions } from '../../auth/web/api.ts';
import { backOfficeContract, type FailedJob, type JobLine } from '../contract.ts';
import c from './JobsScreen.module.css';

const backOfficeApi = createClient(backOfficeContract, clientOptions);
const KEY = ['staff', 'jobs'] as const;
/** Milliseconds between two looks at the queue while the screen is open. */
const REFRESH = 10_000;

function Queue({ lines }: { lines: JobLine[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by itself, also with the keyboard
    <section className={c.table} tabIndex={0} aria-label={t('Queue')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('Work')}</th>
            <th scope="col">{t('Schedule')}</th>
            <th scope="col">{t('Waiting')}</th>
            <th scope="col">{t('Running')}</th>
            <th scope="col">{t('Failed')}</th>
            <th scope="col">{t('Last done')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.name}>
              <td>
                <b>{line.name}</b>
                <br />
                <span>{line.about}</span>
              </td>
              <td className={c.number}>{line.cron ?? t('When asked for')}</td>
              <td className={c.number}>{line.waiting}</td>
              <td className={c.number}>{line.active}</td>
              <td className={c.number}>
                {line.failed > 0 ? <Tag tone="red">{line.failed}</Tag> : line.failed}
              </td>
              <td className={c.number}>{line.lastDoneAt ? reminderDate(line.lastDoneAt) : t('Not yet')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Failure({ job, onRetry, isRetrying }: { job: FailedJob; onRetry: () => void; isRetrying: boolean }) {
  return (
    <li>
      <div>
        <b>{job.name}</b>
        <p>
          {t('{{when}}, after {{count}} attempts', { when: reminderDate(job.failedAt), count: job.attempts })}
        </p>
        <p>{job.error}</p>
      </div>
      <Button variant="default" loading={isRetrying} onClick={onRetry}>
        {t('Run again')}
      </Button>
    </li>
  );
}

/** /a/jobs: the queue of background work and its failures, for ADMIN only. */
function JobsScreen() {
  const client = useQueryClient();
  const jobs = useQuery({
    queryKey: KEY,
    staleTime: 0,
    refetchInterval: REFRESH,
    queryFn: () => backOfficeApi.jobs(),
  });
  const retry = useMutation({
    mutationFn: (id: string) => backOfficeApi.retryJob({ params: { id } }),
    onSuccess: () => toast.success({ lead: t('The job is back in the queue.') }),
    onError: toastSomethingWentWrong,
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  });
  return (
    <Page title={t('Jobs')}>
      <div style={{ maxWidth: 1100, margin: '0 auto' }}>
        <PageTitle>{t('Jobs')}</PageTitle>
        <PageLine>
          {t('What the product does by itself. Schedules are cron expressions in Toronto time.')}
        </PageLine>
        {jobs.isPending && (
          <Loading>
            <Bar height={320} />
          </Loading>
        )}
        {jobs.isError && (
          <Failed
            title={t('The jobs could not be loaded.')}
            text={jobs.error.message}
            onRetry={() => void jobs.refetch()}
          />
        )}
        {jobs.data && jobs.data.lines.length === 0 && (
          <Empty title={t('No process has worked on this database yet.')} />
        )}
        {jobs.data && jobs.data.lines.length > 0 && (
          <>
            <Queue lines={jobs.data.lines} />
            <h2 className={c.heading}>{t('Failures')}</h2>
            {jobs.data.failures.length === 0 ? (
              <p>{t('Nothing failed in the last two weeks.')}</p>
            ) : (
              <ul className={c.failures}>
                {jobs.data.failures.map((job) => (
                  <Failure
                    key={job.id}
                    job={job}
                    isRetrying={retry.isPending && retry.variables === job.id}
                    onRetry={() => retry.mutate(job.id)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </div>
    </Page>
  );
}

export { JobsScreen as Component };
