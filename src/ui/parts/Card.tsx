import type { ReactNode } from 'react';
import c from './Card.module.css';

interface Props {
  title: string;
  /** What it is about, muted, below the title. */
  line?: ReactNode;
  /** Of the heading: 3 where cards stand below a heading of their own. */
  level?: 2 | 3;
  /** Where links lead. */
  id?: string;
  children: ReactNode;
}

/** A part of a page with an edge and a heading of its own; one below the other they make a page of settings. */
export function Card({ title, line, level = 2, id, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <section className={c.card} id={id}>
      <Heading className={c.title}>{title}</Heading>
      {line && <p className={c.line}>{line}</p>}
      {children}
    </section>
  );
}
