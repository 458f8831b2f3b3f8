import { useSyncExternalStore } from 'react';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { endProof, isProofWanted, onProofWanted } from './proofRequests.ts';

const ProofDialog = lazyOverlay(() => import('./ProofDialog.tsx'));

/** The place of the one dialog that asks who it is before a sensitive act. */
export function ProofHost() {
  const isWanted = useSyncExternalStore(onProofWanted, isProofWanted);
  return <ProofDialog opened={isWanted} onClose={() => endProof(false)} />;
}
