import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { Card } from '../../../ui/parts/Card.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { toastSomethingWentWrong } from '../../../ui/toasts/errorToasts.ts';
import { toast } from '../../../ui/toasts/toasts.ts';
import type { Area } from '../../catalogue/contract.ts';
import { areasQuery } from '../../catalogue/web/api.ts';
import { COUNTED_DAYS, type Watched, type Watchlist } from '../contract.ts';
import { changesOf } from '../rules.ts';
import { useChangeWatchlist, watchlistQuery } from './api.ts';
import { WatchedSearches } from './WatchedSearches.tsx';
import c from './Watchlist.module.css';

const WatchDialog = lazyOverlay(() => import('./WatchDialog.tsx'));

const summaryOf = ({ watched, recentChanges }: Watchlist): string => {
  const topics = new Set(watched.map(({ topicId }) => topicId)).size;
  const places = new Set(watched.map(({ jurisdiction }) => jurisdiction)).size;
  return t('You watch {{topics}} in {{places}}. They had {{changes}} in the last {{days}} days.', {
    topics: t('{{count}} topics', { count: topics }),
    places: t('{{count}} jurisdictions', { count: places }),
    changes: t('{{count}} changes', { count: changesOf(watched, recentChanges) }),
    days: COUNTED_DAYS,
  });
};

interface TopicProps {
  name: string;
  pairs: Watched[];
  onRemove: (pairs: Watched[]) => void;
}

/** A watched topic with its jurisdictions; each can be let go, and all of them at once. */
function TopicRow({ name, pairs, onRemove }: TopicProps) {
  return (
    <li>
      <span className={c.topic}>{name}</span>
      <span className={c.codes}>
        {pairs.map((pair) => (
          <button
            key={pair.jurisdiction}
            type="button"
            className={c.code}
            aria-label={t('Stop watching {{topic}} in {{place}}', { topic: name, place: pair.jurisdiction })}
            title={t('Stop watching')}
            onClick={() => onRemove([pair])}
          >
            {pair.jurisdiction}
            <span aria-hidden>×</span>
          </button>
        ))}
      </span>
      <LinkButton
        className={c.stop}
        aria-label={t('Stop watching {{topic}}', { topic: name })}
        onClick={() => onRemove(pairs)}
      >
        {t('Stop watching')}
      </LinkButton>
    </li>
  );
}

function WatchedTopics({
  areas,
  list,
  onRemove,
}: {
  areas: Area[];
  list: Watchlist;
  onRemove: TopicProps['onRemove'];
}) {
  const ofTopic = (topicId: string) => list.watched.filter((pair) => pair.topicId === topicId);
  const watchedAreas = areas
    .map((area) => ({
      ...area,
      topics: area.topics
        .map((topic) => ({ ...topic, pairs: ofTopic(topic._id) }))
        .filter(({ pairs }) => pairs.length > 0),
    }))
    .filter(({ topics }) => topics.length > 0);
  return watchedAreas.map((area) => (
    <section key={area.id}>
      <h3 className={c.area}>{area.name}</h3>
      <ul className={c.topics}>
        {area.topics.map(({ _id, name, pairs }) => (
          <TopicRow key={_id} name={name} pairs={pairs} onRemove={onRemove} />
        ))}
      </ul>
    </section>
  ));
}

/** What a person watches: its changes come in their summaries and are marked in the feed. */
export function WatchlistCard() {
  const [opened, setOpened] = useState(false);
  const watchlist = useQuery(watchlistQuery);
  const areas = useQuery(areasQuery);
  const change = useChangeWatchlist(toastSomethingWentWrong);
  const both = {
    data: watchlist.data && areas.data && { list: watchlist.data, areas: areas.data },
    error: watchlist.error ?? areas.error,
    refetch: () => Promise.all([watchlist.refetch(), areas.refetch()]),
  };
  const remove = (pairs: Watched[]): void =>
    change.mutate(
      { remove: pairs },
      {
        onSuccess: () =>
          toast.success({
            lead: t('You no longer watch that.'),
            link: <LinkButton onClick={() => change.mutate({ add: pairs })}>{t('Undo')}</LinkButton>,
          }),
      },
    );
  return (
    <Card
      id="watchlist"
      title={t('Watchlist')}
      line={t(
        'Topics and jurisdictions whose changes come in your summary, whether or not a report holds them.',
      )}
    >
      <Loaded query={both} skeleton={90} failed={t('Your watchlist could not be loaded.')}>
        {(data) => (
          <>
            <p role="status" className={c.summary}>
              {data.list.watched.length > 0 ? summaryOf(data.list) : t('You watch nothing yet.')}
            </p>
            <WatchedTopics {...data} onRemove={remove} />
            <Button
              variant="default"
              mt={12}
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() => setOpened(true)}
            >
              {t('Watch topics')}
            </Button>
            <WatchDialog opened={opened} onClose={() => setOpened(false)} {...data} />
          </>
        )}
      </Loaded>
      <WatchedSearches />
    </Card>
  );
}
