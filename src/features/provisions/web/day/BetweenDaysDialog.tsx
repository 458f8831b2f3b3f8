import { Checkbox } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { addDays, shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { LawOnField } from '../../../../ui/fields/LawOnField.tsx';
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Empty } from '../../../../ui/state/StateCard.tsx';
import type { DayChange, DayChanges } from '../../compareContract.ts';
import { permalinkPath } from '../../permalink.ts';
import { withDay } from '../../withDay.ts';
import { betweenDaysQuery } from '../compare/api.ts';
import { RedlineText } from '../compare/RedlineText.tsx';
import c from './BetweenDays.module.css';

export interface BetweenDaysProps {
  opened: boolean;
  onClose: () => void;
  /** What is asked about: "Wages and Payment", the name of a report. */
  subject: string;
  groups?: readonly string[];
  provisions?: readonly string[];
}

/** How far back the first day is chosen at first. */
const DAYS_BACK = 365;

function Change({ of, day, onClose }: { of: DayChange; day: string | null; onClose: () => void }) {
  const { provisionId: id, area, topic } = of;
  return (
    <li className={c.change}>
      <h3>
        <Link to={withDay(permalinkPath({ id, area, topic }), day)} onClick={onClose}>
          {of.name}, {of.jurisdictionName}
        </Link>
      </h3>
      {of.values.length > 0 && (
        <ul className={c.values}>
          {of.values.map(({ label, before, after, since }) => (
            <li key={label}>
              {label}: <del>{before}</del> <ins>{after}</ins>
              {since && <small> {t('since {{date}}', { date: shortDate(since) })}</small>}
            </li>
          ))}
        </ul>
      )}
      {of.redline !== null && <RedlineText html={of.redline} />}
    </li>
  );
}

function Unreached({ of: { unreached, moreUnreached, from } }: { of: DayChanges }) {
  const count = unreached.length + moreUnreached;
  if (count === 0) return null;
  return (
    <details className={c.unreached}>
      <summary>
        {t('The history of {{count}} provisions does not reach back to {{date}}', {
          count,
          date: shortDate(from),
        })}
      </summary>
      <ul>
        {unreached.map((one) => (
          <li key={one.provisionId}>
            {one.name}, {one.jurisdictionName}
            {one.begins && `: ${t('begins {{date}}', { date: shortDate(one.begins) })}`}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The changes; `day` is the second day where that is not today. */
function Changes({ of, day, onClose }: { of: DayChanges; day: string | null; onClose: () => void }) {
  const { changes, more } = of;
  return (
    <>
      <p role="status">
        {t('{{count}} provisions changed', { count: changes.length + more })}
        {more > 0 && ` · ${t('the first {{shown}} are shown', { shown: changes.length })}`}
      </p>
      <ul className={c.changes}>
        {changes.map((change) => (
          <Change key={change.provisionId} of={change} day={day} onClose={onClose} />
        ))}
      </ul>
      <Unreached of={of} />
    </>
  );
}

/** What changed between two days in a topic, a report or everything, as redlines and as values. */
function BetweenDaysDialog({ opened, onClose, subject, groups = [], provisions = [] }: BetweenDaysProps) {
  const today = torontoDay(new Date());
  const [first, setFirst] = useState(addDays(today, -DAYS_BACK));
  const [second, setSecond] = useState<string | null>(null);
  const [isAll, setAll] = useState(false);
  const to = second ?? today;
  const isTurned = first >= to;
  const asked = isAll ? { groups: [], provisions: [] } : { groups, provisions };
  const query = useQuery({
    ...betweenDaysQuery({ ...asked, from: first, to }),
    enabled: opened && !isTurned,
  });
  return (
    <Dialog opened={opened} onClose={onClose} title={t('What changed between two days')} width={860}>
      <div className={c.controls}>
        <LawOnField
          label={t('From')}
          value={first === today ? null : first}
          onChange={(day) => setFirst(day ?? today)}
          error={isTurned ? t('The first day is not before the second.') : undefined}
        />
        <LawOnField label={t('To')} value={second} onChange={setSecond} />
        <Checkbox
          label={t('Everything I can see, not only {{subject}}', { subject })}
          checked={isAll}
          onChange={(event) => setAll(event.currentTarget.checked)}
        />
      </div>
      {!isTurned && (
        <Loaded
          query={query}
          skeleton={240}
          failed={t('The changes could not be loaded.')}
          isEmpty={({ changes, unreached }) => changes.length + unreached.length === 0}
          empty={
            <Empty
              icon={IconCircleCheck}
              title={t('Nothing changed')}
              text={t('No text and no figure changed between {{from}} and {{to}}.', {
                from: shortDate(first),
                to: shortDate(to),
              })}
            />
          }
        >
          {(data) => <Changes of={data} day={to === today ? null : to} onClose={onClose} />}
        </Loaded>
      )}
    </Dialog>
  );
}

export { BetweenDaysDialog as Component };
