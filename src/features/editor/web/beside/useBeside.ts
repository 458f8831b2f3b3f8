import { useState } from 'react';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi } from '../api.ts';

export type BesideState = Pick<
  OpenProvision,
  'rules' | 'upcoming' | 'deadlines' | 'isPublicSample' | 'instruments'
>;

/** What stands beside a provision's text, as it is by now: it is written at once, while the draft of the text goes on. */
export function useBeside(open: OpenProvision) {
  const [beside, setBeside] = useState<BesideState>(open);
  /** Does one write and reads what stands there then. Answers whether it went through. */
  const write = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      setBeside(await editorApi.open({ params: { id: open.id } }));
      return true;
    } catch (error) {
      toastSomethingWentWrong(error as Error);
      return false;
    }
  };
  return { beside, write };
}

export type WriteBeside = ReturnType<typeof useBeside>['write'];
