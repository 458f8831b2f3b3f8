import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Tabs } from '../../../../ui/workspace/Tabs.tsx';
import { ThingHistory } from '../../../back-office/web/audit/ThingHistory.tsx';
import { SourceRef } from '../../../provisions/web/SourceRef.tsx';
import type { RequirementRow, StaffRequirement } from '../../requirementsContract.ts';
import type { Dependents } from '../../thingsContract.ts';
import { instrumentsQuery } from '../api.ts';
import { KeptCounts } from '../parts/DependentList.tsx';
import c from '../parts/Things.module.css';
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
        <SourceRef source={ref} />
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

const KeptByAccounts = ({ dependents }: Pick<Props, 'dependents'>) => (
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
          {t('Archiving retires it: accounts that keep something with it can go on reading that.')}
        </p>
      </>
    )}
  </Loaded>
);

interface Props {
  row: RequirementRow;
  requirement: UseQueryResult<StaffRequirement>;
  dependents: UseQueryResult<Dependents>;
}

/** The parts of a requirement: what it says, what accounts keep with it, and its history. */
export const RequirementTabs = ({ row, requirement, dependents }: Props) => (
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
        children: <KeptByAccounts dependents={dependents} />,
      },
      { key: 'audit', label: t('Audit'), children: <ThingHistory id={row.id} /> },
    ]}
  />
);
