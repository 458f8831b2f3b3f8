import { useCallback, useState, useSyncExternalStore } from 'react';
import { lazyOverlay } from '../../../ui/overlay/late/lazyOverlay.tsx';
import { askedStore } from './addingToReport.ts';

const AddToReportDialog = lazyOverlay(() => import('./AddToReportDialog.tsx'));

/** Where "Add To Report" opens, whichever screen asks. It stands once in the member area. */
export function AddToReportHost() {
  const asked = useSyncExternalStore(askedStore.subscribe, askedStore.get);
  const [closedVisit, setClosedVisit] = useState(asked?.visit ?? 0);
  const visit = asked?.visit ?? 0;
  const close = useCallback(() => setClosedVisit(visit), [visit]);
  return (
    <AddToReportDialog
      key={visit}
      opened={visit !== closedVisit}
      provisionIds={asked?.provisionIds ?? []}
      onClose={close}
    />
  );
}
