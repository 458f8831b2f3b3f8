import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';

/**
 * How sections are cited (content/README.md): `s 16`, `ss 16-18`, `s 57(1)`, `ss 15, 15.1`, `Part 3`, `Sched 2`, joined by
 * `, ` or `; `. What a section number may look like depends on the legislature:
 * - Saskatchewan numbers by part (`s 2-38`), so its ranges are written with "to" (`ss 2-38 to 2-40`);
 * - the Atlantic provinces insert letters (`s 60E`), the others decimals (`s 49.1`, `s 50.0.2`).
 */
const SUBSECTIONS = String.raw`(\((\d{1,3}(\.\d{1,2})?|[a-z]{1,5}(\.\d{1,2})?)\))*`;
const DECIMALS = String.raw`\d{1,4}(\.\d{1,4}){0,3}`;
const WITH_LETTER = new Set<JurisdictionCode>(['NB', 'NL', 'NS', 'PE']);
const NUMERAL = String.raw`(\d{1,3}|[IVXLC]{1,6}|[A-Z])(\.\d{1,3})*`;

const OTHER_PLACES = new RegExp(`^(Part|Sched|Div|Chapter|App) ${NUMERAL}$`);
const SEVERAL_PLACES = new RegExp(`^(Parts|Scheds|Divs) ${NUMERAL}(-${NUMERAL})?$`);
const ANOTHER_PLACE = new RegExp(`^${NUMERAL}$`);

function sectionPattern(jurisdiction: JurisdictionCode): string {
  if (jurisdiction === 'SK') return String.raw`\d{1,3}(-\d{1,3})?(\.\d{1,3})?${SUBSECTIONS}`;
  return `${DECIMALS}${WITH_LETTER.has(jurisdiction) ? '[A-Z]{0,2}' : ''}${SUBSECTIONS}`;
}

/**
 * Answers what is wrong with a section string for an act of this jurisdiction, or null when it can be read.
 * The jurisdiction is the act's own: an Ontario provision cites the federal privacy act the federal way.
 */
export function sectionProblem(text: string, jurisdiction: JurisdictionCode): string | null {
  if (/\barts?\b/.test(text)) return 'articles are cited with s or ss';
  const section = sectionPattern(jurisdiction);
  const one = new RegExp(`^${section}$`);
  const range = new RegExp(`^${section}${jurisdiction === 'SK' ? ' to ' : '( to |-)'}${section}$`);
  let several = 0;
  let inList = false;
  let inPlaces = false;
  for (const piece of text.split(/[,;] /)) {
    const isPlaces: boolean = SEVERAL_PLACES.test(piece) || (inPlaces && ANOTHER_PLACE.test(piece));
    inPlaces = isPlaces;
    if (OTHER_PLACES.test(piece) || isPlaces) {
      if (inList && several < 2) return 'ss announces several sections, but one follows';
      inList = false;
      continue;
    }
    const [, prefix, number] = /^(?:(ss?) )?(.+)$/.exec(piece) ?? [];
    if (number === undefined || (!prefix && !inList)) return `"${piece}" is not a section, Part or Sched`;
    if (prefix) {
      if (inList && several < 2) return 'ss announces several sections, but one follows';
      inList = prefix === 'ss';
      several = 0;
    }
    if (one.test(number)) several += 1;
    else if (inList && range.test(number)) several += 2;
    else if (range.test(number)) return 's announces one section, but a range follows: write ss';
    else return `"${number}" is not how sections of ${jurisdiction} are numbered`;
  }
  return inList && several < 2 ? 'ss announces several sections, but one follows' : null;
}
