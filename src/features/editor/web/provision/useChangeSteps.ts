import { useState } from 'react';
import type { Redline } from '../../../../redline/types.ts';

/** The change of a redline that one stands at, and the step to the next or the last one, around its ends. */
export function useChangeSteps(redline: Redline | null) {
  const [change, setChange] = useState<number | null>(null);
  const step = (by: 1 | -1): void => {
    const all = redline?.summary.changes ?? [];
    if (all.length === 0) return;
    const at = all.findIndex(({ number }) => number === change);
    const next = all[(at + by + all.length) % all.length];
    if (!next) return;
    setChange(next.number);
    requestAnimationFrame(() =>
      document.querySelector(`[data-change="${next.number}"]`)?.scrollIntoView({ block: 'center' }),
    );
  };
  return { change, step };
}
