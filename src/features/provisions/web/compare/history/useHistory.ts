import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../../shared/text.ts';
import type { Loadable } from '../../../../../ui/state/Loaded.tsx';
import { toastError, useErrorToast } from '../../../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../../../ui/toasts/toasts.ts';
import type { TimeMachine, Version } from '../../../compareContract.ts';
import { deleteVersions, timeMachineQuery } from '../api.ts';

export interface History {
  machine: TimeMachine | null;
  /** Oldest first, as a timeline runs. */
  versions: readonly Version[];
  /** The version beside the current text. */
  chosen: Version | null;
  index: number;
  choose: (index: number) => void;
  /** How the versions are loaded. What is shown stays when asking again failed. */
  query: Loadable<TimeMachine>;
  /** Staff take versions out. Nothing is deleted before `save` (specification 4). */
  isEditing: boolean;
  edit: () => void;
  staged: ReadonlySet<string>;
  toggleStaged: (snapshotId: string) => void;
  isSaving: boolean;
  save: () => void;
}

/** The versions of a provision, the one that is looked at, and those that are to be deleted. */
export function useHistory(provisionId: string, onSaved: () => void): History {
  const queries = useQueryClient();
  const answer = useQuery(timeMachineQuery(provisionId));
  useErrorToast(t('Error loading provision history:'), answer.error);

  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isEditing, setEditing] = useState(false);
  const [staged, setStaged] = useState<ReadonlySet<string>>(new Set());

  const versions = [...(answer.data?.versions ?? [])].reverse();
  const found = versions.findIndex(({ snapshotId }) => snapshotId === chosenId);
  const index = found >= 0 ? found : versions.length - 1;
  // What somebody else deleted meanwhile is no longer ours to delete.
  const present = [...staged].filter((id) => versions.some(({ snapshotId }) => snapshotId === id));

  const saving = useMutation({
    mutationFn: () => deleteVersions(provisionId, present),
    onSuccess: ({ deleted }) => {
      toast.success({ lead: t('{{count}} versions deleted.', { count: deleted.length }) });
      // Entries say whether they have versions.
      void queries.invalidateQueries({ queryKey: ['report'] });
      void queries.invalidateQueries({ queryKey: ['provision'] });
      onSaved();
    },
    onError: toastError(t('Error deleting snapshots:')),
    onSettled: () => queries.invalidateQueries({ queryKey: timeMachineQuery(provisionId).queryKey }),
  });

  return {
    machine: answer.data ?? null,
    versions,
    chosen: versions[index] ?? null,
    index,
    choose: (next) => setChosenId(versions[next]?.snapshotId ?? null),
    query: { data: answer.data, error: answer.data ? null : answer.error, refetch: answer.refetch },
    isEditing,
    edit: () => setEditing(true),
    staged: new Set(present),
    toggleStaged: (id) =>
      setStaged((before) => {
        const next = new Set(before);
        if (!next.delete(id)) next.add(id);
        return next;
      }),
    isSaving: saving.isPending,
    save: () => saving.mutate(),
  };
}
