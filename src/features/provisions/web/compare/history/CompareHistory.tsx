import { t } from '../../../../../shared/text.ts';
import type { Provision } from '../../../contract.ts';
import { CompareDialogFrame, useKept } from '../CompareDialogFrame.tsx';
import { HistoryContent } from './HistoryContent.tsx';

export interface CompareHistoryProps {
  opened: boolean;
  onClose: () => void;
  /** Another number for every opening. */
  visit: number;
  provision: Provision | null;
}

/** Compare Provision History (specification 2.9): an earlier text beside the current one, and the way through all of them. */
function CompareHistory({ opened, onClose, visit, provision }: CompareHistoryProps) {
  const kept = useKept(provision);
  return (
    <CompareDialogFrame opened={opened} onClose={onClose} title={t('Compare Provision History')}>
      {kept && <HistoryContent key={visit} provision={kept} onClose={onClose} />}
    </CompareDialogFrame>
  );
}

export { CompareHistory as Component };
