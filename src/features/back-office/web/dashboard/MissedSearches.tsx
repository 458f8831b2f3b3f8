import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { Dashboard } from '../../dashboardContract.ts';
import c from './Dashboard.module.css';

/** What several accounts searched for and the library has nothing of. Nobody is named, and one account alone is not shown. */
export const MissedSearches = ({ missed }: Pick<Dashboard, 'missed'>) => (
  <section className={c.card} aria-labelledby="missed">
    <h2 id="missed">{t('Searched for, not found')}</h2>
    {missed.length === 0 ? (
      <p className={c.quiet}>{t('Nothing that three accounts asked for within 90 days.')}</p>
    ) : (
      <ul className={c.entries}>
        {missed.map(({ term, accounts, lastDay }) => (
          <li key={term} className={c.entry}>
            <span>
              <b>{term}</b>
              <small>{t('last on {{date}}', { date: shortDate(lastDay) })}</small>
            </span>
            <span className={c.count}>{t('{{count}} accounts', { count: accounts })}</span>
          </li>
        ))}
      </ul>
    )}
  </section>
);
