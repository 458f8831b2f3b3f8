import { Bar, Loading } from '../../../../ui/state/Skeleton.tsx';
import c from './TextEditor.module.css';

/** The shape of a text whose editor is on its way. */
export const TextAwaited = () => (
  <div className={c.awaited}>
    <Loading>
      {[96, 91, 38, 94, 88, 52].map((percent) => (
        <Bar key={percent} width={`${percent}%`} height={16} gap={10} />
      ))}
    </Loading>
  </div>
);
