import type { TypedValue } from '../../contract.ts';

/** One thing that the law puts a figure on: what holds, what is coming, and what held before. */
export interface Figure {
  key: string;
  label: string;
  now: TypedValue[];
  coming: TypedValue[];
  earlier: TypedValue[];
}

/** Sorts the dated values of a provision by what they are about and by the day (YYYY-MM-DD) it is. */
export function figuresOn(values: readonly TypedValue[], today: string): Figure[] {
  const figures = new Map<string, Figure>();
  for (const value of values) {
    const { key, label, from, to } = value;
    const figure = figures.get(key) ?? { key, label, now: [], coming: [], earlier: [] };
    figures.set(key, figure);
    if (from !== null && from > today) figure.coming.push(value);
    else if (to !== null && to < today) figure.earlier.push(value);
    else figure.now.push(value);
  }
  return [...figures.values()];
}

/** Figures that have a value on some day, and those of which only is known why there is none. */
export function splitFigures(figures: readonly Figure[]): { valued: Figure[]; stateOnly: TypedValue[] } {
  const rows = ({ now, coming, earlier }: Figure): TypedValue[] => [...now, ...coming, ...earlier];
  const valued = figures.filter((figure) => rows(figure).some(({ value }) => value !== null));
  const stateOnly = figures
    .filter((figure) => !valued.includes(figure))
    .flatMap((figure) => rows(figure)[0] ?? []);
  return { valued, stateOnly };
}
