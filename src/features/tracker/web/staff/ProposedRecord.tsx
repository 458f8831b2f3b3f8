import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { StaffBill } from '../../staffContract.ts';
import c from './StaffTracker.module.css';

/** What waits of a bill's own record for a second reader, with the way to where it is read and approved; nothing where none does. */
export function ProposedRecord({ bill: { proposed, isPublished } }: { bill: StaffBill }) {
  const [first] = proposed;
  if (!first) return null;
  const others = proposed.filter(({ isOwn }) => !isOwn).map(({ by }) => by);
  const isOwn = proposed.length > others.length;
  return (
    <div className={c.proposed} role="note">
      <Tag tone="amber">{t('Waits for a second reader')}</Tag>
      <p>
        {!isPublished && t('Readers do not see this bill yet.')}{' '}
        {isOwn && t('What you wrote here is shown to readers once a colleague approved it.')}{' '}
        {others.length > 0 && t('Asked for by {{names}}.', { names: others.join(', ') })}{' '}
        <Link to={first.href}>{others.length > 0 ? t('Read and approve') : t('What waits')}</Link>
      </p>
    </div>
  );
}
