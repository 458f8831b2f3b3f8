import { Button } from '@mantine/core';
import { IconFilePlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { permalinkPath } from '../../provisions/permalink.ts';
import { valueLines } from '../../provisions/valueText.ts';
import { useOpenHistory } from '../../provisions/web/compare/useOpenHistory.ts';
import { Citations } from '../../provisions/web/entry/Citations.tsx';
import { withDay } from '../../provisions/withDay.ts';
import { askToAdd } from '../../reports/web/addingToReport.ts';
import { type MatrixCell, sameAs } from '../cell.ts';
import { comingText } from '../comingText.ts';
import type { MatrixGroup } from '../contract.ts';
import c from './CellDetails.module.css';
import { cellText } from './cellWords.ts';
import { Mark, StandingIcon, standingText } from './Marks.tsx';

export interface CellDetailsProps {
  cell: MatrixCell;
  group: MatrixGroup;
  home: MatrixCell | undefined;
  /** The day that is read; null for today. */
  on: string | null;
}

/** What a cell says, with home's answer beside it. */
function Value({ cell, home }: Pick<CellDetailsProps, 'cell' | 'home'>) {
  const { row, lines } = cell;
  const same = sameAs(cell, home);
  return (
    <>
      {lines.length > 1 ? (
        <ul className={c.list}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : (
        <div className={c.value} data-long={(lines[0]?.length ?? 0) > 60 || undefined}>
          {lines[0]}
        </div>
      )}
      {row?.from && (
        <p className={c.since}>
          {cell.isAnnounced
            ? t('Announced from {{date}}', { date: shortDate(row.from) })
            : t('Since {{date}}', { date: shortDate(row.from) })}
        </p>
      )}
      {row?.why && <p className={c.since}>{row.why}</p>}
      {same !== null && home && (
        <p className={c.since}>
          {same ? (
            t('Same as {{jurisdiction}}', { jurisdiction: home.provision.jurisdictionName })
          ) : (
            <>
              <Mark name="differs" className={c.differs} /> {home.provision.jurisdictionName}:{' '}
              {cellText(home)}
            </>
          )}
        </p>
      )}
    </>
  );
}

function Basis({ cell }: { cell: MatrixCell }) {
  const { provision, row } = cell;
  const cited = row && row.cites.length > 0 ? row.cites : [...provision.acts, ...provision.regulations];
  const source = row?.source ?? null;
  const { verified } = provision;
  return (
    <dl className={c.basis}>
      <dt>{t('Section')}</dt>
      <dd>{cited.length > 0 ? <Citations of={cited} /> : t('Section not known')}</dd>
      <dt>{t('Standing')}</dt>
      <dd>
        <span className={c.standing}>
          <StandingIcon of={provision} /> {standingText(provision)}
        </span>
        {verified && (
          <span className={c.read}>
            {t('Read on {{date}}', { date: shortDate(verified.on) })}
            {verified.date && t(', source of {{date}}', { date: verified.date })}
          </span>
        )}
      </dd>
      <dt>{t('Source')}</dt>
      <dd>
        {(source?.url ?? verified?.url) ? (
          <a href={source?.url ?? verified?.url ?? ''} target="_blank" rel="noreferrer">
            {source?.name ?? verified?.against}
          </a>
        ) : (
          (source?.name ?? verified?.against ?? t('None that was read'))
        )}
      </dd>
    </dl>
  );
}

function Coming({ cell: { next, provision } }: { cell: MatrixCell }) {
  if (!next && provision.upcomingChanges.length === 0) return null;
  return (
    <div className={c.coming}>
      <Mark name="clock" />
      <div>
        <strong>{t('What comes next.')}</strong>{' '}
        {next?.from &&
          t('{{value}} from {{date}}.', { value: valueLines(next).join('; '), date: shortDate(next.from) })}
        {provision.upcomingChanges.map((change) => (
          <p key={comingText(change)}>{comingText(change)}</p>
        ))}
      </div>
    </div>
  );
}

/** What stands behind a cell: the value, its section, standing and source, what comes next, and where to go from there. */
export function CellDetails({ cell, group, home, on }: CellDetailsProps) {
  const { provision } = cell;
  const openHistory = useOpenHistory();
  return (
    <>
      <div className={c.body}>
        {provision.textWarning && <p className={c.warning}>{provision.textWarning}</p>}
        <Value cell={cell} home={home} />
        <Basis cell={cell} />
        <Coming cell={cell} />
      </div>
      <div className={c.foot}>
        <Button
          component={Link}
          size="compact-md"
          to={withDay(permalinkPath({ ...provision, area: group.area, topic: group.topic }), on)}
        >
          {t('Open provision')}
        </Button>
        <Button
          size="compact-md"
          variant="default"
          leftSection={<IconFilePlus size={16} stroke={1.7} aria-hidden />}
          onClick={() => askToAdd([provision.id])}
        >
          {t('Add To Report')}
        </Button>
        {provision.hasVersions && (
          <Button size="compact-md" variant="subtle" onClick={() => openHistory(provision.id)}>
            {t('History')}
          </Button>
        )}
      </div>
    </>
  );
}
