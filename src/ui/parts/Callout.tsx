import { IconAlertTriangle, IconClockHour4, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import c from './Callout.module.css';

const ICONS = {
  amber: IconClockHour4,
  red: IconAlertTriangle,
  teal: IconInfoCircle,
  grey: IconInfoCircle,
} as const;

interface Props {
  /** Amber: what is coming. Red: a warning. Teal: policy language and tips. Grey: a note. */
  tone: keyof typeof ICONS;
  action?: ReactNode;
  children: ReactNode;
}

export function Callout({ tone, action, children }: Props) {
  const Icon = ICONS[tone];
  return (
    <div className={`${c.callout} ${c[tone]}`} role="note">
      <Icon size={18} stroke={1.8} aria-hidden />
      <div>{children}</div>
      {action}
    </div>
  );
}
