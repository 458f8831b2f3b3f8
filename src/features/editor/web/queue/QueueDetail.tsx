import { IconHelpCircle } from '@tabler/icons-react';
import { Link } from 'react-router';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Callout } from '../../../../ui/parts/Callout.tsx';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { Tag } from '../../../../ui/parts/Tag.tsx';
import { PaneHeading } from '../../../../ui/workspace/Columns.tsx';
import { restsOn, standingWords } from '../../../provisions/evidenceText.ts';
import { valueLines } from '../../../provisions/valueText.ts';
import type { QueueRow } from '../../schemas.ts';
import { pageDay } from './pageDay.ts';
import c from './QueuePane.module.css';
import { WeightPart } from './Weight.tsx';

const stakesText = (stakes: number): string => {
  if (stakes >= 30) return t('an amount that payroll uses');
  return stakes >= 20 ? t('a number that is counted by') : t('words that are lived by');
};

const Head = ({ row }: { row: QueueRow }) => (
  <div className={c.detail}>
    <p className={c.place}>
      <Jur code={row.jurisdiction} /> {row.area.name} › {row.topic.name}
    </p>
    <h2>{row.name}</h2>
    <p className={c.tags}>
      {row.confidence !== 'high' && (
        <Tag tone="amber" icon={<IconHelpCircle size={13} aria-hidden />}>
          {t('Not fully confirmed')}
        </Tag>
      )}{' '}
      <Tag>{standingWords(row.verification)}</Tag>{' '}
      {row.changes[0] && (
        <Link to={`/a/data?show=sources&source=${encodeURIComponent(row.changes[0].ref)}`}>
          <Tag tone="amber">
            {t('Source changed {{date}}', { date: shortDate(row.changes[0].changedOn) })}
          </Tag>
        </Link>
      )}
    </p>
  </div>
);

const Why = ({ row }: { row: QueueRow }) => (
  <div className={c.detail}>
    <PaneHeading title={t('Why it stands here')} />
    <dl className={c.why}>
      <dt>{t('Readers')}</dt>
      <WeightPart part="readers" weight={row.weight} />
      <dd>{t('{{count}} reads in 30 days', { count: row.reads })}</dd>
      <dt>{t('Evidence')}</dt>
      <WeightPart part="evidence" weight={row.weight} />
      <dd>
        {t('{{kind}}, newest page {{date}}', {
          kind: restsOn(row.verification),
          date: pageDay(row.newestPage),
        })}
      </dd>
      <dt>{t('Stakes')}</dt>
      <WeightPart part="stakes" weight={row.weight} />
      <dd>{stakesText(row.weight.stakes)}</dd>
    </dl>
  </div>
);

const Says = ({ row: { warning, excerpt, value } }: { row: QueueRow }) => (
  <div className={c.detail}>
    <PaneHeading title={t('What it says')} />
    {warning && <Callout tone="red">{warning}</Callout>}
    <p className={c.excerpt}>{excerpt}</p>
    {value && (
      <p className={c.value}>
        <span>{value.label}</span>
        <span>
          <strong>{valueLines(value).join(', ')}</strong>{' '}
          {value.from && t('since {{date}}', { date: shortDate(value.from) })}
        </span>
      </p>
    )}
  </div>
);

/** The provision of the queue that is being read: what it is, why it is due, and what it says. */
export const QueueDetail = ({ row }: { row: QueueRow }) => (
  <>
    <Head row={row} />
    <Why row={row} />
    <Says row={row} />
  </>
);
