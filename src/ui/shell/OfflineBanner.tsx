import { useNetwork } from '@mantine/hooks';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { t } from '../../shared/text.ts';
import c from './OfflineBanner.module.css';

/** Says that the connection is gone, and what that means for what is on the screen. */
export function OfflineBanner() {
  const { online } = useNetwork();
  return (
    <div role="status" data-chrome>
      {!online && (
        <div className={c.banner}>
          <IconPlugConnectedX size={16} aria-hidden />
          {t('You are offline. What is on this page stays; anything new has to wait for the connection.')}
        </div>
      )}
    </div>
  );
}
