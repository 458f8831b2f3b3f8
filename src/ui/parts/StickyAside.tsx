import type { ComponentProps } from 'react';
import c from './StickyAside.module.css';

/** A column beside the page's text that stays in sight under the header, and scrolls on its own when it is taller. */
export const StickyAside = ({ className = '', ...rest }: ComponentProps<'aside'>) => (
  <aside className={`${c.stickyAside} ${className}`} data-chrome {...rest} />
);
