import { useQuery } from '@tanstack/react-query';
import { t } from '../../../../shared/text.ts';
import { useWorkOff } from '../../../sources/web/useWorkOff.ts';
import { statuteChangeQuery, statuteChangesQuery, statutesApi } from '../../../statutes/web/api.ts';

/** Whether a provision is still to be read against the newer text of what it cites, or was; null where that is not asked. */
export type Reading = 'toLookAt' | 'read' | null;

/** Who is still to be read against the newest text of an act, and the way to say that nothing of it changes. */
export function useReadings(address: string | null) {
  const { data: changes } = useQuery(statuteChangesQuery);
  const id = (address && changes?.find((one) => one.address === address)?.id) || '';
  const { data } = useQuery({ ...statuteChangeQuery(id), enabled: id !== '' });
  const read = useWorkOff(
    (provisionId: string) =>
      statutesApi.readStatuteAgain({
        params: { id },
        body: { version: data?.version ?? 0, provisionIds: [provisionId] },
      }),
    ({ isDone }) => (isDone ? t('Read again today. The source is worked off.') : t('Read again today.')),
  );
  const readingOf = (provisionId: string): Reading => {
    const found = data?.provisions.find((one) => one.kind === 'provision' && one.id === provisionId);
    if (!found) return null;
    return found.isRead ? 'read' : found.isPassage ? 'toLookAt' : null;
  };
  return { readingOf, markRead: read.mutate, isBusy: read.isPending };
}

export type Readings = ReturnType<typeof useReadings>;
