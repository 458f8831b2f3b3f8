import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../../shared/text.ts';
import c from './Dialog.module.css';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: string;
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

/** A dialog in the middle of the page. Returns the focus when it closes. */
export function Dialog({ opened, onClose, title, width = 440, children }: Props) {
  return (
    <Modal.Root
      opened={opened}
      onClose={onClose}
      size={width}
      centered
      radius="lg"
      transitionProps={{ duration: 140 }}
    >
      <Modal.Overlay color="#1b1916" backgroundOpacity={0.5} />
      <Modal.Content>
        <div className={c.head}>
          <Modal.Title className={c.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={t('Close')} size={36} />
        </div>
        <Modal.Body className={c.body} ref={preferFirstField}>
          {children}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}
