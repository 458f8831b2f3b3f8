import { t } from '../../../../../shared/text.ts';
import type { Provision } from '../../../contract.ts';
import type { Subject } from '../api.ts';
import { CompareDialogFrame, useKept } from '../CompareDialogFrame.tsx';
import { JurisdictionsContent } from './JurisdictionsContent.tsx';

export interface CompareJurisdictionsProps {
  opened: boolean;
  onClose: () => void;
  /** Another number for every opening. */
  visit: number;
  request: { provision: Provision; subject: Subject } | null;
}

/** Compare Jurisdictions (specification 2.9): the base text beside the redlines of other jurisdictions. */
function CompareJurisdictions({ opened, onClose, visit, request }: CompareJurisdictionsProps) {
  const kept = useKept(request);
  return (
    <CompareDialogFrame opened={opened} onClose={onClose} title={t('Compare Jurisdictions')}>
      {kept && <JurisdictionsContent key={visit} {...kept} />}
    </CompareDialogFrame>
  );
}

export { CompareJurisdictions as Component };
