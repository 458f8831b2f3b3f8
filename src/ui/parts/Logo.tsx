import { pageConfig } from '../pageConfig.ts';

interface Props {
  size?: number;
}

/** A leaf whose lower half is ruled like a page. Reads at 16 px; takes the colour of the text around it. */
export function LogoMark({ size = 26 }: Props) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path d="M2.5 21.5C0.6 10.2 8 2 22 2L2.5 21.5Z" fill="currentColor" />
      <path
        d="M18.7 8.2h2M14.3 12.6h4.9M9.9 17h5.6"
        stroke="currentColor"
        strokeWidth="2.3"
        strokeLinecap="round"
      />
    </svg>
  );
}

export function Logo({ size = 26 }: Props) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 9, color: 'var(--ll-brand)' }}>
      <LogoMark size={size} />
      <span
        style={{
          font: `650 ${size * 0.85}px/1 var(--ll-serif)`,
          letterSpacing: '-.015em',
          color: 'var(--ll-ink)',
        }}
      >
        {pageConfig.productName}
      </span>
    </span>
  );
}
