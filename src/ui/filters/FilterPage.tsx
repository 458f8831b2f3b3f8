import type { ReactNode } from 'react';
import { t } from '../../shared/text.ts';
import c from './FilterPage.module.css';

interface Props {
  /** What stands in the column at the side of wide screens; on narrow ones it is hidden, and `FilterDrawers` hold the same. */
  filters: ReactNode;
  children: ReactNode;
}

/** A page whose results stand beside what filters them. */
export function FilterPage({ filters, children }: Props) {
  return (
    <div className={c.grid}>
      <aside className={c.aside} aria-label={t('Filters')} data-chrome>
        {filters}
      </aside>
      <div>{children}</div>
    </div>
  );
}

/** Filters that belong together, one below the other. */
export const FilterStack = ({ children }: { children: ReactNode }) => (
  <div className={c.stack}>{children}</div>
);
