import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import type { StaffRequirement } from '../../requirementsContract.ts';
import c from '../parts/Things.module.css';

/** What waits of a requirement for a second reader, with the way to where it is read and approved; nothing where none does. */
export function ProposedRequirement({ requirement: { proposed } }: { requirement: StaffRequirement }) {
  if (proposed.length === 0) return null;
  return (
    <ul className={c.proposed} aria-label={t('Waits for a second reader')}>
      {proposed.map(({ id, by, isOwn, href }) => (
        <li key={id}>
          <Tag tone="amber">{t('Waits for a second reader')}</Tag>{' '}
          {isOwn
            ? t('What you wrote is shown to readers once a colleague approved it.')
            : t('Asked for by {{names}}.', { names: by })}{' '}
          <Link to={href}>{isOwn ? t('What waits') : t('Read and approve')}</Link>
        </li>
      ))}
    </ul>
  );
}
