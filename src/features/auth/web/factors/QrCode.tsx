import { encode } from 'uqr';
import { t } from '../../../../shared/text.ts';
import c from './Factors.module.css';

/** A text as a square that a phone reads. Dark on light in every theme: readers want it so. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={c.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('The code for your app')}>
      <path d={path} />
    </svg>
  );
}
