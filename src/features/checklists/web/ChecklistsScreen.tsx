import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useRef, useState } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { Page, PageHead } from '../../../ui/shell/Page.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Empty } from '../../../ui/state/StateCard.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { ChecklistRequirement } from '../contract.ts';
import type { ChecklistStatus } from '../rules.ts';
import { checklistQuery } from './api.ts';
import { ChecklistFilters } from './ChecklistFilters.tsx';
import { ChecklistProgress, ProgressTables } from './ChecklistProgress.tsx';
import c from './Checklists.module.css';
import { ChecklistTable } from './ChecklistTable.tsx';
import { dueUrgency, isOpen } from './DueCell.tsx';
import { RequirementDrawer } from './drawer/RequirementDrawer.tsx';
import { HeadActions } from './HeadActions.tsx';
import { MyRequirements } from './MyRequirements.tsx';
import { type ChecklistChoice, useChecklistChoice } from './useChecklistChoice.ts';
import { useLiveChecklists, useOverwrittenStatuses } from './useLiveChecklists.ts';
import { useSetStatus } from './useSetStatus.ts';

const NONE: ChecklistRequirement[] = [];

/** How many there are in each view. */
const viewCounts = (list: readonly ChecklistRequirement[], me: string, today: string) => ({
  mine: list.filter((one) => one.owner?.id === me && isOpen(one)).length,
  overdue: list.filter((one) => dueUrgency(one, today) === 'overdue').length,
  soon: list.filter((one) => dueUrgency(one, today) === 'soon').length,
});

const NoRequirements = ({ choice }: { choice: ChecklistChoice }) => (
  <Empty
    title={t('There are no requirements for the selected criteria.')}
    text={choice.hidesCompleted ? t('Completed items are hidden.') : undefined}
    action={
      choice.hidesCompleted ? (
        <Button variant="default" size="compact-sm" onClick={() => choice.hideCompleted(false)}>
          {t('Show completed items')}
        </Button>
      ) : undefined
    }
  />
);

/** What is listed: without what is done where that is hidden, and of one view. */
const isShown = (
  one: ChecklistRequirement,
  { hidesCompleted, view }: ChecklistChoice,
  me: string,
  today: string,
) => {
  if (hidesCompleted && one.status === 'Done' && !one.notApplicable) return false;
  if (view === 'mine') return one.owner?.id === me && isOpen(one);
  return view === 'all' || dueUrgency(one, today) === view;
};

function Checklist({ choice, showsProgress }: { choice: Chosen; showsProgress: boolean }) {
  const { openId, open, close } = choice;
  const user = useCurrentUser();
  const today = torontoDay(new Date());
  const query = useChecklist(choice);
  const list = query.data ?? NONE;
  useOverwrittenStatuses(list);
  const { mutate } = useSetStatus();
  const onStatus = useCallback(
    (requirement: ChecklistRequirement, status: ChecklistStatus) =>
      mutate({ requirementId: requirement.id, status }),
    [mutate],
  );
  const place = useRef<HTMLDivElement>(null);
  const shown = list.filter((one) => isShown(one, choice, user.id, today));
  useFocusWhenFewer(shown.length, () => place.current?.querySelector('tbody button, [role="switch"]'));
  return (
    <div className={c.body} ref={place}>
      {showsProgress && <ProgressTables list={list} />}
      <Loaded
        query={query}
        skeleton={<TableSkeleton />}
        failed={t('The checklist could not be loaded.')}
        isEmpty={() => false}
      >
        {() => (
          <ChecklistTable
            requirements={shown}
            today={today}
            openId={openId}
            onStatus={onStatus}
            onOpen={open}
            filters={<ChecklistFilters choice={choice} counts={viewCounts(list, user.id, today)} />}
            empty={<NoRequirements choice={choice} />}
            isBusy={query.isPlaceholderData}
          />
        )}
      </Loaded>
      <RequirementDrawer
        requirementId={openId}
        list={shown}
        onStatus={onStatus}
        onOpen={open}
        onClose={close}
      />
    </div>
  );
}

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

type Chosen = ChecklistChoice & { jurisdiction: JurisdictionCode };

/** The list of a jurisdiction, for as many employees as were typed: what is typed stays quick, and the list follows. */
function useChecklist({ jurisdiction, numEmployees }: Chosen) {
  const employees = useDeferredValue(numEmployees);
  return useQuery({ ...checklistQuery(jurisdiction, employees), placeholderData: keepPreviousData });
}

function HeadProgress({
  choice,
  isOpen,
  onToggle,
}: {
  choice: Chosen;
  isOpen: boolean;
  onToggle: () => void;
}) {
  const { data = NONE } = useChecklist(choice);
  return data.length > 0 && <ChecklistProgress list={data} isOpen={isOpen} onToggle={onToggle} />;
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
