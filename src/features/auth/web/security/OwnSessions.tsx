import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Card } from '../../../../ui/parts/Card.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import { authApi } from '../api.ts';
import { SessionsTable } from './SessionsTable.tsx';

/** Where the person is signed in, and the way to end it. */
export function OwnSessions() {
  const sessions = useQuery({
    queryKey: ['ownSessions'],
    staleTime: 0,
    queryFn: () => authApi.ownSessions(),
  });
  const reload = () => void sessions.refetch();
  const endOthers = useMutation({
    mutationFn: () => authApi.endOtherSessions(),
    onSuccess: () => {
      toast.success({ lead: t('You were signed out everywhere else.') });
      reload();
    },
    onError: toastSomethingWentWrong,
  });
  return (
    <Card
      level={3}
      title={t('Where you are signed in')}
      line={t('End what you do not know, and choose a new password.')}
    >
      <Loaded query={sessions} skeleton={120} failed={t('This could not be loaded.')}>
        {(rows) => (
          <>
            <SessionsTable
              isOwn
              sessions={rows}
              end={(sessionId) => authApi.endOwnSession({ params: { sessionId } })}
              onEnded={reload}
            />
            {rows.length > 1 && (
              <Actions>
                <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
                  {t('End all other sessions')}
                </Button>
              </Actions>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
