import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { Dependent, DependentKind, Dependents } from '../../thingsContract.ts';
import { countText } from '../../words.ts';
import c from './Things.module.css';

const restWords = (kind: DependentKind): string =>
  kind === 'requirement'
    ? t('Retired')
    : kind === 'regulation' || kind === 'act'
      ? t('Archived')
      : t('Unpublished');

/** The things of one kind that refer to another, each with a way to it. */
export function DependentList({ kind, items }: { kind: DependentKind; items: readonly Dependent[] }) {
  if (items.length === 0) return <p className={c.quiet}>{t('None.')}</p>;
  return (
    <ul className={c.list} data-plain={items.every((item) => item.jurisdiction === null) || undefined}>
      {items.map(({ id, name, line, jurisdiction, href, isLive }) => (
        <li key={id}>
          {jurisdiction ? <Jur code={jurisdiction} /> : <span className={c.noJurisdiction} />}
          <span>
            {href ? <Link to={href}>{name}</Link> : name}
            {line && <small>{line}</small>}
          </span>
          {!isLive && <Tag>{restWords(kind)}</Tag>}
        </li>
      ))}
    </ul>
  );
}

/** What people keep with a thing: how much, never what. */
export function KeptCounts({ counts }: { counts: Dependents['counts'] }) {
  const kept = counts.filter(({ count }) => count > 0);
  if (kept.length === 0) return null;
  return <p className={c.quiet}>{kept.map(({ kind, count }) => countText(kind, count)).join(' · ')}</p>;
}
