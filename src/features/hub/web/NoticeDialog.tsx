import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Dialog } from '../../../ui/overlay/dialog/Dialog.tsx';
import { Prose } from '../../../ui/parts/Prose.tsx';
import type { Notice } from '../contract.ts';
import c from './NoticeDialog.module.css';

interface Props {
  opened: boolean;
  /** Closed without having been read. */
  onClose: () => void;
  notice: Notice | null;
  /** Read, and whether the reader wants it never again. */
  onDismiss: (never: boolean) => void;
}

/** What a reader must know before reading an area or a topic (specification 2.7). */
function NoticeDialog({ opened, notice, onDismiss }: Props) {
  // The words stay while the dialog fades out.
  const [shown, setShown] = useState(notice);
  const [never, setNever] = useState(false);
  if (notice && notice !== shown) {
    setShown(notice);
    setNever(false);
  }
  if (!shown) return null;
  return (
    <Dialog opened={opened} onClose={() => onDismiss(never)} title={shown.title} width={520}>
      <Prose html={shown.html} plain />
      <div className={c.foot}>
        <Checkbox
          label={t("Don't show this again")}
          checked={never}
          onChange={(event) => setNever(event.currentTarget.checked)}
        />
        <Button onClick={() => onDismiss(never)} data-autofocus>
          {t('Ok')}
        </Button>
      </div>
    </Dialog>
  );
}

export { NoticeDialog as Component };
