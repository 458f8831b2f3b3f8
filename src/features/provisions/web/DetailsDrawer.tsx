import { t } from '../../../shared/text.ts';
import { SideDrawer } from '../../../ui/drawer/SideDrawer.tsx';
import { UpcomingChangeDetails } from '../../legislation/web/UpcomingChangeDetails.tsx';
import type { Details } from './detailsContext.ts';
import { SpecialRuleDetails } from './SpecialRuleDetails.tsx';

const titleOf = (details: Details): string => {
  if (details.kind === 'change') return t('Bill Details');
  return details.rule.type === 'Exemption' ? t('Exemption Details') : t('Special Rule Details');
};

interface Props {
  /** What to show. While the drawer closes, what it showed stays. */
  details: Details | null;
  opened: boolean;
  onClose: () => void;
}

/** The drawer beside a provision list. */
export function DetailsDrawer({ details, opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title={details ? titleOf(details) : ''}>
      {details?.kind === 'change' && <UpcomingChangeDetails change={details.change} />}
      {details?.kind === 'rule' && <SpecialRuleDetails rule={details.rule} />}
    </SideDrawer>
  );
}
