import { ActionIcon } from '@mantine/core';
import { IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { t } from '../../../shared/text.ts';
import { useIdle } from '../../../ui/hooks/useIdle.ts';
import { Prose } from '../../../ui/parts/Prose.tsx';
import { notificationsApi, notificationsQuery } from './api.ts';
import c from './Banner.module.css';

/** The newest announcement that staff marked as a banner, above the page until this person dismisses it (decisions 7). */
export function Banner() {
  const client = useQueryClient();
  const { data } = useQuery({ ...notificationsQuery, enabled: useIdle() });
  const banner = data?.find(({ isBanner }) => isBanner);
  if (!banner) return null;
  const dismiss = (): void => {
    client.setQueryData(notificationsQuery.queryKey, (items) =>
      items?.map((item) => (item.id === banner.id ? { ...item, isBanner: false } : item)),
    );
    notificationsApi
      .dismissBanner({ params: { id: banner.id } })
      .catch((error: unknown) => console.warn('Dismissing the banner:', error));
  };
  return (
    <aside className={c.banner} aria-label={t('Announcement')} data-chrome>
      <IconSpeakerphone size={18} stroke={1.7} aria-hidden />
      <div>
        <b>{banner.title}</b>
        <Prose html={banner.text} plain />
      </div>
      <ActionIcon size={32} aria-label={t('Dismiss this announcement')} onClick={dismiss}>
        <IconX size={17} />
      </ActionIcon>
    </aside>
  );
}
