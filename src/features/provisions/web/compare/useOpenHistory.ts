import { t } from '../../../../shared/text.ts';
import { queryClient } from '../../../../ui/state/queryClient.ts';
import { toastError } from '../../../../ui/toasts/errorToasts.ts';
import { provisionQuery } from '../api.ts';
import { useOpenComparison } from './compareContext.ts';

/** Opens Compare Provision History of a provision that is known by its id alone. Stands within `CompareDialogs`. */
export function useOpenHistory(): (provisionId: string) => void {
  const open = useOpenComparison();
  return (provisionId) => {
    queryClient
      .fetchQuery(provisionQuery(provisionId))
      .then((provision) => open({ kind: 'history', provision }))
      .catch(toastError(t('Error loading provision history:')));
  };
}
