import { IconChartLine } from '@tabler/icons-react';
import { t } from '../../../../shared/text.ts';
import type { MatrixRow } from '../../rows.ts';
import c from './OverTime.module.css';

interface Props {
  row: MatrixRow;
  onOpen: (row: MatrixRow) => void;
  /** A stop of the tab key of its own; within a grid its cell is that. */
  isStop?: boolean;
}

/** Opens the figure of a row over time. */
export const OverTimeButton = ({ row, onOpen, isStop = false }: Props) => (
  <button
    type="button"
    className={c.open}
    tabIndex={isStop ? 0 : -1}
    aria-haspopup="dialog"
    aria-label={t('{{field}} over time', { field: row.field.label })}
    title={t('Over time')}
    onClick={() => onOpen(row)}
    data-chrome
  >
    <IconChartLine size={16} stroke={1.7} aria-hidden />
  </button>
);
