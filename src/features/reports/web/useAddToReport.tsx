import { useMutation, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Report } from '../contract.ts';
import { REPORTS_KEY, reportsApi } from './api.ts';
import { useViewReport } from './useViewReport.tsx';

/** Where provisions go: into a new report of this name, or at the end of one that there is. */
export type Target = { name: string } | { report: Report };

/** Adds provisions to a report and says so, with the way there (specification 8). */
export function useAddToReport(provisionIds: readonly string[], onAdded: () => void) {
  const client = useQueryClient();
  const viewReport = useViewReport();
  return useMutation({
    mutationFn: (target: Target) =>
      'name' in target
        ? reportsApi.createReport({
            body: { name: target.name, provisions: [...provisionIds], isShared: false },
          })
        : reportsApi.changeReport({
            params: { id: target.report.id },
            body: { provisions: [...provisionIds] },
          }),
    onSuccess: ({ id }, target) => {
      const lead = 'name' in target ? t('Report created successfully!') : t('Report updated successfully!');
      toast.success({ lead, link: viewReport(id) });
      onAdded();
    },
    onError: (error, target) => {
      const lead = 'name' in target ? t('Error creating new report:') : t('Error updating report:');
      toast.error({ lead, detail: error.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: REPORTS_KEY }),
  });
}
