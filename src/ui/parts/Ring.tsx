import { t } from '../../shared/text.ts';

const RADIUS = 30;
const LENGTH = 2 * Math.PI * RADIUS;
const GAP = 2;

interface Props {
  done: number;
  doing?: number;
  total: number;
  size?: number;
}

/** The share that is done, as a ring. The three counts stand beside it in words. */
export function Ring({ done, doing = 0, total, size = 72 }: Props) {
  const share = (n: number) => (total > 0 ? n / total : 0);
  const arc = (n: number) => `${Math.max(0, share(n) * LENGTH - (share(n) < 1 ? GAP : 0))} ${LENGTH}`;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 72 72"
      role="img"
      aria-label={t('{{done}} of {{total}} done', { done, total })}
    >
      <g fill="none" strokeWidth="7" transform="rotate(-90 36 36)">
        <circle cx="36" cy="36" r={RADIUS} stroke="var(--ll-line)" />
        <circle cx="36" cy="36" r={RADIUS} stroke="var(--ll-green)" strokeDasharray={arc(done)} />
        <circle
          cx="36"
          cy="36"
          r={RADIUS}
          stroke="var(--ll-amber-solid)"
          strokeDasharray={arc(doing)}
          strokeDashoffset={-share(done) * LENGTH}
        />
      </g>
      <text
        x="36"
        y="42"
        textAnchor="middle"
        fontSize="17"
        fontWeight="650"
        fill="var(--ll-ink)"
        style={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {total > 0 ? `${Math.round(share(done) * 100)}%` : '–'}
      </text>
    </svg>
  );
}
