import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import type { NoticeDialogProps } from './NoticeDialog.tsx';
import type { HubModel } from './useHub.ts';
import { useNotice } from './useNotice.ts';

const NoticeDialog = lazyOverlay<NoticeDialogProps>(
  async () => (await import('./NoticeDialog.tsx')).NoticeDialog,
);

/** The notice of what the Info Hub shows, when there is one to show. */
export function HubNotice({ hub }: { hub: HubModel }) {
  const { notice, dismiss } = useNotice(hub);
  return <NoticeDialog opened={notice !== null} notice={notice} onDismiss={dismiss} />;
}
