import { t } from '../../shared/text.ts';
import c from './StageBar.module.css';

/** Whose stage a segment is: the first chamber's, the second's, or one after both. */
export type Segment = 'first' | 'second' | 'after';

interface Props {
  /** One entry a stage, in order. */
  segments: readonly Segment[];
  /** How many stages are reached. */
  reached: number;
  /** The bill is in force: one more segment, in green. */
  inForce?: boolean;
  /** The stage in words. */
  label: string;
}

/** How far a bill has come. The stage always stands beside it in words as well. */
export function StageBar({ segments, reached, inForce, label }: Props) {
  return (
    <div
      className={c.bar}
      role="img"
      aria-label={t('{{stage}}, step {{reached}} of {{total}}', {
        stage: label,
        reached,
        total: segments.length,
      })}
    >
      {segments.map((segment, i) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the stages of a legislature never change places
          key={i}
          data-on={i < reached ? segment : undefined}
          data-gap={(segment === 'second' && segments[i - 1] === 'first') || undefined}
        />
      ))}
      {inForce && <span data-on="inForce" data-gap />}
    </div>
  );
}
