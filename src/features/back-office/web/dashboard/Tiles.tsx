import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import type { Dashboard } from '../../dashboardContract.ts';
import c from './Dashboard.module.css';

interface Tile {
  key: string;
  to: string;
  count: number;
  name: string;
  line: string;
  /** Something went wrong, where there is any. */
  isWrong?: boolean;
}

const libraryTiles = ({ sources, due, toRollIn, upcoming }: Dashboard): Tile[] => [
  {
    key: 'sources',
    to: '/a/data?show=sources',
    count: sources.changed,
    name: t('Sources that changed'),
    line: t('{{moved}} moved, {{dead}} dead', { moved: sources.moved, dead: sources.dead }),
  },
  {
    key: 'due',
    to: '/a/data?show=queue',
    count: due.count,
    name: t('Reviews due'),
    line: t('to be read against their sources'),
  },
  {
    key: 'rollIn',
    to: '/a/billTracker?only=toRollIn',
    count: toRollIn.count,
    name: t('Changes to roll in'),
    line: t('in force, text not yet updated'),
  },
  {
    key: 'upcoming',
    to: '/a/billTracker?only=startSoon',
    count: upcoming.count,
    name: t('Changes starting soon'),
    line: t('in the next 60 days'),
  },
];

const adminTiles = ({ administration }: Dashboard): Tile[] =>
  administration
    ? [
        {
          key: 'trials',
          to: '/a/accounts?state=ending',
          count: administration.trials.count,
          name: t('Trials ending'),
          line: t('in the next 7 days, {{tomorrow}} tomorrow', { tomorrow: administration.trials.tomorrow }),
        },
        {
          key: 'failed',
          to: administration.jobs.count > 0 ? '/a/jobs' : '/a/outbox',
          count: administration.jobs.count + administration.emails.failed,
          name: t('Failed emails and jobs'),
          line: t('{{sent}} emails sent today, {{waiting}} waiting', {
            sent: administration.emails.sentToday,
            waiting: administration.emails.waiting,
          }),
          isWrong: true,
        },
      ]
    : [];

/** What there is to do, as numbers that lead there. */
export const Tiles = ({ dashboard }: { dashboard: Dashboard }) => (
  <ul className={c.tiles} aria-label={t('What there is to do')}>
    {[...libraryTiles(dashboard), ...adminTiles(dashboard)].map(({ key, to, count, name, line, isWrong }) => (
      <li key={key}>
        <Link to={to}>
          <strong data-wrong={(isWrong && count > 0) || undefined}>{count}</strong>
          <b>{name}</b>
          <span>{line}</span>
        </Link>
      </li>
    ))}
  </ul>
);
