import { memo } from 'react';
import { t } from '../../../../shared/text.ts';
import { Prose } from '../../../../ui/parts/Prose.tsx';
import c from './RedlineText.module.css';
import { withSpokenMarks } from './redlineMarkup.ts';

const CLASSES = { spoken: c.spoken ?? '', moved: c.moved ?? '' };

/** A text with or without marks. It is not rendered again while its HTML stays, so what is pointed out in it stays too. */
export const RedlineText = memo(function RedlineText({ html }: { html: string }) {
  if (html === '') return null;
  return (
    <div className={c.text}>
      <Prose html={withSpokenMarks(html, CLASSES)} />
    </div>
  );
});

/** In place of a text that a jurisdiction does not have yet. */
export const NoText = () => <p className={c.none}>{t('Details coming soon.')}</p>;
