import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { useCopied } from '../../../../ui/hooks/useCopied.ts';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import type { Provision } from '../../contract.ts';
import c from './PolicyDetails.module.css';
import { policyText } from './policyText.ts';

export interface PolicyDetailsProps {
  opened: boolean;
  onClose: () => void;
  /** While the dialog closes, what it showed stays. */
  provision: Provision;
}

/** The policy language of a provision, to read and to copy (specification 2.8). */
function PolicyDetails({ opened, onClose, provision }: PolicyDetailsProps) {
  const { isCopied, copy } = useCopied();
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      width={760}
      title={t('Policy language: {{jurisdiction}}', { jurisdiction: provision.jurisdictionName })}
    >
      <div className={c.top}>
        <span>{provision.provisionGroup.name}</span>
        <Button
          variant="default"
          size="xs"
          leftSection={isCopied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
          onClick={() => copy(policyText(provision))}
        >
          {isCopied ? t('Copied') : t('Copy')}
        </Button>
      </div>
      <Prose html={provision.policy ?? ''} />
    </Dialog>
  );
}

export { PolicyDetails as Component };
