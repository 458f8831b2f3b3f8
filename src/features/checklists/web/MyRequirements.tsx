import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../shared/torontoDate.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { myRequirementsQuery } from './api.ts';
import { dueUrgency } from './DueCell.tsx';
import c from './MyRequirements.module.css';

const FIRST = 3;

interface Props {
  onOpen: (jurisdiction: JurisdictionCode, requirementId: string) => void;
}

/** The open requirements that the person owns, in every jurisdiction. Whoever owns none does not see it. */
export const MyRequirements = memo(function MyRequirements({ onOpen }: Props) {
  const { data: mine = [] } = useQuery(myRequirementsQuery);
  const [showsAll, setShowsAll] = useState(false);
  if (mine.length === 0) return null;
  const today = torontoDay(new Date());
  const overdue = mine.filter((one) => dueUrgency(one, today) === 'overdue').length;
  return (
    <section className={c.mine} aria-labelledby="my-requirements">
      <h2 id="my-requirements">
        {t('Your open requirements')}{' '}
        <small>
          {overdue > 0 ? t('{{number}}, {{overdue}} overdue', { number: mine.length, overdue }) : mine.length}
        </small>
      </h2>
      <ul>
        {(showsAll ? mine : mine.slice(0, FIRST)).map((one) => (
          <li key={one.id}>
            <Jur code={one.jurisdiction} />
            <LinkButton onClick={() => onOpen(one.jurisdiction, one.id)}>{one.requirement}</LinkButton>
            {one.due && (
              <span data-urgency={dueUrgency(one, today) ?? undefined}>
                {dueUrgency(one, today) === 'overdue'
                  ? t('Overdue since {{date}}', { date: shortDate(one.due.on) })
                  : t('Due {{date}}', { date: shortDate(one.due.on) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {mine.length > FIRST && !showsAll && (
        <LinkButton onClick={() => setShowsAll(true)}>{t('Show all')}</LinkButton>
      )}
    </section>
  );
});
