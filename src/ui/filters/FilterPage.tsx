import type { ReactNode } from 'react';
import { t } from '../../shared/text.ts';
import { StickyAside } from '../parts/StickyAside.tsx';
import c from './FilterPage.module.css';
import { useWideEnough } from './useWideEnough.ts';

interface Props {
  /** What stands in the column at the side of wide screens; on narrow ones `FilterDrawers` hold the same. Only one of both is drawn. */
  filters: ReactNode;
  children: ReactNode;
}

/** A page whose results stand beside what filters them. */
export function FilterPage({ filters, children }: Props) {
  const wide = useWideEnough();
  return (
    <div className={c.grid}>
      {wide && (
        <StickyAside className={c.aside} aria-label={t('Filters')} data-tour="filters">
          {filters}
        </StickyAside>
      )}
      <div>{children}</div>
    </div>
  );
}

/** Filters that belong together, one below the other. */
export const FilterStack = ({ children }: { children: ReactNode }) => (
  <div className={c.stack}>{children}</div>
);
