import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag, type Tone } from '../../../../ui/parts/Tag.tsx';
import type { AttentionItem } from '../../../editor/attention.ts';
import type { Dashboard } from '../../dashboardContract.ts';
import c from './Dashboard.module.css';

interface Entry {
  key: string;
  item: AttentionItem;
  line: string;
  tag: string;
  tone: Tone;
}

/** So many of each kind, so that none hides the others; the tiles lead to all of them. */
const OF_EACH = { toRollIn: 3, due: 2, upcoming: 2 } as const;

const inForceWords = ({ day, bill, hasDraft }: AttentionItem): string =>
  [day && t('In force {{date}}', { date: shortDate(day) }), bill, hasDraft && t('draft open')]
    .filter(Boolean)
    .join(', ');

const entriesOf = ({ toRollIn, due, upcoming }: Dashboard): Entry[] => [
  ...toRollIn.items.slice(0, OF_EACH.toRollIn).map((item, i) => ({
    key: `rollIn ${i}`,
    item,
    line: inForceWords(item),
    tag: t('Roll in'),
    tone: 'amber' as const,
  })),
  ...due.items.slice(0, OF_EACH.due).map((item, i) => ({
    key: `due ${i}`,
    item,
    line: item.day ? t('Was due {{date}}', { date: shortDate(item.day) }) : t('Never read against a source'),
    tag: t('Review'),
    tone: 'grey' as const,
  })),
  ...upcoming.items.slice(0, OF_EACH.upcoming).map((item, i) => ({
    key: `upcoming ${i}`,
    item,
    line: [item.day && t('Starts {{date}}', { date: shortDate(item.day) }), item.bill]
      .filter(Boolean)
      .join(', '),
    tag: t('Starts'),
    tone: 'teal' as const,
  })),
];

/** The first of what there is to do in the library, each a way to its provision. */
export function NeedsAttention({ dashboard }: { dashboard: Dashboard }) {
  const entries = entriesOf(dashboard);
  const { sources } = dashboard;
  const isQuiet = entries.length === 0 && sources.changed === 0;
  return (
    <section className={c.card} aria-labelledby="attention">
      <h2 id="attention">{t('Needs attention')}</h2>
      {isQuiet && <p className={c.quiet}>{t('Nothing to do here.')}</p>}
      <ul className={c.entries}>
        {sources.changed > 0 && (
          <li>
            <Link to="/a/data?show=sources" className={c.entry}>
              <span>
                <b>{t('{{count}} sources changed', { count: sources.changed })}</b>
                <small>
                  {t('{{count}} provisions say so to readers', { count: sources.provisionsTold })}
                </small>
              </span>
              <Tag tone="red">{t('Source')}</Tag>
            </Link>
          </li>
        )}
        {entries.map(({ key, item, line, tag, tone }) => (
          <li key={key}>
            <Link to={`/a/data/${item.areaId}/${item.topicId}/${item.provisionId}`} className={c.entry}>
              <Jur code={item.jurisdiction} />
              <span>
                <b>{item.name}</b>
                <small>{line}</small>
              </span>
              <Tag tone={tone}>{tag}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
