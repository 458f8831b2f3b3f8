import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import type { RequirementRow } from '../../requirementsContract.ts';
import { dependentsQuery, staffRequirementQuery } from '../api.ts';
import { ArchivedLine } from '../parts/ArchivedLine.tsx';
import { EditButton } from '../parts/EditButton.tsx';
import { ThingActions } from '../parts/ThingActions.tsx';
import { ProposedRequirement } from './ProposedRequirement.tsx';
import { RequirementForm } from './RequirementForm.tsx';
import { RequirementTabs } from './RequirementTabs.tsx';

interface Props {
  row: RequirementRow;
  all: readonly RequirementRow[];
  onOpen: (id: string | null) => void;
}

/** A checklist requirement that is open beside the list: what it says, how much organisations keep with it, and what can be done. */
export function RequirementPane({ row, all, onOpen }: Props) {
  const { id, jurisdiction } = row;
  const [isEditing, setEditing] = useState(false);
  const requirement = useQuery(staffRequirementQuery(id));
  const dependents = useQuery(dependentsQuery('checklistRequirement', id));
  useKeys({ e: () => requirement.data && setEditing(true) });
  const candidates = all
    .filter((other) => other.jurisdiction === jurisdiction && other.id !== id && !other.isRetired)
    .map((other) => ({ id: other.id, name: other.requirement }));
  return (
    <>
      <DetailHead
        title={row.requirement}
        tags={
          <>
            <Jur code={jurisdiction} />
            {!row.isPublished && <Tag>{t('Unpublished')}</Tag>}
          </>
        }
      >
        <EditButton disabled={!requirement.data} onClick={() => setEditing(true)} />
        {requirement.data && (
          <ThingActions
            thing={{ ...requirement.data, kind: 'checklistRequirement', name: row.requirement }}
            dependents={dependents.data}
            heldBy={null}
            candidates={candidates}
            onMerged={onOpen}
            onDeleted={() => onOpen(null)}
          />
        )}
      </DetailHead>
      {requirement.data?.archived && <ArchivedLine archived={requirement.data.archived} hrefOf={() => ''} />}
      {requirement.data && <ProposedRequirement requirement={requirement.data} />}
      <RequirementTabs row={row} requirement={requirement} dependents={dependents} />
      {isEditing && requirement.data && (
        <RequirementForm
          requirement={requirement.data}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </>
  );
}
