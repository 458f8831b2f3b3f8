import { useMemo } from 'react';
import { redline } from '../../../../redline/redline.ts';
import { t } from '../../../../shared/text.ts';
import type { EditableProvision } from '../../../provisions/editable.ts';
import { RedlineText } from '../../../provisions/web/compare/RedlineText.tsx';
import { type MergePart, same } from '../../merge.ts';
import type { OpenProvision } from '../../schemas.ts';
import c from './MergeDialog.module.css';
import { nameOf, wordsOf } from './mergeWords.ts';
import { WORDED } from './wordCounts.ts';

interface Props {
  now: OpenProvision;
  /** What follows from the choices. */
  result: EditableProvision;
  parts: readonly MergePart[];
  /** How much is still to be chosen. */
  toChoose: number;
}

/** What a part that is no words says in a whole provision. */
const saidBy = ({ of, key }: MergePart, content: EditableProvision): unknown =>
  of === 'value' ? (content.values[key ?? ''] ?? []) : of === 'text' ? null : content[of];

/** The result of a merge against what readers have now, as they will see it change. */
export function MergedRedline({ now, result, parts, toChoose }: Props) {
  const worded = useMemo(
    () =>
      WORDED.filter((part) => now.content[part] !== result[part]).map((part) => ({
        part,
        html: redline(now.content[part] ?? '', result[part] ?? '').html,
      })),
    [now.content, result],
  );
  const others = parts.filter(
    (part) =>
      !['text', 'warning', 'policy'].includes(part.of) &&
      !same(saidBy(part, now.content), saidBy(part, result)),
  );
  const names = { description: t('Text'), warning: t('Warning'), policy: t('Policy') };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <section className={c.merged} aria-label={t('The result as redline')} tabIndex={0}>
      {toChoose > 0 && (
        <p className={c.awaited}>
          {t('{{left}} still to choose: until then what is published stands there.', { left: toChoose })}
        </p>
      )}
      {worded.map(({ part, html }) => (
        <div key={part}>
          <h3>{names[part]}</h3>
          <RedlineText html={html} />
        </div>
      ))}
      {others.map((part) => (
        <div key={part.id}>
          <h3>{nameOf(part, now)}</h3>
          <p>
            <del>{wordsOf(part, saidBy(part, now.content), now)}</del>{' '}
            <ins>{wordsOf(part, saidBy(part, result), now)}</ins>
          </p>
        </div>
      ))}
      {worded.length + others.length === 0 && (
        <p className={c.quiet}>{t('The result says what is published now.')}</p>
      )}
    </section>
  );
}
