import { type ReactNode, useCallback, useState } from 'react';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { CompareContext, type CompareRequest } from './compareContext.ts';

const CompareJurisdictions = lazyOverlay(() => import('./jurisdictions/CompareJurisdictions.tsx'));
const CompareHistory = lazyOverlay(() => import('./history/CompareHistory.tsx'));

interface Opened {
  request: CompareRequest;
  /** Each opening begins anew. */
  visit: number;
}

/** Offers Compare Jurisdictions and Compare Provision History to the entries within. */
export function CompareDialogs({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = useCallback((request: CompareRequest) => {
    setLast((before) => ({ request, visit: (before?.visit ?? 0) + 1 }));
    setOpen(true);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const request = last?.request;
  return (
    <CompareContext value={open}>
      {children}
      <CompareJurisdictions
        opened={isOpen && request?.kind === 'jurisdictions'}
        onClose={close}
        visit={last?.visit ?? 0}
        request={request?.kind === 'jurisdictions' ? request : null}
      />
      <CompareHistory
        opened={isOpen && request?.kind === 'history'}
        onClose={close}
        visit={last?.visit ?? 0}
        provision={request?.kind === 'history' ? request.provision : null}
      />
    </CompareContext>
  );
}
