import { useMutation } from '@tanstack/react-query';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { saveFile } from '../../../ui/files/saveFile.ts';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { fetchPack } from './api.ts';

/** Whether the plan includes the evidence pack, and the way to save that of a jurisdiction. */
export function usePack(numEmployees: number | null) {
  const { account, isStaff } = useCurrentUser();
  const pack = useMutation({
    mutationFn: async (code: JurisdictionCode) =>
      saveFile(await (await fetchPack(code, numEmployees)).blob(), `evidence-${code}.zip`),
    onError: toastSomethingWentWrong,
  });
  return {
    isIncluded: isStaff || account.isPDFDownloadEnabled || account.isExcelDownloadEnabled,
    isPending: pack.isPending,
    save: pack.mutate,
  };
}
