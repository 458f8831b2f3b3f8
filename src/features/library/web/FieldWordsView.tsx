import { useMemo } from 'react';
import { redline } from '../../../redline/redline.ts';
import { t } from '../../../shared/text.ts';
import { Del, Ins } from '../../../ui/parts/Redline.tsx';
import { RedlineText } from '../../provisions/web/compare/RedlineText.tsx';
import type { FieldWords } from '../contract.ts';
import c from './Files.module.css';

interface Props {
  /** What both last had. */
  base: FieldWords;
  /** What one side says now. */
  now: FieldWords;
}

const linesOf = (words: FieldWords): string[] => (words && 'lines' in words ? words.lines : []);

/** A field as one side says it, against what both last had. */
export function FieldWordsView({ base, now }: Props) {
  if ((now && 'html' in now) || (base && 'html' in base)) {
    return (
      <TextView base={base && 'html' in base ? base.html : ''} now={now && 'html' in now ? now.html : ''} />
    );
  }
  const [was, is] = [linesOf(base), linesOf(now)];
  if (was.length + is.length === 0) return <p className={c.none}>{t('nothing')}</p>;
  return (
    <ul className={c.lines}>
      {was
        .filter((line) => !is.includes(line))
        .map((line) => (
          <li key={`- ${line}`}>
            <Del>{line}</Del>
          </li>
        ))}
      {is.map((line) => (
        <li key={line}>{was.includes(line) ? line : <Ins>{line}</Ins>}</li>
      ))}
    </ul>
  );
}

function TextView({ base, now }: { base: string; now: string }) {
  const html = useMemo(() => redline(base, now).html, [base, now]);
  if (html === '') return <p className={c.none}>{t('nothing')}</p>;
  return <RedlineText html={html} />;
}
