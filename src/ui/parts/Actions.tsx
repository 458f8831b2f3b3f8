import type { ReactNode } from 'react';
import c from './Actions.module.css';

interface Props {
  /** In dialogs: at the right, the last one being what the dialog is for. */
  atEnd?: boolean;
  children: ReactNode;
}

/** The buttons that end a form, a card or a dialog. */
export const Actions = ({ atEnd, children }: Props) => (
  <div className={c.actions} data-at-end={atEnd || undefined}>
    {children}
  </div>
);
