import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { reminderDate } from '../../../../shared/torontoDate.ts';
import type { Administration } from '../../dashboardContract.ts';
import c from './Dashboard.module.css';

interface CardProps {
  id: string;
  title: string;
  /** Where all of them are. */
  to: string;
  all: string;
  quiet: string;
  isEmpty: boolean;
  children: ReactNode;
}

const Card = ({ id, title, to, all, quiet, isEmpty, children }: CardProps) => (
  <section className={c.card} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {isEmpty ? <p className={c.quiet}>{quiet}</p> : <ul className={c.entries}>{children}</ul>}
    <p className={c.foot}>
      <Link to={to}>{all}</Link>
    </p>
  </section>
);

/** A job or an email that failed: what, when and why. */
const Failure = ({ name, failedAt, error }: { name: string; failedAt: string; error: string | null }) => (
  <li className={c.entry}>
    <span>
      <b>{name}</b>
      <small>
        {reminderDate(failedAt)}. {error}
      </small>
    </span>
  </li>
);

/** What is for administrators alone: trials that end, and what the machinery could not do. */
export const AdministrationCards = ({
  administration: { trials, jobs, emails },
}: {
  administration: Administration;
}) => (
  <div className={c.administration}>
    <Card
      id="trials"
      title={t('Trials ending')}
      to="/a/accounts"
      all={t('Open Accounts')}
      quiet={t('No trial ends within seven days.')}
      isEmpty={trials.items.length === 0}
    >
      {trials.items.map(({ accountId, name, until }) => (
        <li key={accountId}>
          <Link to={`/a/accounts?account=${encodeURIComponent(accountId)}`} className={c.entry}>
            <span>
              <b>{name}</b>
              <small>{t('until {{at}}', { at: reminderDate(until) })}</small>
            </span>
          </Link>
        </li>
      ))}
    </Card>
    <Card
      id="jobs"
      title={t('Failed jobs')}
      to="/a/jobs"
      all={t('Open Jobs')}
      quiet={t('Nothing failed in the last two weeks.')}
      isEmpty={jobs.items.length === 0}
    >
      {jobs.items.map(({ id, name, failedAt, error }) => (
        <Failure key={id} name={name} failedAt={failedAt} error={error} />
      ))}
    </Card>
    <Card
      id="emails"
      title={t('Failed emails')}
      to="/a/outbox"
      all={t('Open the outbox')}
      quiet={t('Nothing failed in the last two weeks.')}
      isEmpty={emails.items.length === 0}
    >
      {emails.items.map(({ id, subject, failedAt, error }) => (
        <Failure key={id} name={subject} failedAt={failedAt} error={error} />
      ))}
    </Card>
  </div>
);
