import type { ReactNode } from 'react';
import c from './Page.module.css';
import { MAIN_ID } from './SkipLink.tsx';
import { usePageTitle } from './usePageTitle.ts';

/** What stands below the head of a page. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={c.body}>{children}</div>;

interface Props {
  /** Names the tab of the browser. */
  title: string;
  /** Settings and lists read better in a column; `middle` holds a table of many columns. */
  width?: 'narrow' | 'middle';
  children: ReactNode;
}

/** The one `main` of a screen. */
export function Page({ title, width, children }: Props) {
  usePageTitle(title);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={c.page} data-width={width}>
      {children}
    </main>
  );
}

export const PageTitle = ({ children }: { children: ReactNode }) => <h1 className={c.title}>{children}</h1>;

interface HeadProps {
  title: string;
  /** The muted line below it; empty while it is not known. */
  line: string | undefined;
  /** What can be done with the page as a whole, at the right or, on narrow screens, below. */
  children?: ReactNode;
}

/** The title of a page with its line, and the actions of the page beside them. */
export const PageHead = ({ title, line, children }: HeadProps) => (
  <div className={c.head}>
    <div>
      <PageTitle>{title}</PageTitle>
      <PageLine>{line ?? '\u00a0'}</PageLine>
    </div>
    {children && (
      <div className={c.actions} data-chrome>
        {children}
      </div>
    )}
  </div>
);

/** The muted line under a page title: what the page found. It is said to those who listen when it changes. */
export const PageLine = ({ children }: { children: ReactNode }) => (
  <p className={c.sub} role="status">
    {children}
  </p>
);
