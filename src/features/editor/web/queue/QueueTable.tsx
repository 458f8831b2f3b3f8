import {
  IconBuildingBank,
  IconFileText,
  IconHelpCircle,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import { Jur } from '../../../../ui/parts/Jur.tsx';
import { restsOn } from '../../../provisions/evidenceText.ts';
import type { QueueRow } from '../../schemas.ts';
import { pageDay } from './pageDay.ts';
import c from './QueuePane.module.css';
import { Weight } from './Weight.tsx';

const ICONS: Record<QueueRow['verification'], TablerIcon> = {
  'official-text': IconFileText,
  'official-page': IconBuildingBank,
  'older-official-text': IconFileText,
  'secondary-page': IconWorld,
  'machine-compiled-cross-check': IconWorld,
  unverified: IconHelpCircle,
};

function RestsOn({ verification }: Pick<QueueRow, 'verification'>) {
  const Icon = ICONS[verification];
  return (
    <span className={c.rests} data-on={verification}>
      <Icon size={14} stroke={1.7} aria-hidden /> {restsOn(verification)}
    </span>
  );
}

interface Props {
  rows: readonly QueueRow[];
  openId: string | undefined;
  onChoose: (row: QueueRow) => void;
  onEdit: () => void;
}

/**
 * What is due, the heaviest first. It is the list of a workspace and no `DataTable`: it scrolls in its own column and stays a list of
 * single lines where that column is narrow, one row is in hand and moved on by keys, and a double click opens its text.
 */
export const QueueTable = ({ rows, openId, onChoose, onEdit }: Props) => (
  <table className={c.table}>
    <thead>
      <tr>
        <th aria-sort="descending">{t('Weight')}</th>
        <th>{t('Provision')}</th>
        <th>{t('Rests on')}</th>
        <th>{t('Newest page')}</th>
        <th className={c.number}>{t('Reads')}</th>
        <th>{t('Review')}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr
          key={row.id}
          aria-current={row.id === openId ? 'true' : undefined}
          onClick={() => onChoose(row)}
          onDoubleClick={onEdit}
        >
          <td>
            <Weight weight={row.weight} />
          </td>
          <td>
            <button type="button" className={c.name} onClick={() => onChoose(row)}>
              <Jur code={row.jurisdiction} /> {row.name}
            </button>
          </td>
          <td>
            <RestsOn verification={row.verification} />
          </td>
          <td>{pageDay(row.newestPage)}</td>
          <td className={c.number}>{row.reads}</td>
          <td className={row.isOverdue ? c.overdue : undefined}>
            {row.isOverdue ? t('Overdue') : row.reviewDue && shortDate(row.reviewDue)}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
