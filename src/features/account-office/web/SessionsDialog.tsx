import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { reminderDate } from '../../../shared/torontoDate.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Actions } from '../../../ui/parts/Actions.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { SecondLine } from '../../../ui/table/SecondLine.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { deviceName } from '../../auth/deviceName.ts';
import type { CustomerSession, StaffAccount } from '../contract.ts';
import { officeApi, sessionsQuery, useOfficeMutation } from './api.ts';

interface Ending {
  userId: string;
  sessionId: string;
}

const columnsOf = (isEnding: boolean, onEnd: (one: Ending) => void): Column<CustomerSession>[] => [
  {
    key: 'name',
    title: t('Name'),
    cell: ({ fullName, userAgent, clientAddress }) => (
      <>
        <b>{fullName}</b>
        <SecondLine>{`${deviceName(userAgent)} · ${clientAddress}`}</SecondLine>
      </>
    ),
  },
  {
    key: 'seen',
    title: t('Last seen'),
    width: 230,
    cell: ({ lastSeenAt }) => reminderDate(lastSeenAt),
  },
  {
    key: 'end',
    title: t('End'),
    isTitleHidden: true,
    onCard: 'corner',
    width: 72,
    cell: ({ id, userId, fullName }) => (
      <LinkButton
        aria-label={t('End this session of {{name}}', { name: fullName })}
        disabled={isEnding}
        onClick={() => onEnd({ userId, sessionId: id })}
      >
        {t('End')}
      </LinkButton>
    ),
  },
];

/** Where the people of an account are signed in, and the way to end one session or all of them. */
export function SessionsDialog({ account, onClose }: { account: StaffAccount; onClose: () => void }) {
  const query = useQuery(sessionsQuery(account.id));
  const end = useOfficeMutation({
    mutationFn: (one: Ending | undefined) =>
      officeApi.endCustomerSessions({ params: { id: account.id }, body: one ?? {} }),
    onSuccess: ({ ended }, one) => {
      const lead = ended === 1 ? t('1 session ended.') : t('{{count}} sessions ended.', { count: ended });
      toast.success({ lead, detail: account.name });
      if (!one) onClose();
    },
    onError: toastSomethingWentWrong,
  });
  return (
    <Dialog opened onClose={onClose} title={t('Sessions of {{name}}', { name: account.name })} width={640}>
      <Loaded
        query={query}
        skeleton={120}
        failed={t('The sessions could not be loaded.')}
        empty={<p>{t('Nobody is signed in.')}</p>}
      >
        {(sessions) => (
          <>
            <DataTable
              caption={t('Active sessions')}
              columns={columnsOf(end.isPending, (one) => end.mutate(one))}
              rows={sessions}
              rowKey={({ id }) => id}
              atFirst={{ rows: 20, label: (count) => t('Show all {{count}}', { count }) }}
            />
            <Actions atEnd>
              <Button
                color="red"
                variant="light"
                loading={end.isPending}
                onClick={() => end.mutate(undefined)}
              >
                {t('End all sessions')}
              </Button>
            </Actions>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
