import { useCallback, useState, useSyncExternalStore } from 'react';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { askedStore } from './addingToReport.ts';

const AddToReportDialog = lazyOverlay(() => import('./AddToReportDialog.tsx'));

/** Where "Add To Report" opens, whichever screen asks. It stands once in the member area. */
export function AddToReportHost() {
  const asked = useSyncExternalStore(askedStore.subscribe, askedStore.get);
  const [closedVisit, setClosedVisit] = useState(asked?.visit ?? 0);
  const visit = asked?.visit ?? 0;
  // An answer that comes late closes what it belongs to, and what was closed since stays so.
  const close = useCallback(() => setClosedVisit((closed) => Math.max(closed, visit)), [visit]);
  return (
    <AddToReportDialog
      key={visit}
      opened={visit !== closedVisit}
      provisionIds={asked?.provisionIds ?? []}
      onClose={close}
    />
  );
}
