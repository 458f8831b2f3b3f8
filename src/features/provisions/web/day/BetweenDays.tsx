import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { LinkButton } from '../../../../ui/parts/LinkButton.tsx';
import type { BetweenDaysProps } from './BetweenDaysDialog.tsx';

const BetweenDaysDialog = lazyOverlay(() => import('./BetweenDaysDialog.tsx'));

/** The way to what changed between two days in a topic or a report. */
export function BetweenDays(props: Omit<BetweenDaysProps, 'opened' | 'onClose'>) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setOpened(true)} aria-haspopup="dialog" data-chrome>
        {t('What changed between two days')}
      </LinkButton>
      <BetweenDaysDialog {...props} opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
