import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { addressOf, savedApi, savedQuery } from '../../search/web/savedSearches.ts';
import c from './Watchlist.module.css';

/** The saved searches whose results a person watches; without any there is nothing to say. */
export function WatchedSearches() {
  const client = useQueryClient();
  const { data } = useQuery(savedQuery);
  const stop = useMutation({
    mutationFn: (id: string) => savedApi.changeSavedSearch({ params: { id }, body: { isWatched: false } }),
    onSuccess: () => client.invalidateQueries({ queryKey: savedQuery.queryKey }),
    onError: toastSomethingWentWrong,
  });
  const watched = data?.filter(({ isWatched }) => isWatched) ?? [];
  if (watched.length === 0) return null;
  return (
    <section>
      <h3 className={c.area}>{t('Watched searches')}</h3>
      <ul className={c.topics}>
        {watched.map((search) => (
          <li key={search.id}>
            <Link className={c.topic} to={addressOf(search)}>
              {search.name}
            </Link>
            <span />
            <LinkButton
              className={c.stop}
              aria-label={t('Stop watching {{topic}}', { topic: search.name })}
              onClick={() => stop.mutate(search.id)}
            >
              {t('Stop watching')}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
