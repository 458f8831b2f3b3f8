import type { ComponentProps } from 'react';
import c from './IconAction.module.css';

/** A quiet button that is an icon alone. Lists hold hundreds of them, so it is a bare button. */
export const IconAction = ({ className = '', ...rest }: ComponentProps<'button'>) => (
  <button type="button" className={`${c.iconAction} ${className}`} {...rest} />
);
