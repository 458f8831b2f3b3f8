import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { SecondLine } from '../../../ui/table/SecondLine.tsx';
import { inForceText } from '../../legislation/inForceText.ts';
import type { TrackedBill } from '../contract.ts';
import c from './BillTable.module.css';
import { StageCell } from './StageCell.tsx';

function InForceCell({ bill }: { bill: TrackedBill }) {
  if (bill.outcome) return <span className={c.quiet}>—</span>;
  const { total, inForce } = bill.parts;
  if (total > 1) {
    return (
      <>
        {t('In stages')}
        <SecondLine>{t('{{count}} of {{total}} in force', { count: inForce, total })}</SecondLine>
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
        <abbr className={c.quiet} title={names}>
          {t('+{{count}} more', { count: others.length })}
        </abbr>
      )}
    </>
  );
}

/** What the tracker says of a bill; its name opens it. */
export const billColumns = (onOpen: (id: string) => void): Column<TrackedBill>[] => [
  {
    key: 'bill',
    title: t('Bill'),
    cell: ({ id, number, name }) => (
      <>
        <LinkButton className={c.name} onClick={() => onOpen(id)}>
          {number ?? name}
        </LinkButton>
        {number && <SecondLine>{name}</SecondLine>}
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
    cell: ({ lastMove }) => (
      <span className={c.quiet}>{lastMove ? shortDate(lastMove) : t('Not known')}</span>
    ),
  },
  { key: 'areas', title: t('Area of Law'), width: 190, cell: ({ areas }) => <Areas areas={areas} /> },
];
