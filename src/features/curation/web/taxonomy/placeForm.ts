import type { ReactNode } from 'react';
import { t } from '../../../../shared/text.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { PlaceKind, PlaceRow, StaffPlace } from '../../taxonomyContract.ts';
import { useLibraryMutation } from '../useLibraryMutation.ts';

/** What the forms of all three kinds of places take. */
export interface PlaceFormProps<K extends PlaceKind> {
  /** The one to change; null for a new one. */
  place: Extract<StaffPlace, { kind: K }> | null;
  /** What a new one stands in. */
  parentId: string | null;
  all: readonly PlaceRow[];
  onClose: () => void;
  onSaved: (id: string) => void;
  /** The choice of what is added, above a new one. */
  kindField?: ReactNode;
}

/** The neighbours of a place: those of its kind that stand in the same, in their order. */
export const neighbours = (
  all: readonly PlaceRow[],
  kind: PlaceKind,
  parentId: string | null,
  id: string | undefined,
): PlaceRow[] =>
  all.filter((row) => row.kind === kind && row.parentId === parentId && row.id !== id && !row.isArchived);

/** Saves what a form of the taxonomy holds. */
export const usePlaceMutation = <V>(
  isNew: boolean,
  onSaved: (id: string) => void,
  send: (values: V) => Promise<{ id: string }>,
) =>
  useLibraryMutation({
    mutationFn: send,
    onSuccess: ({ id }) => {
      toast.success({ lead: isNew ? t('Added.') : t('Saved.') });
      onSaved(id);
    },
  });
