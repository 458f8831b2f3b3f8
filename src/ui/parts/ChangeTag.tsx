import { IconBell, IconCheck, IconClockHour4 } from '@tabler/icons-react';
import { t } from '../../shared/text.ts';
import { Tag } from './Tag.tsx';

export type Change = 'Upcoming Amendment' | 'Amendment In Force' | 'Deadline' | 'Note' | 'In Force';

/** The kind of an update or a reminder: amber for what is coming, teal for what is in force. */
export function ChangeTag({ type }: { type: Change }) {
  if (type === 'Note') {
    return (
      <Tag tone="grey" icon={<IconBell size={13} stroke={2} aria-hidden />}>
        {t(type)}
      </Tag>
    );
  }
  const inForce = type === 'Amendment In Force';
  const Icon = inForce ? IconCheck : IconClockHour4;
  return (
    <Tag tone={inForce ? 'teal' : 'amber'} icon={<Icon size={13} stroke={2.2} aria-hidden />}>
      {t(type)}
    </Tag>
  );
}
