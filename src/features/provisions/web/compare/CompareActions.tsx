import { IconArrowsDiff, IconHistory } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { Provision } from '../../contract.ts';
import { useListSetting } from '../entry/entryExtras.ts';
import { HeadAction } from '../entry/HeadAction.tsx';
import { useOpenComparison } from './compareContext.ts';

/** What may be compared from an entry, and what does it (specification 2.8, 6); among policies that is the policy language. */
export function useCompareActions(provision: Provision) {
  const { may } = useCurrentUser();
  const { view } = useListSetting();
  const open = useOpenComparison();
  const isPolicy = view === 'policies';
  return [
    (isPolicy ? may.comparePolicies : may.compareJurisdictions) && {
      label: t('Compare Jurisdictions'),
      Icon: IconArrowsDiff,
      onClick: () => open({ kind: 'jurisdictions', provision, subject: isPolicy ? 'policy' : 'text' }),
    },
    provision.hasVersions && {
      label: t('Compare to Previous Versions'),
      Icon: IconHistory,
      onClick: () => open({ kind: 'history', provision }),
    },
  ].filter((action) => action !== false);
}

/** The comparisons as icons; on a phone they stand in the menu of the entry. */
export function CompareActions({ provision }: { provision: Provision }) {
  return useCompareActions(provision).map((action) => (
    <HeadAction key={action.label} provision={provision} {...action} />
  ));
}
