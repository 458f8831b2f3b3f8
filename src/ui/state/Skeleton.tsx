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

/** Holds the place of what is loading: invisible at first, so that quick answers do not flicker. */
export function Loading({ children }: { children: ReactNode }) {
  const shown = useDelay(150);
  return (
    <div
      role="status"
      aria-label={t('Loading')}
      style={{ opacity: shown ? 1 : 0, transition: 'opacity 150ms' }}
    >
      <div aria-hidden>{children}</div>
    </div>
  );
}
