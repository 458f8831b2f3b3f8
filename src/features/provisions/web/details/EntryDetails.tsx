import { t } from '../../../../shared/text.ts';
import { SideDrawer } from '../../../../ui/overlay/drawer/SideDrawer.tsx';
import { lazyOverlay } from '../../../../ui/overlay/late/lazyOverlay.tsx';
import { UpcomingChangeDetails } from '../../../legislation/web/UpcomingChangeDetails.tsx';
import type { Details } from './detailsContext.ts';
import { SpecialRuleDetails } from './SpecialRuleDetails.tsx';

const PolicyDetails = lazyOverlay(() => import('./PolicyDetails.tsx'));

const titleOf = (details: Details | null): string => {
  if (details?.kind === 'change') return t('Bill Details');
  if (details?.kind === 'rule') {
    return details.rule.type === 'Exemption' ? t('Exemption Details') : t('Special Rule Details');
  }
  return '';
};

interface Props {
  /** What to show. While the drawer closes, what it showed stays. */
  details: Details | null;
  opened: boolean;
  onClose: () => void;
}

/** The drawer beside a provision list, and the dialog over it. */
export function EntryDetails({ details, opened, onClose }: Props) {
  const isPolicy = details?.kind === 'policy';
  return (
    <>
      <SideDrawer opened={opened && !isPolicy} onClose={onClose} title={titleOf(details)}>
        {details?.kind === 'change' && <UpcomingChangeDetails change={details.change} />}
        {details?.kind === 'rule' && <SpecialRuleDetails rule={details.rule} />}
      </SideDrawer>
      {isPolicy && <PolicyDetails opened={opened} onClose={onClose} provision={details.provision} />}
    </>
  );
}
