import { Button, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { request } from '../../../../shared/apiClient.ts';
import { t } from '../../../../shared/text.ts';
import { longDate } from '../../../../shared/torontoDate.ts';
import { useServerForm } from '../../../../ui/fields/form/useServerForm.ts';
import { Actions } from '../../../../ui/parts/Actions.tsx';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { Card } from '../../../../ui/parts/Card.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { clientOptions } from '../../../auth/web/api.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import { accountsApi } from '../api.ts';
import { detailsQuery } from './queries.ts';

/** Fetches the zip with the token in its header and hands it to the browser as a file (decisions 4). */
async function saveExport(accountId: string): Promise<void> {
  const headers = { accept: 'application/zip' };
  const response = await request(clientOptions, 'GET', `/api/accounts/${accountId}/export`, { headers });
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'account-data.zip';
  link.click();
  URL.revokeObjectURL(url);
}

function Deletion({ requestedAt, onAsked }: { requestedAt: string | null; onAsked: () => void }) {
  const { account } = useCurrentUser();
  const ask = useMutation({
    mutationFn: (body: { reason: string }) =>
      accountsApi.requestDeletion({ params: { id: account.id }, body }),
    onSuccess: onAsked,
  });
  const { props, field, isPending } = useServerForm({ initialValues: { reason: '' }, mutation: ask });
  if (requestedAt) {
    return (
      <Callout tone="amber">
        {t('You asked for deletion on {{date}}. We answer by email before anything is deleted.', {
          date: longDate(requestedAt),
        })}
      </Callout>
    );
  }
  return (
    <form {...props}>
      <Textarea label={t('Reason (optional)')} autosize minRows={2} maxLength={2000} {...field('reason')} />
      <Actions>
        <Button type="submit" color="red" variant="light" loading={isPending}>
          {t('Request deletion')}
        </Button>
      </Actions>
    </form>
  );
}

/** /m/settings/data: the export of all the account's data, and the request for deletion (decisions 7). */
export function DataSection() {
  const { account } = useCurrentUser();
  const details = useQuery(detailsQuery(account.id));
  const save = useMutation({ mutationFn: () => saveExport(account.id), onError: toastSomethingWentWrong });
  return (
    <>
      <Card
        title={t('Export')}
        line={t('Everything we keep about your account, as a zip of files that other programs can read.')}
      >
        <Button variant="default" loading={save.isPending} onClick={() => save.mutate()}>
          {t('Download all data')}
        </Button>
      </Card>
      <Card
        title={t('Deletion')}
        line={t(
          'Asks us to delete the account with everything in it. We write to you before we do, and it takes up to 30 days.',
        )}
      >
        <Loaded query={details} skeleton={120} failed={t('This could not be loaded.')}>
          {(data) => (
            <Deletion requestedAt={data.deletionRequestedAt} onAsked={() => void details.refetch()} />
          )}
        </Loaded>
      </Card>
    </>
  );
}
