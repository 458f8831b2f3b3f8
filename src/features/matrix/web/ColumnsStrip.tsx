import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type JurisdictionCode, jurisdictionName } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import c from './ColumnsStrip.module.css';
import { Mark } from './Marks.tsx';

/** Which of the columns beside home are in view, from the first to the last. */
interface InView {
  first: number;
  last: number;
}

/** The columns of the grid beside home, and where the frozen ones end. */
function measure(scroller: HTMLElement): { heads: HTMLElement[]; edge: number } {
  const heads = [...scroller.querySelectorAll<HTMLElement>('[data-column]')];
  const [home, ...others] = heads;
  return { heads: others, edge: home ? home.getBoundingClientRect().right : 0 };
}

/** Follows which columns are in view, and scrolls one next to home. */
export function useColumns(scroller: RefObject<HTMLDivElement | null>, drawn: unknown) {
  const [inView, setInView] = useState<InView>({ first: 0, last: -1 });
  const look = useCallback(() => {
    const node = scroller.current;
    if (!node) return;
    const { heads, edge } = measure(node);
    const end = node.getBoundingClientRect().right;
    const shown = heads.flatMap((head, index) => {
      const box = head.getBoundingClientRect();
      return box.left >= edge - 4 && box.right <= end + 4 ? [index] : [];
    });
    const next = { first: shown[0] ?? 0, last: shown.at(-1) ?? -1 };
    setInView((before) => (before.first === next.first && before.last === next.last ? before : next));
  }, [scroller]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns stand there
  useEffect(() => {
    // Within the next frame, where the browser lays the table out in any case: at once it would do so twice.
    const frame = requestAnimationFrame(look);
    window.addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', look);
    };
  }, [look, drawn]);
  const scrollTo = (index: number): void => {
    const node = scroller.current;
    if (!node) return;
    const { heads, edge } = measure(node);
    const head = heads[Math.max(0, Math.min(index, heads.length - 1))];
    if (head) node.scrollBy({ left: head.getBoundingClientRect().left - edge, behavior: 'smooth' });
  };
  return { inView, look, scrollTo };
}

interface Props {
  columns: readonly JurisdictionCode[];
  inView: InView;
  scrollTo: (index: number) => void;
}

/** A tile for each column: those in view are tinted, a tile brings its column next to home. */
export function ColumnsStrip({ columns, inView, scrollTo }: Props) {
  const [home, ...others] = columns;
  if (!home || others.length === 0) return null;
  const count = inView.last - inView.first + 1;
  return (
    <div className={c.strip} data-chrome>
      <span>{t('Columns')}</span>
      <span className={c.home} title={jurisdictionName(home)}>
        <Mark name="pin" /> {home}
      </span>
      {others.map((code, index) => (
        <button
          key={code}
          type="button"
          data-in-view={(index >= inView.first && index <= inView.last) || undefined}
          aria-label={t('{{code}}: show {{jurisdiction}}', { code, jurisdiction: jurisdictionName(code) })}
          onClick={() => scrollTo(index)}
        >
          {code}
        </button>
      ))}
      <span role="status" className={c.said}>
        {inView.last < 0
          ? ' '
          : t('{{from}}–{{to}} of {{all}} beside {{home}}', {
              from: inView.first + 1,
              to: inView.last + 1,
              all: others.length,
              home: jurisdictionName(home),
            })}
      </span>
      <span className={c.arrows}>
        <button
          type="button"
          aria-label={t('Columns before')}
          disabled={inView.first <= 0}
          onClick={() => scrollTo(inView.first - count)}
        >
          ‹
        </button>
        <button
          type="button"
          aria-label={t('Columns after')}
          disabled={inView.last >= others.length - 1}
          onClick={() => scrollTo(inView.last + 1)}
        >
          ›
        </button>
      </span>
    </div>
  );
}
