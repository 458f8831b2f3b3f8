import { Modal } from '@mantine/core';
import { t } from '../../shared/text.ts';
import c from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The keys that work on every screen. */
export function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  const keys = [
    ['/', t('Go to the search or filter field')],
    ['?', t('Show these shortcuts')],
    ['Esc', t('Close a dialog, drawer or menu')],
    ['Tab', t('Move to the next control')],
  ] as const;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('Keyboard shortcuts')}
      size={440}
      centered
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <dl className={c.list}>
        {keys.map(([key, does]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>{does}</dt>
            <dd>
              <kbd className={c.key}>{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
