import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { DraftKeeper } from '../../../../ui/drafts/DraftKeeper.ts';
import { localDrafts } from '../../../../ui/drafts/localDrafts.ts';
import { storage } from '../../../auth/web/api.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { OpenAnnouncement, WrittenAnnouncement } from '../../announcementsContract.ts';
import { announcementsApi, announcementsQuery } from './announcementsApi.ts';

/** The draft that is open, kept while it is written: here at once, and on the server within two seconds. */
export function useAnnouncementDraft(open: OpenAnnouncement) {
  const client = useQueryClient();
  const { id: writerId } = useCurrentUser();
  const { id } = open;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read of the same draft later is no reason to begin anew
  const keeper = useMemo(
    () =>
      new DraftKeeper<WrittenAnnouncement>(
        {
          id,
          content: open.written,
          version: open.revision,
          baseRevision: 0,
          savedAt: new Date(open.updatedAt),
        },
        localDrafts<WrittenAnnouncement>(storage, 'announcementDraft', writerId),
        async ({ content, version }) => {
          const { revision, savedAt } = await announcementsApi.saveAnnouncement({
            params: { id },
            body: { revision: version, written: content },
          });
          void client.invalidateQueries({ queryKey: announcementsQuery.queryKey, exact: true });
          return { version: revision, savedAt };
        },
      ),
    [id, writerId],
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get);
  useEffect(() => {
    keeper.start();
    const send = () => void keeper.flush();
    window.addEventListener('online', send);
    return () => {
      window.removeEventListener('online', send);
      // Somebody goes elsewhere: what they wrote goes to the server first.
      void keeper.flush();
    };
  }, [keeper]);
  return { keeper, kept };
}
