import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconCheck, IconSelector } from '@tabler/icons-react';
import { t } from '../../../shared/text.ts';
import { shortDate } from '../../../shared/torontoDate.ts';
import { Jur } from '../../../ui/parts/Jur.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { StageBar } from '../../../ui/parts/StageBar.tsx';
import { Tag } from '../../../ui/parts/Tag.tsx';
import { progressOf, stageAbbreviation, stageLabel } from '../../legislation/stages.ts';
import { inForceText } from '../../legislation/web/inForceText.ts';
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

interface HeadProps {
  className?: string;
  sort: TrackerFilters['sort'];
  by: TrackerFilters['sort'];
  onSort: (sort: TrackerFilters['sort']) => void;
  children: string;
}

function SortHead({ className, sort, by, onSort, children }: HeadProps) {
  const isOn = sort === by;
  const Icon = isOn ? IconArrowDown : IconSelector;
  return (
    <th
      className={className}
      aria-sort={isOn ? (by === 'stage' ? 'ascending' : 'descending') : undefined}
      data-on={isOn || undefined}
    >
      <UnstyledButton className={c.sort} onClick={() => onSort(by)}>
        {children}
        <Icon size={14} stroke={1.8} aria-hidden />
      </UnstyledButton>
    </th>
  );
}

interface Props {
  bills: TrackedBill[];
  sort: TrackerFilters['sort'];
  onSort: (sort: TrackerFilters['sort']) => void;
  /** The bill whose drawer is open: its row stays tinted. */
  openId: string | null;
  onOpen: (id: string) => void;
}

/** The bills as a table; below lg every row is a card. */
export function BillTable({ bills, sort, onSort, openId, onOpen }: Props) {
  return (
    <table className={c.table}>
      <thead>
        <tr>
          <th>{t('Bill')}</th>
          <th className={c.narrow}>{t('Jur.')}</th>
          <SortHead className={c.wide} sort={sort} by="stage" onSort={onSort}>
            {t('Stage')}
          </SortHead>
          <SortHead className={c.date} sort={sort} by="inForce" onSort={onSort}>
            {t('In force')}
          </SortHead>
          <SortHead className={c.date} sort={sort} by="moved" onSort={onSort}>
            {t('Last move')}
          </SortHead>
          <th className={c.areas}>{t('Area of Law')}</th>
        </tr>
      </thead>
      <tbody>
        {bills.map((bill) => (
          <tr key={bill.id} data-open={bill.id === openId || undefined}>
            <td>
              <LinkButton className={c.billName} onClick={() => onOpen(bill.id)}>
                {bill.number ?? bill.name}
              </LinkButton>
              {bill.number && <span className={c.second}>{bill.name}</span>}
            </td>
            <td>
              <Jur code={bill.jurisdiction} />
            </td>
            <td>
              <StageCell bill={bill} />
            </td>
            <td data-name={t('In force')}>
              <InForceCell bill={bill} />
            </td>
            <td data-name={t('Last move')} className={c.quiet}>
              {bill.lastMove && shortDate(bill.lastMove)}
            </td>
            <td data-name={t('Area of Law')}>
              <Areas areas={bill.areas} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
