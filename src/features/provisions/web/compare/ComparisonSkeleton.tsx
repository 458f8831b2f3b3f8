import { Bar, Loading } from '../../../../ui/state/Skeleton.tsx';
import c from './ComparisonSkeleton.module.css';

const LINES = ['92%', '100%', '84%', '96%', '60%'];

/** Two texts beside each other, while they load. */
export function ComparisonSkeleton() {
  return (
    <Loading>
      <div className={c.panes}>
        {[0, 1].map((pane) => (
          <div key={pane}>
            <Bar width={140} height={18} gap={20} />
            {LINES.map((width) => (
              <Bar key={width} width={width} height={14} gap={12} />
            ))}
          </div>
        ))}
      </div>
    </Loading>
  );
}
