import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './StatusBanner.module.css';

interface Props {
  icon: TablerIcon;
  /** What is said; nothing while there is nothing to say. */
  children: ReactNode;
}

/** A line above the page about the page itself; those who listen hear it as soon as it is there. */
export const StatusBanner = ({ icon: Icon, children }: Props) => (
  <div role="status" data-chrome>
    {children && (
      <div className={c.banner}>
        <Icon size={16} aria-hidden />
        <span>{children}</span>
      </div>
    )}
  </div>
);
