import { Button } from '@mantine/core';
import { t } from '../../../shared/text.ts';
import { reminderDate } from '../../../shared/torontoDate.ts';
import { Tag } from '../../../ui/parts/Tag.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { SecondLine } from '../../../ui/table/SecondLine.tsx';
import type { FailedJob, JobLine } from '../contract.ts';

const QUEUE = (): Column<JobLine>[] => [
  {
    key: 'name',
    title: t('Work'),
    sortBy: ({ name }) => name,
    cell: ({ name, about }) => (
      <>
        <b>{name}</b>
        <SecondLine>{about}</SecondLine>
      </>
    ),
  },
  { key: 'cron', title: t('Schedule'), width: 160, cell: ({ cron }) => cron ?? t('When asked for') },
  {
    key: 'waiting',
    title: t('Waiting'),
    width: 100,
    sortBy: ({ waiting }) => waiting,
    sortsFirst: 'descending',
    cell: ({ waiting }) => waiting,
  },
  {
    key: 'active',
    title: t('Running'),
    width: 100,
    sortBy: ({ active }) => active,
    sortsFirst: 'descending',
    cell: ({ active }) => active,
  },
  {
    key: 'failed',
    title: t('Failed'),
    width: 100,
    sortBy: ({ failed }) => failed,
    sortsFirst: 'descending',
    cell: ({ failed }) => (failed > 0 ? <Tag tone="red">{failed}</Tag> : failed),
  },
  {
    key: 'lastDone',
    title: t('Last done'),
    width: 240,
    sortBy: ({ lastDoneAt }) => lastDoneAt,
    sortsFirst: 'descending',
    cell: ({ lastDoneAt }) => (lastDoneAt ? reminderDate(lastDoneAt) : t('Not yet')),
  },
];

/** Every kind of background work: when it runs, and how much of it waits, runs and failed. */
export const QueueTable = ({ lines }: { lines: JobLine[] }) => (
  <DataTable caption={t('Queue')} columns={QUEUE()} rows={lines} rowKey={({ name }) => name} />
);

interface FailuresProps {
  failures: FailedJob[];
  /** The job that is being put back into the queue. */
  retryingId: string | undefined;
  onRetry: (id: string) => void;
}

const FAILURES = ({ retryingId, onRetry }: Omit<FailuresProps, 'failures'>): Column<FailedJob>[] => [
  {
    key: 'job',
    title: t('Work'),
    cell: ({ name, failedAt, attempts }) => (
      <>
        <b>{name}</b>
        <SecondLine>
          {t('{{when}}, after {{count}} attempts', { when: reminderDate(failedAt), count: attempts })}
        </SecondLine>
      </>
    ),
  },
  { key: 'error', title: t('Error'), onCard: 'plain', cell: ({ error }) => error },
  {
    key: 'retry',
    title: t('Run again'),
    isTitleHidden: true,
    width: 150,
    onCard: 'plain',
    cell: ({ id }) => (
      <Button variant="default" loading={retryingId === id} onClick={() => onRetry(id)}>
        {t('Run again')}
      </Button>
    ),
  },
];

/** The jobs that failed, each with the way to run it again. */
export const FailuresTable = ({ failures, ...rest }: FailuresProps) => (
  <DataTable caption={t('Failures')} columns={FAILURES(rest)} rows={failures} rowKey={({ id }) => id} />
);
