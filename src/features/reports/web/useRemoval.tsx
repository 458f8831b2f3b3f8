import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { toastError } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Provision } from '../../provisions/contract.ts';
import type { Report } from '../contract.ts';
import { REPORTS_KEY, reportProvisionsQuery, reportsApi } from './api.ts';

/** Takes provisions out of an own report: gone from the page at once, back by "Undo" or when the server refuses. */
export function useRemoval(report: Report | undefined) {
  const client = useQueryClient();
  const id = report?.id ?? '';
  const key = reportProvisionsQuery(id).queryKey;
  const settle = () => client.invalidateQueries({ queryKey: REPORTS_KEY });
  const failed = toastError(t('Error updating report:'));

  const putBack = useMutation({
    mutationFn: ({ provision, order }: { provision: Provision; order: string[] }) =>
      reportsApi.changeReport({ params: { id }, body: { provisions: [provision.id], order } }),
    onError: failed,
    onSettled: settle,
  });
  return useMutation({
    mutationFn: (provision: Provision) =>
      reportsApi.removeProvision({ params: { id, provisionId: provision.id } }),
    onMutate: async (provision) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<Provision[]>(key) ?? [];
      client.setQueryData(
        key,
        before.filter((other) => other.id !== provision.id),
      );
      return before;
    },
    onSuccess: (_, provision, before) => {
      const order = before.map((other) => other.id);
      toast.success({
        lead: t('{{name}}, {{jurisdiction}}, was removed.', {
          name: provision.name,
          jurisdiction: provision.jurisdictionName,
        }),
        link: <LinkButton onClick={() => putBack.mutate({ provision, order })}>{t('Undo')}</LinkButton>,
      });
    },
    onError: (error, _, before) => {
      if (before) client.setQueryData(key, before);
      failed(error);
    },
    onSettled: settle,
  });
}
