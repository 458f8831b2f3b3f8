import type { TablerIcon } from '@tabler/icons-react';
import { IconAction } from '../../../../ui/parts/IconAction.tsx';
import type { Provision } from '../../contract.ts';
import c from './ProvisionEntry.module.css';

interface Props {
  provision: Provision;
  label: string;
  Icon: TablerIcon;
  onClick: () => void;
}

/** An action as an icon at the head of an entry, with the browser's own tooltip; on a phone it stands in the menu. */
export const HeadAction = ({ provision, label, Icon, onClick }: Props) => (
  <IconAction
    className={c.headAction}
    aria-label={`${label}: ${provision.jurisdictionName}`}
    title={label}
    onClick={onClick}
  >
    <Icon size={18} stroke={1.7} aria-hidden />
  </IconAction>
);
