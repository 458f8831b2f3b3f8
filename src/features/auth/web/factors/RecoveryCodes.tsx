import { Button } from '@mantine/core';
import { t } from '../../../../shared/text.ts';
import { useCopied } from '../../../../ui/hooks/useCopied.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import c from './Factors.module.css';

interface Props {
  /** Null shows nothing. */
  codes: readonly string[] | null;
  onClose: () => void;
}

/** The recovery codes, the one time that they are shown. */
export function RecoveryCodes({ codes, onClose }: Props) {
  const { isCopied, copy } = useCopied();
  const plain = codes?.join('\n') ?? '';
  return (
    <Dialog
      opened={codes !== null}
      onClose={onClose}
      closeOnClickOutside={false}
      title={t('Your recovery codes')}
      width={440}
    >
      <div className={c.body}>
        <p>
          {t(
            'Each of them signs you in once when your device is lost. Keep them where you keep your passwords: they are not shown again.',
          )}
        </p>
        <ul className={c.codes}>
          {codes?.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className={c.actions}>
          <Button onClick={onClose}>{t('I have kept them')}</Button>
          <Button variant="default" onClick={() => copy({ html: `<pre>${plain}</pre>`, plain })}>
            {isCopied ? t('Copied') : t('Copy')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
