import { ActionIcon } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { t } from '../../shared/text.ts';
import c from './BackToTop.module.css';
import { MAIN_ID } from './SkipLink.tsx';
import { scrollToTop } from './scrollToTop.ts';

/** So many windows down, the way back is long. */
const FAR_WINDOWS = 1.5;

/**
 * Looked at when the page scrolls, and remembered: to ask where it is at every drawing would have the browser lay the page out in
 * the middle of it.
 */
let isFar = false;
const onScroll = (listener: () => void) => {
  const look = (): void => {
    isFar = window.scrollY > FAR_WINDOWS * window.innerHeight;
    listener();
  };
  window.addEventListener('scroll', look, { passive: true });
  return () => window.removeEventListener('scroll', look);
};

/** The way back to the top of a long page. */
export function BackToTop() {
  const isShown = useSyncExternalStore(onScroll, () => isFar);
  if (!isShown) return null;
  const goUp = () => {
    scrollToTop();
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
  };
  return (
    <ActionIcon
      className={c.button}
      variant="default"
      size={40}
      radius="xl"
      title={t('Back to top')}
      aria-label={t('Back to top')}
      onClick={goUp}
      data-chrome
    >
      <IconArrowUp size={18} stroke={1.7} />
    </ActionIcon>
  );
}
