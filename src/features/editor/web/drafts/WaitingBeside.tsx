import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { proposalsQuery } from '../api.ts';
import c from '../beside/Listed.module.css';

/** Rules, deadlines and what is coming that wait for a second reader, each with the way to it; nothing where none does. */
export function WaitingBeside() {
  const waiting = useQuery(proposalsQuery);
  return (
    <Loaded
      query={waiting}
      skeleton={null}
      failed={t('What waits for a second reader could not be loaded.')}
      empty={null}
    >
      {(list) => (
        <ul
          className={c.listed}
          aria-label={t('Rules, deadlines and what is coming that wait for a second reader')}
        >
          {list.map(({ id, provision, jurisdiction, href, by }) => (
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
      )}
    </Loaded>
  );
}
