import type { CopiedText } from '../../../../ui/hooks/copyText.ts';
import type { Provision } from '../../contract.ts';

/** The policy language of a provision as it goes to the clipboard. */
export const policyText = ({ policy, textPolicy }: Pick<Provision, 'policy' | 'textPolicy'>): CopiedText => ({
  html: policy ?? '',
  plain: textPolicy ?? '',
});
