/** A cited section, or a run of them: `209.1` to `209.3`. */
export interface CitedNumber {
  from: string;
  to: string;
}

/** Sections in the order of a statute: 9, 10, 10.1, 10.01 by their numbers, part by part. */
export function compareNumbers(a: string, b: string): number {
  const [x, y] = [a.split('.'), b.split('.')];
  for (let i = 0; i < Math.max(x.length, y.length); i += 1) {
    const [m, n] = [x[i], y[i]];
    if (m === undefined || n === undefined) return m === undefined ? -1 : 1;
    // Behind the point they are read as decimals: 12.001 stands before 12.01, and 12.01 before 12.1.
    const by = i === 0 ? Number(m) - Number(n) : Number(`0.${m}`) - Number(`0.${n}`);
    if (by !== 0) return by;
  }
  return 0;
}

const ONE = /^(\d{1,4}(?:\.\d{1,4})*)/;

/**
 * The sections that a citation names, without their subsections: "ss 206.1, 209.1-209.3, s 5(2)". Parts, divisions and schedules
 * are none: `citedParts` has them.
 */
export function citedNumbers(sections: string): CitedNumber[] {
  let inList = false;
  return sections.split(/[,;] /).flatMap((piece) => {
    const [, prefix, rest = ''] = /^(?:(ss?) )?(.+)$/.exec(piece.trim()) ?? [];
    if (prefix) inList = true;
    else if (!/^\d/.test(rest)) inList = false;
    if (!inList) return [];
    const [first = '', last = first] = rest.split(/ to |-|–/);
    const from = ONE.exec(first)?.[1];
    const to = ONE.exec(last)?.[1] ?? from;
    return from && to ? [{ from, to }] : [];
  });
}

/** The parts, divisions and schedules that a citation names: "Part III", "Sched 2". */
export const citedParts = (sections: string): string[] =>
  sections.split(/[,;] /).flatMap((piece) => /^(?:Part|Div|Sched) \S+/.exec(piece.trim())?.[0] ?? []);

/** The run of sections that a statute prints as one: "163 to 165" of repealed ones; null of what has no number. */
export function sectionRun(label: string): CitedNumber | null {
  const [first = '', last = first] = label.split(/ to | and |-|–/);
  const [from, to] = [ONE.exec(first)?.[1], ONE.exec(last)?.[1]];
  return from && to ? { from, to } : null;
}

/** Whether a section is one of those cited, lies in a run of them, or is printed in one run with them. */
export function isCited(label: string, cited: readonly CitedNumber[]): boolean {
  const run = sectionRun(label);
  return (
    run !== null &&
    cited.some(({ from, to }) => compareNumbers(run.to, from) >= 0 && compareNumbers(run.from, to) <= 0)
  );
}

const plain = (place: string): string =>
  place
    .toLowerCase()
    .replace(/^(?:schedule|annexe)\b/, 'sched')
    .replace(/^(?:division|section)\b/, 'div')
    .replace(/^partie\b/, 'part')
    .replace(/\s+/g, ' ');

/** A section of a statute, as far as a citation can name it. */
export interface Citable {
  label: string;
  part: string | null;
}

/** Whether a citation names this section, by its number, its schedule, or the part that it stands in. */
export function citesSection(sections: string, { label, part }: Citable): boolean {
  if (isCited(label, citedNumbers(sections))) return true;
  const places = citedParts(sections).map(plain);
  if (places.length === 0) return false;
  const above = (part ?? '').split(' › ').map(plain);
  return places.some(
    (place) => plain(label) === place || above.some((one) => one === place || one.startsWith(`${place} `)),
  );
}
