import type { ComponentProps } from 'react';
import { Loaded } from '../../../../ui/state/Loaded.tsx';
import { Bar } from '../../../../ui/state/Skeleton.tsx';
import c from './LoadedComparison.module.css';

const LINES = ['92%', '100%', '84%', '96%', '60%'];

/** Two texts beside each other, while they load. */
const TwoTexts = () => (
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
);

type Props<T> = Omit<ComponentProps<typeof Loaded<T>>, 'skeleton' | 'stateClass'>;

/** The middle of a comparison dialog, or why it is not there. */
export const LoadedComparison = <T,>(props: Props<T>) => (
  <Loaded {...props} skeleton={<TwoTexts />} stateClass={c.state} />
);
