import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { reminderDate, shortDate } from '../../../shared/torontoDate.ts';
import { ChangeTag } from '../../../ui/parts/ChangeTag.tsx';
import { Loaded } from '../../../ui/state/Loaded.tsx';
import { RedlineText } from '../../provisions/web/compare/RedlineText.tsx';
import type { DueRequirement, SummaryPreview as Preview, SummaryEntry } from '../contract.ts';
import { alsoInLine, dueWhen, groupTitle, partName } from '../words.ts';
import { summariesApi } from './api.ts';
import c from './SummaryPreview.module.css';

/** Entries shown before the others are asked for. */
const FEW = 3;

function Entry({ entry }: { entry: SummaryEntry }) {
  const also = alsoInLine(entry.alsoIn);
  return (
    <li>
      <Link className={c.title} to={entry.link}>
        {t('{{name}}, {{jurisdiction}}', { name: entry.name, jurisdiction: entry.jurisdictionName })}
      </Link>
      <div className={c.facts}>
        <ChangeTag type={entry.changeType} />
        <span>{[shortDate(entry.date), entry.bill].filter(Boolean).join(' · ')}</span>
      </div>
      {entry.line && <p>{entry.line}</p>}
      {entry.changes.map(({ part, html }) => (
        <div key={part}>
          {partName(part) && <p className={c.part}>{partName(part)}</p>}
          <RedlineText html={html} />
        </div>
      ))}
      {also && <p className={c.also}>{also}</p>}
    </li>
  );
}

/** The first `limit` entries, in their groups. */
function firstOf(groups: Preview['groups'], limit: number): Preview['groups'] {
  let left = limit;
  return groups.flatMap((group) => {
    const entries = group.entries.slice(0, left);
    left -= entries.length;
    return entries.length > 0 ? [{ ...group, entries }] : [];
  });
}

/** What is due of the person's own requirements. */
const DueList = ({ due }: { due: readonly DueRequirement[] }) => (
  <section>
    <h4>{t('Due on your checklists')}</h4>
    <ul className={c.list}>
      {due.map((one) => (
        <li key={one.requirementId}>
          <Link className={c.title} to={one.link}>
            {one.requirement}
          </Link>
          <div className={c.facts}>
            <span>{[dueWhen(one), jurisdictionName(one.jurisdiction)].join(' · ')}</span>
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const when = ({ nextAt }: Preview): string =>
  nextAt
    ? t('It comes on {{when}}, Toronto time.', { when: reminderDate(nextAt) })
    : t('You chose to get none; this is what it would tell you of now.');

function Holdings({ preview }: { preview: Preview }) {
  const [showsAll, setShowsAll] = useState(false);
  const count = preview.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count === 0 && preview.due.length === 0) {
    return (
      <p>
        {t(
          'Nothing changed so far in your reports and your watchlist, and nothing new is due on your checklists: nothing would be sent.',
        )}{' '}
        {preview.nextAt && when(preview)}
      </p>
    );
  }
  return (
    <>
      <p>
        {t('{{count}} changes so far.', { count: count + preview.more })} {when(preview)}
      </p>
      {preview.due.length > 0 && <DueList due={preview.due} />}
      {firstOf(preview.groups, showsAll ? count : FEW).map((group) => (
        <section key={`${group.kind} ${group.id}`}>
          <h4>{groupTitle(group)}</h4>
          <ul className={c.list}>
            {group.entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
      {!showsAll && count > FEW && (
        <Button mt={12} variant="default" onClick={() => setShowsAll(true)}>
          {t('Show all {{number}} changes', { number: count })}
        </Button>
      )}
      {showsAll && preview.more > 0 && (
        <p className={c.also}>
          {t('{{count}} more changes stand in Latest Updates.', { count: preview.more })}
        </p>
      )}
    </>
  );
}

/** What the next summary would hold if it were written now. */
export function SummaryPreview() {
  const id = useId();
  const preview = useQuery({
    queryKey: ['summaries', 'preview'],
    staleTime: 0,
    queryFn: () => summariesApi.preview(),
  });
  return (
    <section className={c.preview} aria-labelledby={id}>
      <h3 id={id}>{t('Your next summary')}</h3>
      <Loaded query={preview} skeleton={72} failed={t('The preview could not be loaded.')}>
        {(data) => <Holdings preview={data} />}
      </Loaded>
    </section>
  );
}
