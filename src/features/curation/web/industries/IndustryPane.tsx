import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { Tabs } from '../../../../ui/workspace/Tabs.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { ThingHistory } from '../../../back-office/web/audit/ThingHistory.tsx';
import type { StaffIndustry } from '../../industriesContract.ts';
import { dependentsQuery } from '../api.ts';
import { ArchivedLine } from '../parts/ArchivedLine.tsx';
import { DependentList } from '../parts/DependentList.tsx';
import { EditButton } from '../parts/EditButton.tsx';
import { ThingActions } from '../parts/ThingActions.tsx';
import { IndustryForm } from './IndustryForm.tsx';

interface Props {
  industry: StaffIndustry;
  all: readonly StaffIndustry[];
  onOpen: (id: string | null) => void;
}

/** An industry or occupation that is open beside the list: the special rules that speak of it, and what can be done with it. */
export function IndustryPane({ industry, all, onOpen }: Props) {
  const { id, written, archived } = industry;
  const [isEditing, setEditing] = useState(false);
  const dependents = useQuery(dependentsQuery('industry', id));
  useKeys({ e: () => setEditing(true) });
  const candidates = all
    .filter((other) => other.id !== id && !other.archived)
    .map((other) => ({ id: other.id, name: other.written.name }));
  return (
    <>
      <DetailHead
        title={written.name}
        tags={<Tag>{written.kind === 'industry' ? t('Industry') : t('Occupation')}</Tag>}
        line={written.naics && t('NAICS {{codes}}', { codes: written.naics })}
      >
        <EditButton onClick={() => setEditing(true)} />
        <ThingActions
          thing={{ ...industry, kind: 'industry', name: written.name }}
          dependents={dependents.data}
          heldBy={null}
          candidates={candidates}
          onMerged={onOpen}
          onDeleted={() => onOpen(null)}
        />
      </DetailHead>
      {archived && <ArchivedLine archived={archived} hrefOf={(other) => `/a/industries?industry=${other}`} />}
      <Tabs
        label={t('Parts of {{name}}', { name: written.name })}
        tabs={[
          {
            key: 'rules',
            label: t('Special rules'),
            count: industry.rules,
            children: (
              <Loaded query={dependents} skeleton={200} failed={t('What refers to it could not be loaded.')}>
                {({ parts }) =>
                  parts.map(({ kind, items }) => <DependentList key={kind} kind={kind} items={items} />)
                }
              </Loaded>
            ),
          },
          { key: 'audit', label: t('Audit'), children: <ThingHistory id={id} /> },
        ]}
      />
      {isEditing && (
        <IndustryForm
          industry={industry}
          onClose={() => setEditing(false)}
          onSaved={() => setEditing(false)}
        />
      )}
    </>
  );
}
