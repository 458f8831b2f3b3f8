import { IconArrowsDiff, IconHistory } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { useCurrentUser } from '../../../auth/web/currentUser.ts';
import type { Provision } from '../../contract.ts';
import c from './CompareActions.module.css';
import { useOpenComparison } from './compareContext.ts';

/** What may be compared from an entry, and what does it (specification 2.8, 6). */
export function useCompareActions(provision: Provision) {
  const { may } = useCurrentUser();
  const open = useOpenComparison();
  return [
    may.compareJurisdictions && {
      label: t('Compare Jurisdictions'),
      Icon: IconArrowsDiff,
      onClick: () => open({ kind: 'jurisdictions', provision, subject: 'text' }),
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
  return useCompareActions(provision).map(({ label, Icon, onClick }) => (
    <button
      key={label}
      type="button"
      className={c.action}
      aria-label={`${label}: ${provision.jurisdictionName}`}
      title={label}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.7} aria-hidden />
    </button>
  ));
}
