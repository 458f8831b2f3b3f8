import { useNetwork } from '@mantine/hooks';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { t } from '../../shared/text.ts';
import { StatusBanner } from './StatusBanner.tsx';

/** Says that the connection is gone, and what that means for what is on the screen. */
export function OfflineBanner() {
  const { online } = useNetwork();
  return (
    <StatusBanner icon={IconPlugConnectedX}>
      {!online &&
        t('You are offline. What is on this page stays; anything new has to wait for the connection.')}
    </StatusBanner>
  );
}
