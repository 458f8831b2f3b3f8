import type { ReactNode } from 'react';
import { t } from '../../shared/text.ts';
import { useDelay } from '../hooks/useDelay.ts';
import c from './Skeleton.module.css';

/** One grey bar in the place and size of a line of text or of a control. */
export function Bar({
  width = '100%',
  height,
  gap = 0,
}: {
  width?: number | string;
  height: number;
  gap?: number;
}) {
  return <span className={c.bar} style={{ width, height, marginBottom: gap }} />;
}

/** Who waits that long wants to know that the page is still at it. */
const SLOW_MS = 8_000;

/**
 * Holds the place of what is loading: invisible at first, so that quick answers do not flicker. Where the connection is slow it
 * says so.
 */
export function Loading({ children }: { children: ReactNode }) {
  const shown = useDelay(150);
  const isSlow = useDelay(SLOW_MS);
  return (
    <div
      role="status"
      aria-label={t('Loading')}
      className={c.loading}
      style={{ opacity: shown ? 1 : 0, transition: 'opacity 150ms' }}
    >
      <div aria-hidden>{children}</div>
      {isSlow && <p className={c.slow}>{t('This takes longer than usual. Still waiting for the server.')}</p>}
    </div>
  );
}
