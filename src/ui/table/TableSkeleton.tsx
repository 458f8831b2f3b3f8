import { Bar } from '../state/Skeleton.tsx';
import c from './DataTable.module.css';

/** The shape of a table while its rows load. */
export const TableSkeleton = ({ rows = 8, isInCard }: { rows?: number; isInCard?: boolean }) => (
  <div className={isInCard ? c.inCard : c.card}>
    {Array.from({ length: rows }, (_, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: grey bars without a name
      <div key={row} className={c.skeletonRow}>
        <Bar width="60%" height={14} gap={8} />
        <Bar width="85%" height={12} />
      </div>
    ))}
  </div>
);
