import { t } from '../../shared/text.ts';
import { Dialog } from '../overlay/dialog/Dialog.tsx';
import c from './ShortcutsDialog.module.css';

export interface ShortcutsDialogProps {
  opened: boolean;
  onClose: () => void;
}

/** The keys that work on every screen. */
function ShortcutsDialog({ opened, onClose }: ShortcutsDialogProps) {
  const keys = [
    ['/', t('Go to the search or filter field')],
    ['?', t('Show these shortcuts')],
    ['Esc', t('Close a dialog, drawer or menu')],
    ['Tab', t('Move to the next control')],
  ] as const;
  return (
    <Dialog opened={opened} onClose={onClose} title={t('Keyboard shortcuts')}>
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
    </Dialog>
  );
}

export { ShortcutsDialog as Component };
