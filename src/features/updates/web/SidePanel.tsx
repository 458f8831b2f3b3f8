import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Announcements } from '../../notifications/web/Announcements.tsx';
import type { AffectedReport } from '../contract.ts';
import c from './UpdatesScreen.module.css';

const changeCount = (count: number): string => t('{{count}} provisions changed', { count });

function UpdatedReports({ reports }: { reports: AffectedReport[] }) {
  if (reports.length === 0) return <p>{t('No reports have been updated recently.')}</p>;
  return (
    <ul>
      {reports.map(({ id, name, url, changedProvisions, lastChange }) => (
        <li key={id}>
          <Link to={url}>{name}</Link>
          <small>
            {changeCount(changedProvisions)} · {shortDate(lastChange)}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** Beside the feed, and under it below xl: reports that changed, announcements, and the way to the tracker. */
export function SidePanel({ reports }: { reports: AffectedReport[] | undefined }) {
  return (
    <aside className={c.side} aria-label={t('Reports and announcements')}>
      <section data-tour="updatedReports">
        <h2>{t('Updated Reports')}</h2>
        {reports && <UpdatedReports reports={reports} />}
      </section>
      <section data-tour="announcements">
        <h2>{t('Announcements')}</h2>
        <Announcements />
      </section>
      <section>
        <h2>{t('Bill Tracker')}</h2>
        <p>
          {t('The bills and regulations followed in your jurisdictions, and how far they have come.')}{' '}
          <Link to="/m/tracker">{t('Open the tracker')}</Link>
        </p>
      </section>
    </aside>
  );
}
