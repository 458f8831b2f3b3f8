import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { toast } from '../../../../ui/toasts/toasts.ts';
import type { OpenProvision } from '../../schemas.ts';
import type { ProvisionDialog } from './ProvisionDialogs.tsx';
import type { ProvisionDesk } from './useProvisionDesk.ts';

/** The way of a draft to its readers: the dialog that is open, and the merge with what somebody else published meanwhile. */
export function useGoingOut(open: OpenProvision, desk: ProvisionDesk, revision: number | null) {
  const [dialog, setDialog] = useState<ProvisionDialog | null>(null);
  const [isMerging, setMerging] = useState(false);
  const { keeper, kept, isDraft } = desk;
  const isStale = kept.version > 0 && kept.baseRevision !== Math.max(open.revision, revision ?? 0);
  const publish = () => {
    if (!isDraft) return;
    // What somebody else published meanwhile is merged first.
    if (isStale) return setMerging(true);
    void keeper.flush().then((isKept) => {
      if (isKept) setDialog('publish');
      else toast.warning({ lead: t('The draft is not saved yet.'), detail: t('Publish it once it is.') });
    });
  };
  return { dialog, setDialog, isMerging, setMerging, isStale, publish };
}
