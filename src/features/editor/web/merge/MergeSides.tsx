import { useMemo } from 'react';
import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { Avatar } from '../../../../ui/shell/Avatar.tsx';
import type { EditableProvision } from '../../../provisions/editable.ts';
import type { OpenProvision } from '../../schemas.ts';
import c from './MergeDialog.module.css';
import { type WordCounts, wordCounts } from './wordCounts.ts';

/** "9:58 AM" of today, and with its day before that. */
function timed(at: string): string {
  const moment = new Date(at);
  const time = moment.toLocaleTimeString('en-US', {
    timeZone: 'America/Toronto',
    hour: 'numeric',
    minute: '2-digit',
  });
  const day = torontoDay(moment);
  return day === torontoDay(new Date()) ? time : `${shortDate(day)}, ${time}`;
}

interface SideProps {
  name: string;
  head: string;
  line: string;
  counts: WordCounts;
}

const Head = ({ name, head, line, counts: { inserted, deleted } }: SideProps) => (
  <div className={c.side}>
    <Avatar name={name} />
    <span>
      <strong>{head}</strong>
      {line && <small>{line}</small>}
    </span>
    <span
      className={c.counts}
      role="img"
      aria-label={t('{{inserted}} words inserted, {{deleted}} deleted', { inserted, deleted })}
      title={t('{{inserted}} words inserted, {{deleted}} deleted', { inserted, deleted })}
    >
      +{inserted} −{deleted}
    </span>
  </div>
);

interface Props {
  now: OpenProvision;
  yours: EditableProvision;
  /** Whose draft it is. */
  you: string;
}

/** Which version a draft was begun from: known by the day on which its law began, where that differs from what is published now. */
function begunFrom({ draftBase, content }: OpenProvision): string {
  const day = draftBase?.effectiveDate;
  if (!day || day === content.effectiveDate) return t('begun from the version before');
  return t('begun from the version of {{date}}', { date: shortDate(day) });
}

/** Whose the two sides are, and of when. */
export function MergeSides({ now, yours, you }: Props) {
  const { lastPublication: last, draft, updatedAt } = now;
  const base = now.draftBase ?? now.content;
  const theirCounts = useMemo(() => wordCounts(base, now.content), [base, now.content]);
  const yourCounts = useMemo(() => wordCounts(base, yours), [base, yours]);
  const published = last
    ? t('{{name}}, published {{at}}', { name: last.by, at: timed(last.at) })
    : t('Published {{at}}', { at: timed(updatedAt) });
  const said = [last?.changeType, last?.line && `“${last.line}”`].filter(Boolean).join(' · ');
  return (
    <div className={c.sides}>
      <Head name={last?.by ?? t('Somebody')} head={published} line={said} counts={theirCounts} />
      <Head
        name={you}
        head={draft ? t('Your draft, saved {{at}}', { at: timed(draft.savedAt) }) : t('Your draft')}
        line={begunFrom(now)}
        counts={yourCounts}
      />
    </div>
  );
}
