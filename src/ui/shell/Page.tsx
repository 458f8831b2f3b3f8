import type { ReactNode } from 'react';
import c from './Page.module.css';
import { MAIN_ID } from './SkipLink.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** The one `main` of a screen. `title` names the tab of the browser. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={c.page}>
      {children}
    </main>
  );
}

export const PageTitle = ({ children }: { children: ReactNode }) => <h1 className={c.title}>{children}</h1>;

/** The muted line under a page title: what the page found. It is said to those who listen when it changes. */
export const PageLine = ({ children }: { children: ReactNode }) => (
  <p className={c.sub} role="status">
    {children}
  </p>
);
