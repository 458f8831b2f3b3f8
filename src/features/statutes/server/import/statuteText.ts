import type { ReadSection, ReadStatute } from './statute.ts';

/** Elements that begin a line of their own. */
const LINES = new Set(
  (
    'Subsection Paragraph Subparagraph Clause Subclause Subsubclause Definition ContinuedSectionSubsection ContinuedParagraph ' +
    'ContinuedSubparagraph ContinuedClause ContinuedDefinition Provision Item ListItem row Heading TitleText Formula FormulaDefinition ' +
    'ScheduleFormHeading Section Text'
  ).split(' '),
);
/** What is no text of the law: notes of who amended it, of editors, and at the margin. */
const NOTES = new Set(
  'HistoricalNote MarginalNote Footnote FootnoteRef ReaderNote Note OriginatingRef RecentAmendments RelatedOrNotInForce'.split(
    ' ',
  ),
);
const NUMBERS = new Set(['ConsolidatedNumber', 'InstrumentNumber']);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

interface Unit {
  element: 'Section' | 'Schedule';
  depth: number;
  label: string;
  note: string;
  lines: string[];
  amendedOn: string | null;
}

/** Puts a statute together from the events of a parser: its name, its days, and the sections and schedules of its body. */
export class StatuteText {
  readonly #maxSections: number;
  readonly #sections: ReadSection[] = [];
  readonly #seen = new Map<string, number>();
  readonly #path: string[] = [];
  #head: Pick<ReadStatute, 'kind' | 'language' | 'asOf' | 'currentTo'> | null = null;
  #number = '';
  #shortTitle = '';
  #longTitle = '';
  /** Headings above the section, by their level. */
  readonly #headings = new Map<number, string>();
  #heading: { level: number; text: string } | null = null;
  #unit: Unit | null = null;
  #line = '';
  /** The depth at which a note began, or something that is not in force. */
  #skippedFrom: number | null = null;

  constructor(maxSections: number) {
    this.#maxSections = maxSections;
  }

  /** An element begins. False when there are more sections than may be. */
  open(name: string, attributes: Record<string, string>): boolean {
    this.#path.push(name);
    const depth = this.#path.length;
    if (depth === 1) this.#begin(name, attributes);
    if (this.#skippedFrom !== null) return true;
    if (NOTES.has(name) || (name === 'Schedule' && attributes.id)) {
      this.#skippedFrom = depth;
      return true;
    }
    if (!this.#unit) {
      if (this.#isUnit(name)) {
        if (this.#sections.length >= this.#maxSections) return false;
        const amended = attributes['lims:lastAmendedDate'] ?? attributes['lims:inforce-start-date'] ?? '';
        this.#unit = {
          ...{ element: name as Unit['element'], depth, label: '', note: '', lines: [] },
          amendedOn: DAY.test(amended) ? amended : null,
        };
        this.#line = '';
      } else if (name === 'Heading' && this.#path[1] === 'Body') {
        this.#heading = { level: Number(attributes.level) || 1, text: '' };
      } else if (this.#heading && name === 'TitleText') this.#heading.text += ' ';
      return true;
    }
    // The words behind a number stand in its line.
    if (LINES.has(name) && !(name === 'Text' && /^\S+ $/.test(this.#line))) this.#endLine();
    if (name === 'entry' && this.#line.trim() !== '') this.#line += ' | ';
    return true;
  }

  close(name: string): void {
    const depth = this.#path.length;
    this.#path.pop();
    if (this.#skippedFrom !== null) {
      if (this.#skippedFrom === depth) this.#skippedFrom = null;
      return;
    }
    if (this.#heading && name === 'Heading') this.#endHeading();
    if (!this.#unit) return;
    if (depth === this.#unit.depth) this.#endUnit(this.#unit);
    else if (name === 'Label' && this.#line !== '') this.#line += ' ';
    else if (LINES.has(name)) this.#endLine();
    else if (name === 'Leader' || name === 'LeaderRightJustified') this.#line += ' ';
  }

  say(text: string): void {
    const [name, above] = [this.#path.at(-1), this.#path.at(-2)];
    // The note at the margin of the whole section names it; those of its subsections are left out.
    if (this.#unit?.element === 'Section' && this.#path[this.#unit.depth] === 'MarginalNote') {
      if (this.#path.length >= this.#unit.depth + 1) this.#unit.note += text;
      return;
    }
    if (this.#skippedFrom !== null) return;
    if (above === 'Identification' && name === 'ShortTitle') this.#shortTitle += text;
    if (above === 'Identification' && name === 'LongTitle') this.#longTitle += text;
    if (name && NUMBERS.has(name) && this.#path[1] === 'Identification' && !this.#isNumbered())
      this.#number += text;
    if (this.#heading) this.#heading.text += text;
    if (!this.#unit) return;
    const labelled = this.#unit.element === 'Section' ? 'Section' : 'ScheduleFormHeading';
    const isLabel = name === 'Label' && above === labelled && this.#path.length <= this.#unit.depth + 2;
    if (isLabel && this.#unit.lines.length === 0 && this.#line === '') this.#unit.label += text;
    else this.#line += text;
  }

  /** The statute; null when the file was none. */
  end(): Omit<ReadStatute, 'sha256' | 'bytes'> | null {
    const title = tidy(this.#shortTitle) || tidy(this.#longTitle);
    const number = tidy(this.#number);
    if (!this.#head || title === '' || number === '' || this.#sections.length === 0) return null;
    return { ...this.#head, number, title, sections: this.#sections };
  }

  #begin(name: string, attributes: Record<string, string>): void {
    const kind = name === 'Statute' ? 'act' : name === 'Regulation' ? 'regulation' : null;
    const asOf = attributes['lims:pit-date'] ?? '';
    const currentTo = attributes['lims:current-date'] ?? '';
    if (!kind || !DAY.test(asOf)) return;
    const language = attributes['xml:lang'] === 'fr' ? 'fr' : 'en';
    this.#head = { kind, language, asOf, currentTo: DAY.test(currentTo) ? currentTo : null };
  }

  #isNumbered(): boolean {
    return this.#number !== '' && this.#path.at(-1) !== this.#numberElement();
  }

  #numberElement(): string {
    return this.#head?.kind === 'regulation' ? 'InstrumentNumber' : 'ConsolidatedNumber';
  }

  /** A section of the body, or a schedule beside or in it. */
  #isUnit(name: string): boolean {
    const above = this.#path.slice(1, -1);
    if (name === 'Section') return above[0] === 'Body';
    return name === 'Schedule' && (above.length === 0 || above[0] === 'Body');
  }

  #endLine(): void {
    const said = tidy(this.#line);
    if (said !== '') this.#unit?.lines.push(said);
    this.#line = '';
  }

  #endHeading(): void {
    const { level, text } = this.#heading ?? { level: 1, text: '' };
    for (const known of [...this.#headings.keys()]) if (known >= level) this.#headings.delete(known);
    this.#headings.set(level, tidy(text));
    this.#heading = null;
  }

  #endUnit(unit: Unit): void {
    this.#endLine();
    const label = tidy(unit.label) || (unit.element === 'Schedule' ? 'SCHEDULE' : '');
    const nth = (this.#seen.get(label) ?? 0) + 1;
    this.#seen.set(label, nth);
    this.#sections.push({
      ...{
        label,
        nth,
        note: tidy(unit.note) || null,
        body: unit.lines.join('\n'),
        amendedOn: unit.amendedOn,
      },
      part: this.#path[1] === 'Body' ? [...this.#headings.values()].join(' › ') || null : null,
    });
    this.#unit = null;
  }
}
