import type { Provision } from '../../contract.ts';
import { CompareActions } from '../compare/CompareActions.tsx';
import { PolicyCopy } from '../details/PolicyCopy.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { useListSetting } from './entryExtras.ts';
import { HeadAction } from './HeadAction.tsx';
import c from './ProvisionEntry.module.css';

/** What can be done with an entry: the most used as icons, all else in the menu (specification 2.8). */
export function EntryActions({ provision }: { provision: Provision }) {
  const { view, extras } = useListSetting();
  const added = extras.actions?.(provision).filter(({ atHead }) => atHead) ?? [];
  return (
    <div className={c.actions} data-chrome>
      {view === 'policies' && provision.policy && <PolicyCopy provision={provision} />}
      <CompareActions provision={provision} />
      {added.map(({ label, Icon, onClick }) => (
        <HeadAction key={label} provision={provision} label={label} Icon={Icon} onClick={onClick} />
      ))}
      <EntryMenu provision={provision} />
    </div>
  );
}
