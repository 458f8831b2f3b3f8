import { type RefObject, useEffect } from 'react';
import { t } from '../../../../../shared/text.ts';
import type { ComparedText } from '../api.ts';
import { NoText, RedlineText } from '../RedlineText.tsx';
import { ComparisonHead } from './ComparisonHead.tsx';
import c from './ComparisonTable.module.css';
import type { ComparisonRow } from './comparisonRows.ts';

/** The base and three redlines fill the dialog; more scroll sideways. */
const COLUMNS = 4;

interface Props {
  base: ComparedText;
  chosen: readonly ComparedText[];
  rows: readonly ComparisonRow[];
  onSwap: (item: ComparedText) => void;
  isSwapping: boolean;
  withoutDeletions: boolean;
  root: RefObject<HTMLDivElement | null>;
}

/** The base text, which stays in place, with redlines beside it. */
export function ComparisonTable({ base, chosen, rows, onSwap, isSwapping, withoutDeletions, root }: Props) {
  const columns = Math.max(chosen.length, 1) + 1;
  const lastId = chosen.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column that was just chosen comes into view
  useEffect(() => {
    root.current?.scrollTo({ left: root.current.scrollWidth });
  }, [lastId]);
  const share = 100 / Math.min(columns, COLUMNS);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section ref={root} className={c.scroller} tabIndex={0} aria-label={t('Texts side by side')}>
      <table
        data-without-deletions={withoutDeletions || undefined}
        className={c.table}
        style={{ width: `${share * columns}%` }}
        aria-busy={isSwapping}
      >
        <thead>
          <tr>
            <th scope="col" className={c.base} style={{ width: `${100 / columns}%` }}>
              <div className={c.headLine}>
                <span className={c.name}>{base.jurisdictionName}</span>
                <span className={c.note}>{t('base text')}</span>
              </div>
            </th>
            {chosen.map((item) => (
              <th key={item.id} scope="col">
                <ComparisonHead item={item} onSwap={() => onSwap(item)} disabled={isSwapping} />
              </th>
            ))}
            {chosen.length === 0 && <td className={c.blank} />}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no name of their own
            <tr key={index}>
              <td className={c.base}>{base.html === '' ? <NoText /> : <RedlineText html={row.base} />}</td>
              {chosen.map((item, column) => (
                <td key={item.id} data-column={item.jurisdictionName}>
                  {item.redline === '' ? <NoText /> : <RedlineText html={row.redlines[column] ?? ''} />}
                </td>
              ))}
              {chosen.length === 0 && (
                <td className={c.hint}>
                  {index === 0 && t('Select one or more jurisdictions from above to get started.')}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
