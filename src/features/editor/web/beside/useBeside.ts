import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi } from '../api.ts';

export type BesideState = Pick<
  OpenProvision,
  'rules' | 'upcoming' | 'deadlines' | 'isPublicSample' | 'instruments' | 'proposals'
>;

/** What became of a write: it stands, it waits for a second reader, or it did not go through. */
type Outcome = 'done' | 'waits' | null;

const isWaiting = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'waits' in answer && answer.waits === true;

/** What stands beside a provision's text, as it is by now: it is written by itself, while the draft of the text goes on. */
export function useBeside(open: OpenProvision) {
  const [beside, setBeside] = useState<BesideState>(open);
  /** Does one write and reads what stands there then. Answers what became of it. */
  const write = async (work: () => Promise<unknown>): Promise<Outcome> => {
    try {
      const answer = await work();
      setBeside(await editorApi.open({ params: { id: open.id } }));
      if (!isWaiting(answer)) return 'done';
      toast.success({ lead: t('Kept. It waits for a second reader, and readers see it then.') });
      return 'waits';
    } catch (error) {
      toastSomethingWentWrong(error as Error);
      return null;
    }
  };
  return { beside, write };
}

export type WriteBeside = ReturnType<typeof useBeside>['write'];
