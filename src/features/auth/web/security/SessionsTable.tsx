import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { SecondLine } from '../../../../ui/table/SecondLine.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import type { AccountSession } from '../../contract.ts';
import { deviceName } from '../../deviceName.ts';

interface Props {
  sessions: readonly AccountSession[];
  /** They are all of the person who looks, and told apart by device alone. */
  isOwn?: boolean;
  /** Ends one of them. */
  end: (sessionId: string) => Promise<unknown>;
  onEnded: () => void;
}

function EndSession({ id, end, onEnded }: Pick<Props, 'end' | 'onEnded'> & { id: string }) {
  const ending = useMutation({
    mutationFn: () => end(id),
    onSuccess: onEnded,
    onError: toastSomethingWentWrong,
  });
  return (
    <Button variant="default" size="compact-sm" loading={ending.isPending} onClick={() => ending.mutate()}>
      {t('End session')}
    </Button>
  );
}

const COLUMNS = ({ isOwn, ...rest }: Omit<Props, 'sessions'>): Column<AccountSession>[] => [
  {
    key: 'name',
    title: isOwn ? t('Device') : t('Name'),
    sortBy: ({ fullName, userAgent }) => (isOwn ? deviceName(userAgent) : fullName),
    cell: ({ fullName, userAgent, clientAddress }) => (
      <>
        <b>{isOwn ? deviceName(userAgent) : fullName}</b>
        <SecondLine>{isOwn ? clientAddress : `${deviceName(userAgent)} · ${clientAddress}`}</SecondLine>
      </>
    ),
  },
  {
    key: 'seen',
    title: t('Last seen'),
    width: 220,
    sortBy: ({ lastSeenAt }) => lastSeenAt,
    sortsFirst: 'descending',
    cell: ({ lastSeenAt }) => reminderDate(lastSeenAt),
  },
  {
    key: 'end',
    title: t('End session'),
    isTitleHidden: true,
    width: 160,
    onCard: 'plain',
    cell: ({ id, isCurrent }) =>
      isCurrent ? <Tag tone="teal">{t('This session')}</Tag> : <EndSession {...rest} id={id} />,
  },
];

/** Where people are signed in, each with the way to end it. */
export const SessionsTable = ({ sessions, ...rest }: Props) => (
  <DataTable
    isInCard
    caption={t('Active sessions')}
    columns={COLUMNS(rest)}
    rows={sessions}
    rowKey={({ id }) => id}
  />
);
