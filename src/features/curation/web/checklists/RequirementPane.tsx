import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { DetailHead } from '../../../../ui/workspace/Columns.tsx';
import { Kbd } from '../../../../ui/workspace/Kbd.tsx';
import { Tabs } from '../../../../ui/workspace/Tabs.tsx';
import { useKeys } from '../../../../ui/workspace/useKeys.ts';
import { ThingHistory } from '../../../back-office/web/audit/ThingHistory.tsx';
import { isAddress, sourceTitle } from '../../../provisions/evidenceText.ts';
import type { RequirementRow, StaffRequirement } from '../../requirementsContract.ts';
import { dependentsQuery, instrumentsQuery, staffRequirementQuery } from '../api.ts';
import { ArchivedLine } from '../parts/ArchivedLine.tsx';
import { KeptCounts } from '../parts/DependentList.tsx';
import { ThingActions } from '../parts/ThingActions.tsx';
import c from '../parts/Things.module.css';
import { ProposedRequirement } from './ProposedRequirement.tsx';
import { RequirementForm } from './RequirementForm.tsx';
import { citedText } from './requirementValues.ts';

const employeesText = ({ minEmployees: min, maxEmployees: max }: StaffRequirement['written']): string => {
  if (min && max) return t('{{min}} to {{max}} employees', { min, max });
  if (min) return t('{{min}} employees or more', { min });
  return max ? t('Up to {{max}} employees', { max }) : t('Any number of employees');
};

const SourceList = ({ refs }: { refs: readonly string[] }) => (
  <>
    {refs.map((ref) => (
      <div key={ref}>
        {isAddress(ref) ? (
          <a href={ref} target="_blank" rel="noopener noreferrer">
            {sourceTitle(ref)}
          </a>
        ) : (
          ref
        )}
      </div>
    ))}
  </>
);

/** What a requirement says, as editors keep it. */
function Facts({ row, requirement }: { row: RequirementRow; requirement: StaffRequirement }) {
  const { written, sources } = requirement;
  const instruments = useQuery(instrumentsQuery).data;
  // Until it is known what they are called, nothing is said of them.
  const cited = instruments ? citedText(written, instruments) : [];
  const none = t('none: not yet checked against a source');
  const said = sources.length > 0 ? <SourceList refs={sources} /> : none;
  const facts: [string, ReactNode][] = [
    [t('Type of Requirement'), written.type],
    [t('About'), `${row.group.name} · ${row.area.name}`],
    [t('Applies to'), employeesText(written)],
    [t('How often'), written.frequency],
    [t('Deadline of the law'), written.deadline],
    [t('Duty exists from'), written.startsOn && shortDate(written.startsOn)],
    [t('Rests on'), cited.length > 0 ? cited.join('; ') : null],
    [t('Sources'), said],
  ];
  return (
    <dl className={c.facts}>
      {facts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

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
        <Button
          variant="default"
          leftSection={<IconPencil size={16} aria-hidden />}
          rightSection={<Kbd>E</Kbd>}
          disabled={!requirement.data}
          onClick={() => setEditing(true)}
        >
          {t('Edit')}
        </Button>
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
      <Tabs
        label={t('Parts of {{name}}', { name: row.requirement })}
        tabs={[
          {
            key: 'facts',
            label: t('Requirement'),
            children: (
              <Loaded query={requirement} skeleton={200} failed={t('The requirement could not be loaded.')}>
                {(loaded) => <Facts row={row} requirement={loaded} />}
              </Loaded>
            ),
          },
          {
            key: 'kept',
            label: t('Kept by accounts'),
            children: (
              <Loaded
                query={dependents}
                skeleton={80}
                failed={t('What refers to it could not be loaded.')}
                isEmpty={({ counts }) => counts.every(({ count }) => count === 0)}
                empty={<p className={c.quiet}>{t('No account keeps anything with it.')}</p>}
              >
                {({ counts }) => (
                  <>
                    <KeptCounts counts={counts} />
                    <p className={c.quiet}>
                      {t(
                        'Archiving retires it: accounts that keep something with it can go on reading that.',
                      )}
                    </p>
                  </>
                )}
              </Loaded>
            ),
          },
          { key: 'audit', label: t('Audit'), children: <ThingHistory id={id} /> },
        ]}
      />
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
