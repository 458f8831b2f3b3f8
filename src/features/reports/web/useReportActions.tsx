import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { toastError } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Report } from '../contract.ts';
import { REPORTS_KEY, reportsApi } from './api.ts';
import { REPORTS_PATH, reportPath } from './reportPath.ts';

/** What can be done with a report as a whole. Every failure is a toast, and what the server then holds is read again. */
export function useReportActions() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const again = () => client.invalidateQueries({ queryKey: REPORTS_KEY });
  const shared = { onError: toastError(t('Error updating report:')), onSettled: again };

  const restore = useMutation({
    ...shared,
    mutationFn: (id: string) => reportsApi.restoreReport({ params: { id } }),
    onSuccess: ({ name }) => toast.success({ lead: t('“{{name}}” is back.', { name }) }),
  });
  const remove = useMutation({
    ...shared,
    mutationFn: ({ id }: Report) => reportsApi.deleteReport({ params: { id } }),
    onSuccess: async (_, { id, name }) => {
      toast.success({
        lead: t('“{{name}}” was deleted.', { name }),
        link: <LinkButton onClick={() => restore.mutate(id)}>{t('Undo')}</LinkButton>,
      });
      if (window.location.pathname === reportPath(id)) await navigate(REPORTS_PATH);
    },
  });
  const duplicate = useMutation({
    ...shared,
    mutationFn: ({ id }: Report) => reportsApi.duplicateReport({ params: { id } }),
    onSuccess: ({ id, name }) =>
      toast.success({
        lead: t('“{{name}}” was made.', { name }),
        link: <LinkButton onClick={() => void navigate(reportPath(id))}>{t('View Report')}</LinkButton>,
      }),
  });
  const share = useMutation({
    ...shared,
    mutationFn: ({ id, isShared }: Report) =>
      reportsApi.changeReport({ params: { id }, body: { isShared: !isShared } }),
    onSuccess: (_, { isShared }) =>
      toast.success({
        lead: isShared
          ? t('Only you see this report now.')
          : t('Your colleagues can now read this report and add to it.'),
      }),
  });
  const rename = useMutation({
    ...shared,
    mutationFn: ({ report, name }: { report: Report; name: string }) =>
      reportsApi.changeReport({ params: { id: report.id }, body: { name, revision: report.revision } }),
  });
  return { remove, duplicate, share, rename };
}

export type ReportActions = ReturnType<typeof useReportActions>;
