import { Modal, type ModalRootProps } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/text.ts';
import { useScrollLock } from '../useScrollLock.ts';
import c from './Dialog.module.css';

interface Props extends Pick<ModalRootProps, 'closeOnClickOutside' | 'zIndex'> {
  opened: boolean;
  onClose: () => void;
  title: string;
  /** Beside the title, in a quieter voice. */
  line?: string;
  /** In pixels; 440 for a confirmation. */
  width?: number;
  children: ReactNode;
}

const FIELD =
  'input:not([type=hidden], [type=checkbox], [type=radio], :disabled, [readonly]), textarea:not(:disabled), select:not(:disabled)';

/** A dialog that asks for something begins at its first field, unless it says itself where it begins. */
function preferFirstField(body: HTMLElement | null): void {
  if (!body || body.querySelector('[data-autofocus]')) return;
  body.querySelector(FIELD)?.setAttribute('data-autofocus', '');
}

/** Gives the focus back to whatever had it when a dialog is taken away while it is open, which the library does not see. */
function useFocusGivenBack(opened: boolean): void {
  const [before] = useState(() => document.activeElement);
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
  }, [opened]);
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isOpen.current && isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
    },
    [before],
  );
}

/** A dialog in the middle of the page. Returns the focus when it closes. */
export function Dialog({ opened, onClose, title, line, width = 440, children, ...rest }: Props) {
  useFocusGivenBack(opened);
  useScrollLock(opened);
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      radius="lg"
      transitionProps={{ duration: 140 }}
      lockScroll={false}
      {...rest}
    >
      <Modal.Overlay color="#1b1916" backgroundOpacity={0.5} />
      <Modal.Content>
        <div className={c.head}>
          <Modal.Title className={c.title}>{title}</Modal.Title>
          {line && <p className={c.line}>{line}</p>}
          <Modal.CloseButton aria-label={t('Close')} size={36} />
        </div>
        <Modal.Body className={c.body} ref={preferFirstField}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
