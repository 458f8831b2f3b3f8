import type { OpenProvision } from '../../schemas.ts';
import { DeadlinesTab } from '../beside/DeadlinesTab.tsx';
import { PROPOSED, Proposals } from '../beside/Proposals.tsx';
import { RulesTab } from '../beside/RulesTab.tsx';
import { UpcomingTab } from '../beside/UpcomingTab.tsx';
import type { BesideState, WriteBeside } from '../beside/useBeside.ts';
import type { Tab } from './tabs.ts';
import type { ProvisionDesk } from './useProvisionDesk.ts';

interface Props {
  open: OpenProvision;
  desk: ProvisionDesk;
  tab: Tab;
  beside: BesideState;
  write: WriteBeside;
  /** The upcoming change that the address asks for. */
  askedChange: string | null;
  onRollIn: (changeId: string) => void;
}

/** What stands beside the text under a tab of its own, with what waits there for a second reader. */
export const BesidePart = ({ open, desk, tab, beside, write, askedChange, onRollIn }: Props) => (
  <>
    {PROPOSED[tab] && <Proposals kinds={PROPOSED[tab]} proposals={beside.proposals} write={write} />}
    {tab === 'rules' && (
      <RulesTab
        provisionId={open.id}
        jurisdiction={open.jurisdiction}
        rules={beside.rules}
        instruments={[...desk.instruments, ...beside.instruments]}
        write={write}
      />
    )}
    {tab === 'upcoming' && (
      <UpcomingTab
        upcoming={beside.upcoming}
        open={open}
        asked={askedChange}
        write={write}
        onRollIn={onRollIn}
      />
    )}
    {tab === 'deadlines' && <DeadlinesTab provisionId={open.id} deadlines={beside.deadlines} write={write} />}
  </>
);
