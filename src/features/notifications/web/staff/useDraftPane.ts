import { useState } from 'react';
import { ApiError } from '../../../../shared/apiClient.ts';
import { toastSomethingWentWrong } from '../../../../ui/toasts/errorToasts.ts';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { OpenAnnouncement, WrittenAnnouncement } from '../../announcementsContract.ts';
import { useAnnouncementDraft } from './useAnnouncementDraft.ts';
import { useSending } from './useSending.tsx';

/** What has to be confirmed before it is done. */
export type Question = 'send' | 'delete';

/** A draft that is written, and the ways out of it: a test, sending it out, and deleting it. */
export function useDraftPane(open: OpenAnnouncement, onGone: () => void) {
  const { keeper, kept } = useAnnouncementDraft(open);
  const sending = useSending(open.id);
  const [question, ask] = useState<Question | null>(null);
  const { error } = sending.schedule;
  const errors: Record<string, string | undefined> = error instanceof ApiError ? error.fields : {};
  const change = (patch: Partial<WrittenAnnouncement>) => {
    sending.schedule.reset();
    keeper.change(patch);
  };
  const send = async (): Promise<void> => {
    ask(null);
    if (!(await keeper.flush())) return;
    sending.schedule.mutate(keeper.get().version, {
      onSuccess: () => keeper.forget(),
      onError: (refused) => {
        if (!(refused instanceof ApiError) || Object.keys(refused.fields).length === 0) {
          toastSomethingWentWrong(refused);
        }
      },
    });
  };
  const remove = () => {
    keeper.forget();
    sending.remove.mutate(undefined, { onSuccess: onGone });
  };
  const test = () => void keeper.flush().then((isKept) => isKept && sending.test.mutate());
  return { keeper, kept, errors, change, question, ask, send, remove, test, sending };
}

export type DraftPaneState = ReturnType<typeof useDraftPane>;

/** Sends it out by the button and by its key: an email is asked about first, and an audience of nobody gets nothing. */
export function useSchedule({ kept, ask, send, sending }: DraftPaneState, isNobody: boolean): () => void {
  const schedule = () => {
    if (isNobody || sending.schedule.isPending) return;
    if (kept.content.byEmail) ask('send');
    else void send();
  };
  useKeys({ 'mod+Enter': schedule });
  return schedule;
}
