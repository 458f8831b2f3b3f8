import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIdle } from '../../../ui/hooks/useIdle.ts';
import { notificationsApi, notificationsQuery } from './api.ts';
import { BannerBox } from './BannerBox.tsx';

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
  return <BannerBox title={banner.title} html={banner.text} onDismiss={dismiss} />;
}
