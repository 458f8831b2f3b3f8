import type { ComponentProps } from 'react';
import c from './Chip.module.css';

interface Props extends ComponentProps<'button'> {
  /** Stands out among its neighbours: it is what the reader asked for. */
  marked?: boolean;
}

/** A white pill that opens something about the word on it. */
export function Chip({ marked, ...rest }: Props) {
  return <button type="button" className={c.chip} data-marked={marked || undefined} {...rest} />;
}
