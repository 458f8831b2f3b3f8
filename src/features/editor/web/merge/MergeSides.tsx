import { t } from '../../../../shared/text.ts';
import { shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import { Avatar } from '../../../../ui/shell/Avatar.tsx';
import type { OpenProvision } from '../../schemas.ts';
import c from './MergeDialog.module.css';

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
}

const Head = ({ name, head, line }: SideProps) => (
  <div className={c.side}>
    <Avatar name={name} />
    <span>
      <strong>{head}</strong>
      {line && <small>{line}</small>}
    </span>
  </div>
);

interface Props {
  now: OpenProvision;
  /** Whose draft it is. */
  you: string;
}

/** Whose the two sides are, and of when. */
export function MergeSides({ now: { lastPublication: last, draft, updatedAt }, you }: Props) {
  const published = last
    ? t('{{name}}, published {{at}}', { name: last.by, at: timed(last.at) })
    : t('Published {{at}}', { at: timed(updatedAt) });
  const said = [last?.changeType, last?.line && `“${last.line}”`].filter(Boolean).join(' · ');
  return (
    <div className={c.sides}>
      <Head name={last?.by ?? t('Somebody')} head={published} line={said} />
      <Head
        name={you}
        head={draft ? t('Your draft, saved {{at}}', { at: timed(draft.savedAt) }) : t('Your draft')}
        line={t('begun from an older version')}
      />
    </div>
  );
}
