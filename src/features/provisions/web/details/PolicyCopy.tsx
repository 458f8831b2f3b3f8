import { IconCheck, IconCopy } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { useCopied } from '../../../../ui/hooks/useCopied.ts';
import { IconAction } from '../../../../ui/parts/IconAction.tsx';
import type { Provision } from '../../contract.ts';
import c from '../entry/ProvisionEntry.module.css';
import { policyText } from './policyText.ts';

/** Copies the policy language with its formatting and as plain text; a tick stands for three seconds. */
export function PolicyCopy({ provision }: { provision: Provision }) {
  const { isCopied, copy } = useCopied();
  const Icon = isCopied ? IconCheck : IconCopy;
  const label = isCopied ? t('Copied') : t('Copy');
  return (
    <IconAction
      className={c.copy}
      aria-label={`${label}: ${provision.jurisdictionName}`}
      title={t('Copy')}
      data-copied={isCopied || undefined}
      onClick={() => copy(policyText(provision))}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
    </IconAction>
  );
}
