import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { Column } from '../../../../ui/table/columns.ts';
import { DataTable } from '../../../../ui/table/DataTable.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import type { AccountSession } from '../../../auth/contract.ts';
import { authApi } from '../../../auth/web/api.ts';
import { deviceName } from './deviceName.ts';
import c from './Settings.module.css';

interface Props {
  accountId: string;
  sessions: readonly AccountSession[];
  onEnded: () => void;
}

function EndSession({ accountId, id, onEnded }: { accountId: string; id: string; onEnded: () => void }) {
  const end = useMutation({
    mutationFn: () => authApi.revokeSession({ params: { id: accountId, sessionId: id } }),
    onSuccess: onEnded,
    onError: toastSomethingWentWrong,
  });
  return (
    <Button variant="default" size="compact-sm" loading={end.isPending} onClick={() => end.mutate()}>
      {t('End session')}
    </Button>
  );
}

const COLUMNS = (rest: Omit<Props, 'sessions'>): Column<AccountSession>[] => [
  {
    key: 'name',
    title: t('Name'),
    sortBy: ({ fullName }) => fullName,
    cell: ({ fullName, userAgent, clientAddress }) => (
      <span className={c.who}>
        <b>{fullName}</b>
        <small>
          {deviceName(userAgent)} · {clientAddress}
        </small>
      </span>
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

/** Where the people of the account are signed in, each with the way to end it. */
export const SessionsTable = ({ sessions, ...rest }: Props) => (
  <DataTable
    isInCard
    caption={t('Active sessions')}
    columns={COLUMNS(rest)}
    rows={sessions}
    rowKey={({ id }) => id}
  />
);
