import { ActionIcon } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { type ComponentProps, useRef, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { lazyPopup } from '../../../../ui/overlay/late/lazyPopup.tsx';

interface HelpMenuProps {
  /** Begins all tours again and goes where the first is. */
  onRestartTours: () => void;
}

interface PopupProps extends HelpMenuProps {
  /** The name of the video that was watched last, whose row has the focus when the popup opens again. */
  last: string | null;
  onPlay: (name: string) => void;
}

function HelpTarget({
  onRestartTours: _,
  last: _last,
  onPlay: _onPlay,
  ...rest
}: PopupProps & Omit<ComponentProps<'button'>, keyof PopupProps>) {
  return (
    <ActionIcon size={36} aria-label={t('Help')} title={t('Help')} data-tour="help" {...rest}>
      <IconHelpCircle size={19} stroke={1.7} />
    </ActionIcon>
  );
}

const HelpPopup = lazyPopup<PopupProps>(
  { role: 'dialog', width: 376, label: () => t('Help') },
  HelpTarget,
  () => import('./HelpMenuItems.tsx'),
);

const VideoDialog = lazyOverlay(() => import('../videos/VideoDialog.tsx'));

/** Until the dialog has given the focus back. */
const AFTER_DIALOG_MS = 200;

/** The help menu of the header (specification 2.5). A video that is closed leads back to its row. */
export function HelpMenu({ onRestartTours }: HelpMenuProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [name, setName] = useState<string | null>(null);
  const [last, setLast] = useState<string | null>(null);
  const play = (chosen: string): void => {
    setName(chosen);
    setLast(chosen);
  };
  const close = (): void => {
    setName(null);
    setTimeout(() => {
      box.current?.querySelector('button')?.click();
      setTimeout(() => setLast(null), AFTER_DIALOG_MS);
    }, AFTER_DIALOG_MS);
  };
  return (
    <span ref={box}>
      <HelpPopup onRestartTours={onRestartTours} last={last} onPlay={play} />
      <VideoDialog opened={name !== null} onClose={close} name={last} onChoose={play} />
    </span>
  );
}
