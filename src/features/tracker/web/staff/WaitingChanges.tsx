import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { WaitingChange } from '../../staffContract.ts';
import c from './StaffTracker.module.css';

const titleOf = ({ verb }: WaitingChange): string =>
  ({ add: t('To be added'), change: t('To be said otherwise'), remove: t('To be taken out') })[verb];

/** What waits of a bill for a second reader, each with the way to where it is read and approved; nothing where none does. */
export function WaitingChanges({ waiting }: { waiting: readonly WaitingChange[] }) {
  if (waiting.length === 0) return null;
  return (
    <ul className={c.waiting} aria-label={t('Waits for a second reader')}>
      {waiting.map((one) => (
        <li key={one.id}>
          <p>
            <Tag tone="amber">{t('Waits for a second reader')}</Tag>
            <span>
              <Link to={one.href}>{one.provision}</Link> · {titleOf(one)} · {one.isOwn ? t('by you') : one.by}
            </span>
          </p>
          {one.overview !== null && <Prose html={one.overview} plain />}
        </li>
      ))}
    </ul>
  );
}
