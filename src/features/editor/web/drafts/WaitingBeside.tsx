import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { proposalsQuery } from '../api.ts';
import c from '../beside/Listed.module.css';

/** Rules, deadlines and what is coming that wait for a second reader, each with the way to it; nothing where none does. */
export function WaitingBeside() {
  const { data = [] } = useQuery(proposalsQuery);
  if (data.length === 0) return null;
  return (
    <ul
      className={c.listed}
      aria-label={t('Rules, deadlines and what is coming that wait for a second reader')}
    >
      {data.map(({ id, provision, jurisdiction, href, by }) => (
        <li key={id}>
          <p className={c.head}>
            <Jur code={jurisdiction} />
            <span>
              <Link to={href}>{provision.name}</Link>{' '}
              <span className={c.quiet}>
                {t('waits for a second reader, by {{name}}', { name: by.name })}
              </span>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
