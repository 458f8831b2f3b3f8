import type { ComponentProps } from 'react';
import c from './LinkButton.module.css';

/** An action that reads as a link: it changes what is on the page and goes nowhere. */
export function LinkButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" className={`${c.link} ${className}`} {...rest} />;
}
