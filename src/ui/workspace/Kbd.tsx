import { IconArrowBigUp, IconArrowLeft, IconArrowRight, IconCornerDownLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../shared/text.ts';
import c from './Kbd.module.css';

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The name of the key that commands begin with on this computer: ⌘, or Ctrl. */
export const modKey = (): string => (isMac() ? '⌘' : 'Ctrl');

/** Keys that are drawn: no font of ours has their signs. */
export const EnterKey = () => <IconCornerDownLeft size={11} aria-label={t('Enter')} />;
export const ShiftKey = () => <IconArrowBigUp size={11} aria-label={t('Shift')} />;
export const LeftKey = () => <IconArrowLeft size={11} aria-label={t('Left')} />;
export const RightKey = () => <IconArrowRight size={11} aria-label={t('Right')} />;

/** A key, on the button it presses or in the foot of a column. */
export const Kbd = ({ children }: { children: ReactNode }) => <kbd className={c.kbd}>{children}</kbd>;

const DRAWN: Record<string, () => ReactNode> = { Enter: () => <EnterKey />, Shift: () => <ShiftKey /> };

interface Hint {
  keys: readonly string[];
  /** What they do: "move". */
  does: string;
}

/** The keys that work in a column: `J` `K` move. For its foot. */
export const KeyHints = ({ hints }: { hints: readonly Hint[] }) => (
  <span className={c.hints} data-keys>
    {hints.map(({ keys, does }) => (
      <span key={does}>
        {keys.map((key) => (
          <Kbd key={key}>{DRAWN[key]?.() ?? key}</Kbd>
        ))}{' '}
        {does}
      </span>
    ))}
  </span>
);
