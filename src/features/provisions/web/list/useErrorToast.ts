import { useEffect } from 'react';
import { toast } from '../../../../ui/toasts/toasts.ts';

/** Shows "{lead} {message}" once for every error. */
export function useErrorToast(lead: string, error: Error | null): void {
  useEffect(() => {
    if (error) toast.error({ lead, detail: error.message });
  }, [lead, error]);
}
