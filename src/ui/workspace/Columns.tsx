import { VisuallyHidden } from '@mantine/core';
import type { CSSProperties, ReactNode } from 'react';
import { MAIN_ID } from '../shell/SkipLink.tsx';
import { usePageTitle } from '../shell/usePageTitle.ts';
import c from './Columns.module.css';

interface ColumnsProps {
  /** Names the tab of the browser. */
  title: string;
  children: ReactNode;
}

/** The frame of a staff screen: columns under the header that scroll on their own, the page never. The one `main` of the screen. */
export function Columns({ title, children }: ColumnsProps) {
  usePageTitle(title);
  return (
    <main id={MAIN_ID} tabIndex={-1} className={c.columns}>
      {children}
    </main>
  );
}

interface ColumnProps {
  /** What those who listen hear when they come to it. */
  label: string;
  /** In pixels; without it the column takes what the others leave. */
  width?: number;
  /** In pixels, below 1400 px; the same width when left out. */
  narrow?: number;
  sunken?: boolean;
  /** Nothing is open in it yet: on a phone the list before it has the screen to itself. */
  isIdle?: boolean;
  children: ReactNode;
}

/** One column: a head and a foot that stay, and a body between them that scrolls (`ColumnBody`). */
export function Column({ label, width, narrow, sunken, isIdle, children }: ColumnProps) {
  const style = width
    ? ({ '--width': `${width}px`, '--narrow': `${narrow ?? width}px` } as CSSProperties)
    : {};
  return (
    <section
      aria-label={label}
      className={[c.column, width ? c.fixed : c.fluid, sunken ? c.sunken : ''].join(' ')}
      style={style}
      data-idle={isIdle || undefined}
    >
      {children}
    </section>
  );
}

interface PartProps {
  /** With the column's padding of 24. */
  padded?: boolean;
  children: ReactNode;
}

/** What stays at the top of a column. */
export const ColumnHead = ({ padded, children }: PartProps) => (
  <div className={`${c.head} ${padded ? c.padded : ''}`}>{children}</div>
);

/** What scrolls. */
export const ColumnBody = ({ padded, children }: PartProps) => (
  <div className={`${c.body} ${padded ? c.padded : ''}`}>{children}</div>
);

/** What stays at the bottom of a column: counts, and the keys that work here. */
export const ColumnFoot = ({ children }: { children: ReactNode }) => <div className={c.foot}>{children}</div>;

interface DetailHeadProps {
  /** Where the thing open stands: "Employment Standards › Wages and Payment". */
  path?: ReactNode;
  title: string;
  /** The title stands in a field below already, and is there for screen readers alone. */
  isTitleHidden?: boolean;
  /** What is to be said of it, below its name. */
  line?: ReactNode;
  /** Tags and states beside the title. */
  tags?: ReactNode;
  /** Tags and states above the title. */
  above?: ReactNode;
  /** What can be done stands below the names: for a column that has no room beside them. */
  isStacked?: boolean;
  /** What can be done with it, at the right. */
  children?: ReactNode;
}

/** The head of the thing that is open: its path, its name, its state, and its actions. */
export const DetailHead = ({
  path,
  title,
  isTitleHidden,
  line,
  tags,
  above,
  isStacked,
  children,
}: DetailHeadProps) => (
  <header className={c.detail} data-stacked={isStacked || undefined}>
    <div className={c.names}>
      {path && <p className={c.path}>{path}</p>}
      {above && <div className={c.above}>{above}</div>}
      <div className={c.titleRow}>
        {isTitleHidden ? (
          <VisuallyHidden component="h1">{title}</VisuallyHidden>
        ) : (
          <h1 className={c.title}>{title}</h1>
        )}
        {tags}
      </div>
      {line && <p className={c.path}>{line}</p>}
    </div>
    <div className={c.actions}>{children}</div>
  </header>
);

/** A heading inside a pane, with what belongs beside it at the right. */
export const PaneHeading = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={c.paneHeading}>
    <h2>{title}</h2>
    {children}
  </div>
);

interface ColumnEmptyProps {
  title: string;
  text?: string;
  /** It is what the page is about while nothing is open. */
  isMain?: boolean;
}

/** Nothing stands in this column: "Nothing to do here.", and when it was last looked at. */
export const ColumnEmpty = ({ title, text, isMain }: ColumnEmptyProps) => (
  <div className={c.empty}>
    {isMain ? <h1>{title}</h1> : <p>{title}</p>}
    {text && <span>{text}</span>}
  </div>
);
