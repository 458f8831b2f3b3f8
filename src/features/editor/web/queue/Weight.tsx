import { t } from '../../../../shared/text.ts';
import type { QueueRow } from '../../schemas.ts';
import { MAX_WEIGHT } from '../../weight.ts';
import c from './QueuePane.module.css';

const totalOf = ({ readers, evidence, stakes }: QueueRow['weight']): number => readers + evidence + stakes;

/** How heavy a provision weighs, as a number and as a bar of its three parts. */
export const Weight = ({ weight }: { weight: QueueRow['weight'] }) => (
  <span className={c.weight}>
    <strong>{totalOf(weight)}</strong>
    <span
      className={c.bars}
      role="img"
      aria-label={t('Readers {{readers}}, evidence {{evidence}}, stakes {{stakes}}', { ...weight })}
    >
      {(['readers', 'evidence', 'stakes'] as const).map((part) => (
        <svg key={part} data-part={part} width={Math.max(1, weight[part] * 0.64)} height="6" aria-hidden>
          <rect width="100%" height="6" rx="1" fill="currentColor" />
        </svg>
      ))}
    </span>
  </span>
);

/** One part of the weight against the most that it can be. */
export const WeightPart = ({
  part,
  weight,
}: {
  part: keyof typeof MAX_WEIGHT;
  weight: QueueRow['weight'];
}) => (
  <dd className={c.bars} aria-hidden>
    <span className={c.part}>
      <svg
        data-part={part}
        width={Math.max(1, (66 * weight[part]) / MAX_WEIGHT[part])}
        height="6"
        aria-hidden
      >
        <rect width="100%" height="6" rx="1" fill="currentColor" />
      </svg>
    </span>
  </dd>
);
