import { t } from '../../../shared/text.ts';
import { standingMark, standingWords } from '../../provisions/standingText.ts';
import type { MatrixProvision } from '../contract.ts';
import c from './Marks.module.css';

/** Each is drawn by style (`Marks.module.css`): the matrix shows hundreds, and an image in the document for each would be felt. */
export type MarkName =
  | 'law'
  | 'government'
  | 'governmentOpen'
  | 'other'
  | 'otherOpen'
  | 'differs'
  | 'no'
  | 'ask'
  | 'clock'
  | 'most'
  | 'least'
  | 'pin';

/** A mark of 14 pixels. What it says stands in words beside it, or in the name of what it stands in. */
export const Mark = ({ name, className = '' }: { name: MarkName; className?: string }) => (
  <i className={`${c.mark} ${className}`} data-mark={name} aria-hidden />
);

type Standing = Pick<MatrixProvision, 'verification' | 'verified' | 'confidence' | 'open'>;

/** The mark of a standing: filled tick, line tick or ring, dashed where it is not fully confirmed. */
export function StandingIcon({ of }: { of: Standing }) {
  const mark = standingMark(of);
  const isSure = of.confidence === 'high';
  if (mark === 'law') return <Mark name={isSure ? 'law' : 'governmentOpen'} className={c.tick} />;
  if (mark === 'government')
    return <Mark name={isSure ? 'government' : 'governmentOpen'} className={c.tick} />;
  return <Mark name={isSure && mark !== 'none' ? 'other' : 'otherOpen'} className={c.ring} />;
}

/** The standing in words, with what is not confirmed. */
export const standingText = (of: Standing): string =>
  of.confidence === 'high'
    ? standingWords(of)
    : t('{{standing}}, not fully confirmed', { standing: standingWords(of) });
