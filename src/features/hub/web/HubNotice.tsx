import { useState } from 'react';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import type { HubModel } from './hubModel.ts';
import { useNotice } from './useNotice.ts';

const NoticeDialog = lazyOverlay(() => import('./NoticeDialog.tsx'));

/** The notice of what the Info Hub shows, when there is one to show. One that did not come is shown at the next visit. */
export function HubNotice({ hub }: { hub: HubModel }) {
  const { notice, dismiss } = useNotice(hub);
  const [missed, setMissed] = useState<string | null>(null);
  return (
    <NoticeDialog
      opened={notice !== null && notice.key !== missed}
      notice={notice}
      onDismiss={dismiss}
      onClose={() => setMissed(notice?.key ?? null)}
    />
  );
}
