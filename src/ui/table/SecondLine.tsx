import type { ReactNode } from 'react';
import c from './DataTable.module.css';

/** What a cell says below its first line, muted. */
export const SecondLine = ({ children }: { children: ReactNode }) => (
  <span className={c.second}>{children}</span>
);
