import { useQuery } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { useKeys } from '../../../ui/workspace/useKeys.ts';
import type { Resting } from '../../statutes/restingSchema.ts';
import type { WatchedSource } from '../contract.ts';
import { sourceQuery, sourcesApi } from './api.ts';
import { idsOf, restToRead } from './RestingList.tsx';
import { useWorkOff } from './useWorkOff.ts';
import { provisionCount } from './words.ts';

type Decision = 'lawChanged' | 'onlyThePage' | 'takeAddress' | 'keep';

const decided = (decision: Decision, provisions: number): string =>
  ({
    lawChanged: t('Readers of {{count}} are told, and it stands in what to read next.', {
      count: provisionCount(provisions),
    }),
    onlyThePage: t('The page is taken as it is now.'),
    takeAddress:
      provisions === 1
        ? t('1 provision has the new address.')
        : t('{{count}} provisions have the new address.', { count: provisions }),
    keep: t('It is kept as it was last read.'),
  })[decision];

/** A watched page that is open, what can be decided about it, and the keys of that. */
export function usePageSource(source: WatchedSource) {
  const { ref } = source;
  const page = useQuery(sourceQuery(ref));
  const version = page.data?.version ?? 0;
  const decide = useWorkOff(
    (decision: Decision) => sourcesApi.decideSource({ body: { ref, version, decision } }),
    ({ provisions }, decision) => decided(decision, provisions),
  );
  const read = useWorkOff(
    (read: readonly Resting[]) => sourcesApi.readSources({ body: { ref, version, ...idsOf(read) } }),
    (answer) => (answer.isDone ? t('Read again today. The source is worked off.') : t('Read again today.')),
  );
  const now = useWorkOff(
    () => sourcesApi.readSourceNow({ body: { ref } }),
    ({ isRead }) => (isRead ? t('The page was read.') : t('The site cannot be asked now. Try again later.')),
  );
  const { state } = page.data?.source ?? source;
  const provisions = page.data?.provisions ?? [];
  const isBusy = decide.isPending || read.isPending || !page.data;
  const rest = state === 'changed' ? restToRead(provisions) : [];
  const say = (decision: Decision) => (isBusy ? undefined : () => decide.mutate(decision));
  useKeys({
    ...(state === 'changed' ? { c: say('lawChanged'), x: say('onlyThePage') } : {}),
    ...(source.movedTo ? { a: say('takeAddress') } : {}),
    ...(state === 'dead' ? { x: say('keep') } : {}),
    ...(rest.length > 0 && !isBusy ? { 'shift+r': () => read.mutate(rest) } : {}),
  });
  return { source, page, state, provisions, rest, isBusy, say, read, now };
}

export type OpenPage = ReturnType<typeof usePageSource>;
