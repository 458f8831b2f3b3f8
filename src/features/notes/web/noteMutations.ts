import { useMutation } from '@tanstack/react-query';
import { ApiError } from '../../../shared/apiClient.ts';
import { t } from '../../../shared/text.ts';
import { queryClient } from '../../../ui/state/queryClient.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { Note } from '../../provisions/contract.ts';
import { noteHtml } from '../noteText.ts';
import { notesApi, PEOPLE_KEY } from './api.ts';
import type { Draft } from './drafts.ts';
import { cancelReadsOf, hideNote, showChange, showNote } from './shownNotes.ts';

const SAVING = 'saving-';
let saves = 0;

/** A note that is on the page and not yet on the server. */
export const isBeingSaved = (note: Note): boolean => note._id.startsWith(SAVING);

const bodyOf = ({ text, reminder, sharedWith }: Draft) => ({ text: noteHtml(text), reminder, sharedWith });

const toastSaveFailed = (error: Error): void => {
  // Somebody may have left since the list of colleagues was read.
  if (error instanceof ApiError && error.fields.sharedWith) {
    void queryClient.invalidateQueries({ queryKey: [PEOPLE_KEY] });
  }
  toast.error({ lead: t('Error saving note:'), detail: error.message });
};

/** Writes a new note beside a provision, which stands there as of a day (null: today). It is shown at once, and gone again when the server refuses it. */
export function useCreateNote(provisionId: string, on: string | null) {
  const user = useCurrentUser();
  return useMutation({
    mutationFn: (draft: Draft) => notesApi.createNote({ body: { provisionId, on, ...bodyOf(draft) } }),
    onMutate: async (draft) => {
      await cancelReadsOf(provisionId);
      const now = new Date().toISOString();
      saves += 1;
      const shown: Note = {
        ...bodyOf(draft),
        _id: `${SAVING}${saves}`,
        provision: provisionId,
        createdBy: { id: user.id, fullName: user.fullName },
        createdAt: now,
        updatedAt: now,
        on,
      };
      showNote(shown);
      return shown;
    },
    onSuccess: (note, _draft, shown) => {
      hideNote(shown);
      showNote(note);
    },
    onError: (error, _draft, shown) => {
      if (shown) hideNote(shown);
      toastSaveFailed(error);
    },
  });
}

/** Changes an own note. The change is shown at once, and taken back when the server refuses it. */
export const useChangeNote = (note: Note) =>
  useMutation({
    mutationFn: (draft: Draft) => notesApi.changeNote({ params: { noteId: note._id }, body: bodyOf(draft) }),
    onMutate: async (draft) => {
      await cancelReadsOf(note.provision);
      showChange(note, bodyOf(draft));
      return note;
    },
    onSuccess: (changed) => showChange(changed, changed),
    onError: (error, _draft, before) => {
      if (before) showChange(before, before);
      toastSaveFailed(error);
    },
  });

/** Deletes an own note. It is gone at once, and comes back when the server refuses. */
export const useDeleteNote = (note: Note, onDeleted: () => void) =>
  useMutation({
    mutationFn: () => notesApi.deleteNote({ params: { noteId: note._id } }),
    onMutate: async () => {
      await cancelReadsOf(note.provision);
      return hideNote(note);
    },
    onSuccess: onDeleted,
    onError: (error, _, putBack) => {
      putBack?.();
      toast.error({ lead: t('Error deleting note:'), detail: error.message });
    },
  });
