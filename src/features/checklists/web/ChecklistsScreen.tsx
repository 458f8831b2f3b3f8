import { useState } from 'react';
import { t } from '../../../shared/text.ts';
import { Page, PageHead } from '../../../ui/shell/Page.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import { Checklist } from './Checklist.tsx';
import { ChecklistFilters } from './ChecklistFilters.tsx';
import { ChecklistProgress } from './ChecklistProgress.tsx';
import c from './Checklists.module.css';
import { HeadActions } from './HeadActions.tsx';
import { MyRequirements } from './MyRequirements.tsx';
import { type Chosen, useChecklist } from './useChecklist.ts';
import { type ChecklistChoice, useChecklistChoice } from './useChecklistChoice.ts';
import { useLiveChecklists } from './useLiveChecklists.ts';

/** In place of the list while no jurisdiction is chosen, and where there is none to choose. */
function NoChecklist({ choice }: { choice: ChecklistChoice }) {
  const hasNone = choice.available.length === 0;
  return (
    <div className={c.body}>
      <div className={c.card}>
        {!hasNone && <ChecklistFilters choice={choice} counts={null} />}
        <Empty
          title={
            hasNone
              ? t('Checklists are currently unavailable for your jurisdiction.')
              : t('Select a province to see your Checklist.')
          }
        />
      </div>
    </div>
  );
}

interface HeadProgressProps {
  choice: Chosen;
  isOpen: boolean;
  onToggle: () => void;
}

function HeadProgress({ choice, isOpen, onToggle }: HeadProgressProps) {
  const { data, error } = useChecklist(choice);
  // It stands before the list is there: nothing else of the page moves when that comes.
  if (data ? data.length === 0 : error) return null;
  return <ChecklistProgress list={data ?? null} isOpen={isOpen} onToggle={onToggle} />;
}

/** /m/checklists: what an employer has to have done, and how far the organisation is with it (specification 2.12). */
function ChecklistsScreen() {
  const { account } = useCurrentUser();
  const choice = useChecklistChoice();
  const [showsProgress, setShowsProgress] = useState(false);
  const { jurisdiction } = choice;
  const chosen = jurisdiction && { ...choice, jurisdiction };
  useLiveChecklists();
  return (
    <Page title={t('Checklists')}>
      <PageHead
        title={t('Checklists')}
        line={t(
          'Day-to-day HR requirements for each jurisdiction. Everyone at {{account}} sees the same list, so a status you set here is set for your whole team.',
          { account: account.name },
        )}
      >
        {chosen && (
          <HeadProgress
            choice={chosen}
            isOpen={showsProgress}
            onToggle={() => setShowsProgress(!showsProgress)}
          />
        )}
        <HeadActions jurisdiction={jurisdiction} numEmployees={choice.numEmployees} />
      </PageHead>
      <MyRequirements onOpen={choice.openIn} />
      {chosen ? <Checklist choice={chosen} showsProgress={showsProgress} /> : <NoChecklist choice={choice} />}
    </Page>
  );
}

export { ChecklistsScreen as Component };
