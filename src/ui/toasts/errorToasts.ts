import { useEffect } from 'react';
import { t } from '../../shared/text.ts';
import { toast } from './toasts.ts';

/** For `onError` of a mutation: "{lead} {message}" (specification 8). */
export const toastError =
  (lead: string) =>
  (error: Error): void =>
    toast.error({ lead, detail: error.message });

/** For `onError` of a mutation that the catalogue of errors has no words of its own for (specification 8). */
export const toastSomethingWentWrong = (error: Error): void =>
  toast.error({ lead: t('Something went wrong: {{error}}', { error: error.message }) });

/** Says "{lead} {message}" once for every error of a query. Without a lead nothing is said. */
export function useErrorToast(lead: string | undefined, error: Error | null): void {
  useEffect(() => {
    if (error && lead) toast.error({ lead, detail: error.message });
  }, [lead, error]);
}
