import { IconChecks } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { t } from '../../../shared/text.ts';
import type { Notification } from '../contract.ts';
import { notificationsApi, notificationsQuery } from './api.ts';
import c from './Bell.module.css';
import { BellItem } from './BellItem.tsx';

/** An open list counts as seen after that long (specification 4). */
const SEEN_AFTER_MS = 3_000;

/** Marks everything up to the newest item as seen, 3 seconds after the list is opened or something new comes into it. */
function useMarkSeen(items: readonly Notification[]): void {
  const client = useQueryClient();
  const latest = items.some(({ seen }) => !seen) ? items[0]?.id : undefined;
  useEffect(() => {
    if (latest === undefined) return;
    const timer = setTimeout(() => {
      notificationsApi
        .markSeen({ body: { lastSeen: latest } })
        .then((list) => client.setQueryData(notificationsQuery.queryKey, list))
        .catch((error: unknown) => console.warn('Marking notifications as seen:', error));
    }, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [latest, client]);
}

interface Props {
  items: readonly Notification[];
  close: () => void;
}

/** What the open bell shows, newest first. */
function BellList({ items, close }: Props) {
  useMarkSeen(items);
  return (
    <>
      <h2 className={c.heading}>{t('Notifications')}</h2>
      {items.length === 0 ? (
        <p className={c.none}>
          <IconChecks size={18} aria-hidden /> {t("You're all caught up!")}
        </p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls by itself must be reachable with the keyboard
        <ul className={c.list} tabIndex={0} aria-label={t('Notifications')}>
          {items.map((item) => (
            <BellItem key={item.id} item={item} onClose={close} />
          ))}
        </ul>
      )}
    </>
  );
}

export { BellList as Component };
