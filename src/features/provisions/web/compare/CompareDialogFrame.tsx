import { Modal } from '@mantine/core';
import { type KeyboardEventHandler, type ReactNode, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { useScrollLock } from '../../../../ui/overlay/useScrollLock.ts';
import c from './CompareDialogFrame.module.css';

export interface CompareDialogFrameProps {
  opened: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A wide dialog with a fixed head and foot, which its content brings; the whole screen below lg. Returns the focus when it closes. */
export function CompareDialogFrame({ opened, onClose, title, children }: CompareDialogFrameProps) {
  useScrollLock(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={1200}
      radius="lg"
      shadow="xl"
      transitionProps={{ duration: 160 }}
      lockScroll={false}
      classNames={{ inner: c.inner, content: c.content }}
    >
      <Modal.Overlay color="#1b1916" backgroundOpacity={0.5} />
      <Modal.Content>
        <Modal.CloseButton className={c.close} aria-label={t('Close')} size={36} iconSize={20} />
        <Modal.Title className={c.title}>{title}</Modal.Title>
        {children}
      </Modal.Content>
    </Modal.Root>
  );
}

interface PartsProps {
  /** What is compared, under the title. */
  subtitle: string;
  tools?: ReactNode;
  foot?: ReactNode;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** The parts of a comparison dialog from the line under the title down. */
export function CompareDialogParts({ subtitle, tools, foot, onKeyDown, children }: PartsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts beside buttons that do the same
    <div className={c.parts} onKeyDown={onKeyDown}>
      <div className={c.head}>
        <p className={c.subtitle}>{subtitle}</p>
        {tools}
      </div>
      <div className={c.middle}>{children}</div>
      {foot && <div className={c.foot}>{foot}</div>}
    </div>
  );
}

/** Keeps what a dialog was opened for while it closes. */
export function useKept<T>(value: T | null): T | null {
  const [kept, setKept] = useState(value);
  if (value !== null && value !== kept) setKept(value);
  return value ?? kept;
}
