import {
  IconCircleCheckFilled,
  IconCircleDashed,
  IconCircleHalf2,
  IconClockExclamation,
  IconEyeOff,
  IconHelpCircle,
} from '@tabler/icons-react';
import type { Mark } from '../../schemas.ts';
import c from './MarkIcon.module.css';
import { markWords } from './markWords.ts';

const ICONS = {
  published: IconCircleCheckFilled,
  draft: IconCircleHalf2,
  unconfirmed: IconHelpCircle,
  reviewDue: IconClockExclamation,
  unpublished: IconEyeOff,
  empty: IconCircleDashed,
  none: IconCircleDashed,
} as const;

/** How a provision stands, as a shape of its own. `quiet` where the words stand beside it. */
export function MarkIcon({ mark, quiet }: { mark: Mark; quiet?: boolean }) {
  const Icon = ICONS[mark];
  return (
    <span className={c[mark]} title={quiet ? undefined : markWords(mark)}>
      <Icon
        size={14}
        stroke={2}
        role={quiet ? undefined : 'img'}
        aria-label={quiet ? undefined : markWords(mark)}
        aria-hidden={quiet}
      />
    </span>
  );
}
