import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../shared/text.ts';
import c from './Redline.module.css';

interface Props {
  children: ReactNode;
  /** The change that the navigator is at. */
  now?: boolean;
}

export function Ins({ children, now }: Props) {
  return (
    <ins className={c.ins} data-now={now || undefined}>
      <VisuallyHidden>{t('Start of insertion')} </VisuallyHidden>
      {children}
      <VisuallyHidden> {t('End of insertion')}</VisuallyHidden>
    </ins>
  );
}

export function Del({ children, now }: Props) {
  return (
    <del className={c.del} data-now={now || undefined}>
      <VisuallyHidden>{t('Start of deletion')} </VisuallyHidden>
      {children}
      <VisuallyHidden> {t('End of deletion')}</VisuallyHidden>
    </del>
  );
}
