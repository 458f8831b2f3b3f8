import type { ReactNode } from 'react';
import c from './Tag.module.css';

export type Tone = 'amber' | 'teal' | 'green' | 'red' | 'harbour' | 'grey';

interface Props {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
}

/** A short mark beside a title. Its icon and its words say what the colour says. */
export function Tag({ tone = 'grey', icon, children }: Props) {
  return (
    <span className={`${c.tag} ${c[tone]}`}>
      {icon}
      {children}
    </span>
  );
}
