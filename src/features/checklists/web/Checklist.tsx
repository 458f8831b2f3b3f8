import { useCallback, useMemo, useRef } from 'react';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { useFocusWhenFewer } from '../../../ui/hooks/useFocusWhenFewer.ts';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { Loading } from '../../../ui/state/Skeleton.tsx';
import { TableSkeleton } from '../../../ui/table/TableSkeleton.tsx';
import { useCurrentUser } from '../../auth/web/currentUser.ts';
import type { ChecklistRequirement } from '../contract.ts';
import type { ChecklistStatus } from '../rules.ts';
import { ChecklistFilters } from './ChecklistFilters.tsx';
import { ProgressTables } from './ChecklistProgress.tsx';
import c from './Checklists.module.css';
import { ChecklistTable } from './ChecklistTable.tsx';
import { RequirementDrawer } from './drawer/RequirementDrawer.tsx';
import { NoRequirements } from './NoRequirements.tsx';
import { type Chosen, listed, useChecklist, viewCounts } from './useChecklist.ts';
import { useOverwrittenStatuses } from './useLiveChecklists.ts';
import { useSetStatus } from './useSetStatus.ts';

const NONE: ChecklistRequirement[] = [];

const Awaited = () => (
  <Loading>
    <div className={c.loading}>
      <TableSkeleton isInCard />
    </div>
  </Loading>
);

/** The checklist of a jurisdiction, and the drawer of the requirement that is open. */
export function Checklist({ choice, showsProgress }: { choice: Chosen; showsProgress: boolean }) {
  const { openId, open, close, jurisdiction, view, hidesCompleted } = choice;
  const { id: me } = useCurrentUser();
  const today = torontoDay(new Date());
  const query = useChecklist(choice);
  const isLoading = query.data === undefined && !query.error;
  const list = query.data ?? NONE;
  useOverwrittenStatuses(list);
  const { mutate } = useSetStatus();
  const onStatus = useCallback(
    (requirement: ChecklistRequirement, status: ChecklistStatus) =>
      mutate({ requirementId: requirement.id, status }),
    [mutate],
  );
  const place = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => listed(list, { view, hidesCompleted }, { me, today }),
    [list, view, hidesCompleted, me, today],
  );
  useFocusWhenFewer(shown.length, () => place.current?.querySelector('tbody button, [role="switch"]'));
  return (
    <div className={c.body} ref={place} data-tour="checklist">
      {showsProgress && <ProgressTables list={list} />}
      {/* Filters and headings stand before the list is there: when it comes, only it has to be drawn. */}
      <Loaded
        query={{ data: isLoading ? NONE : query.data, error: query.error, refetch: query.refetch }}
        skeleton={null}
        failed={t('The checklist could not be loaded.')}
        isEmpty={() => false}
      >
        {() => (
          <ChecklistTable
            requirements={shown}
            list={`${shown[0]?.jurisdiction ?? jurisdiction} ${view} ${hidesCompleted}`}
            today={today}
            openId={openId}
            onStatus={onStatus}
            onOpen={open}
            filters={
              <ChecklistFilters
                choice={choice}
                counts={isLoading ? 'loading' : viewCounts(list, { me, today })}
              />
            }
            awaited={isLoading && <Awaited />}
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
