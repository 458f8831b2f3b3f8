import { IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { StageBar } from '../../../ui/parts/StageBar.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { inForceText } from '../../legislation/inForceText.ts';
import { progressOf, stageAbbreviation, stageLabel } from '../../legislation/stages.ts';
import type { TrackedBill } from '../contract.ts';
import c from './TrackerScreen.module.css';
import type { TrackerFilters } from './trackerFilters.ts';

/** How far a bill is, in words and as a bar; a filed regulation has no bar (specification 4). */
function StageCell({ bill }: { bill: TrackedBill }) {
  const progress = progressOf(bill.jurisdiction, bill.status, bill.number);
  if (!progress) {
    return bill.isInForce ? <Tag tone="green">{t('In Force')}</Tag> : <Tag>{t(stageLabel(bill.status))}</Tag>;
  }
  const label = bill.isInForce ? t('In Force') : t(stageLabel(bill.status));
  const short = stageAbbreviation(bill.status);
  const twoChambers = progress.chambers.includes('second');
  return (
    <>
      <div className={c.stage}>
        <span>{label}</span>
        {bill.isInForce ? (
          <IconCheck size={14} stroke={2.4} color="var(--ll-green)" aria-hidden />
        ) : (
          <span className={c.step}>
            {short && (
              <>
                <abbr title={label}>{short}</abbr> ·{' '}
              </>
            )}
            {t('{{reached}} of {{total}}', { reached: progress.reached, total: progress.chambers.length })}
          </span>
        )}
      </div>
      <StageBar
        segments={twoChambers ? progress.chambers : progress.chambers.map(() => 'first')}
        reached={progress.reached}
        inForce={bill.isInForce}
        label={label}
      />
    </>
  );
}

function InForceCell({ bill }: { bill: TrackedBill }) {
  const { total, inForce } = bill.parts;
  if (total > 1) {
    return (
      <>
        {t('In stages')}
        <span className={c.second}>{t('{{count}} of {{total}} in force', { count: inForce, total })}</span>
      </>
    );
  }
  const text = inForceText(bill);
  return bill.inForce === 'to be proclaimed' ? <span className={c.open}>{text}</span> : text;
}

/** The first area by name, and how many more there are; the full list on hovering and for those who listen. */
function Areas({ areas: [first, ...others] }: Pick<TrackedBill, 'areas'>) {
  if (!first) return null;
  const names = others.map(({ name }) => name).join(', ');
  return (
    <>
      {first.name}{' '}
      {others.length > 0 && (
        <abbr className={c.more} title={names}>
          {t('+{{count}} more', { count: others.length })}
        </abbr>
      )}
    </>
  );
}

type SortKey = TrackerFilters['sort'];

const COLUMNS = (onOpen: Props['onOpen']): Column<TrackedBill>[] => [
  {
    key: 'bill',
    title: t('Bill'),
    cell: (bill) => (
      <>
        <LinkButton className={c.billName} onClick={() => onOpen(bill.id)}>
          {bill.number ?? bill.name}
        </LinkButton>
        {bill.number && <span className={c.second}>{bill.name}</span>}
      </>
    ),
  },
  {
    key: 'jurisdiction',
    title: t('Jur.'),
    width: 60,
    onCard: 'plain',
    cell: ({ jurisdiction }) => <Jur code={jurisdiction} />,
  },
  {
    key: 'stage',
    title: t('Stage'),
    width: 216,
    isSortable: true,
    onCard: 'plain',
    cell: (bill) => <StageCell bill={bill} />,
  },
  {
    key: 'inForce',
    title: t('In force'),
    width: 136,
    isSortable: true,
    cell: (bill) => <InForceCell bill={bill} />,
  },
  {
    key: 'moved',
    title: t('Last move'),
    width: 136,
    isSortable: true,
    cell: ({ lastMove }) => lastMove && <span className={c.quiet}>{shortDate(lastMove)}</span>,
  },
  { key: 'areas', title: t('Area of Law'), width: 190, cell: ({ areas }) => <Areas areas={areas} /> },
];

interface Props extends Pick<ComponentProps<typeof DataTable>, 'filters' | 'empty'> {
  bills: TrackedBill[];
  sort: SortKey;
  onSort: (sort: SortKey) => void;
  /** The bill whose drawer is open. */
  openId: string | null;
  onOpen: (id: string) => void;
}

/** The bills, one a row. Each column sorts one way: the furthest and the latest say most. */
export function BillTable({ bills, sort, onSort, openId, onOpen, filters, empty }: Props) {
  return (
    <DataTable
      caption={t('Bills and regulations')}
      columns={COLUMNS(onOpen)}
      rows={bills}
      rowKey={({ id }) => id}
      sort={{ by: sort, direction: sort === 'stage' ? 'ascending' : 'descending' }}
      onSort={({ by }) => onSort(by as SortKey)}
      opensRows
      isOpen={({ id }) => id === openId}
      filters={filters}
      empty={empty}
    />
  );
}
