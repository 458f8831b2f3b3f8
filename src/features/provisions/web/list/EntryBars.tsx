import { Bar } from '../../../../ui/state/Skeleton.tsx';
import c from './EntryBars.module.css';

const LINES = ['96%', '100%', '58%'];

/** The shape of the first entries of a list. */
export const EntryBars = () => (
  <div className={c.skeletons}>
    <Bar height={16} width={220} />
    {[0, 1, 2].map((entry) => (
      <div key={entry} className={c.skeleton}>
        <Bar height={22} width={150} gap={8} />
        <Bar height={12} width={140} gap={14} />
        <Bar height={13} width="64%" gap={18} />
        {LINES.map((width) => (
          <Bar key={width} height={14} width={width} gap={11} />
        ))}
      </div>
    ))}
  </div>
);
