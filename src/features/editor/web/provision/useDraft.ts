import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { DraftKeeper } from '../../../../ui/drafts/DraftKeeper.ts';
import { localDrafts } from '../../../../ui/drafts/localDrafts.ts';
import { storage } from '../../../auth/web/api.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision } from '../../schemas.ts';
import { editorApi, groupQuery, treeQuery } from '../api.ts';

/** The draft of the provision that is open, kept while it is written. Made anew for another provision or another published version. */
export function useDraft(open: OpenProvision) {
  const client = useQueryClient();
  const { id: editorId } = useCurrentUser();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read of the same version later is no reason to begin anew
  const keeper = useMemo(
    () =>
      new DraftKeeper(
        {
          id: open.id,
          content: open.draft?.content ?? open.content,
          version: open.draft?.version ?? 0,
          baseRevision: open.draft?.baseRevision ?? open.revision,
          savedAt: open.draft ? new Date(open.draft.savedAt) : null,
        },
        localDrafts<EditableProvision>(storage, 'provisionDraft', editorId),
        (draft) => editorApi.saveDraft({ params: { id: open.id }, body: draft }),
        async () => (await editorApi.open({ params: { id: open.id } })).draft,
      ),
    [open.id, editorId],
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get);
  useEffect(() => {
    keeper.start();
    const send = () => void keeper.flush();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
      // Somebody goes to another provision: what they wrote goes to the server first.
      void keeper.flush();
    };
  }, [keeper]);
  const isKept = kept.version > 0;
  useEffect(() => {
    // The first save makes a draft of it for the tree and the strip.
    if (isKept && !open.draft) {
      void client.invalidateQueries({ queryKey: treeQuery.queryKey });
      void client.invalidateQueries({ queryKey: groupQuery(open.group.id).queryKey });
    }
  }, [client, isKept, open.draft, open.group.id]);
  return { keeper, kept };
}
