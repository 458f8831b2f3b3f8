import { t } from '../../../../shared/text.ts';
import { longDate, reminderDate, shortDate, torontoDay } from '../../../../shared/torontoDate.ts';
import type { Citation, Provision } from '../../../provisions/contract.ts';
import { datedText, dayLine } from '../../../provisions/dayText.ts';
import { rowsOn, valuesKnownOn } from '../../../provisions/onDay.ts';
import { permalinkPath } from '../../../provisions/permalink.ts';
import { sectionsText } from '../../../provisions/sectionsText.ts';
import { standingLine } from '../../../provisions/standingText.ts';
import { updatedDay } from '../../../provisions/updatedText.ts';
import { figureLines } from '../../../provisions/valueText.ts';
import { withDay } from '../../../provisions/withDay.ts';

/** An act or a regulation with its sections, and where it is published. */
export interface CitedLine {
  text: string;
  url: string | null;
}

/** A text with a title of its own, under the text of an entry: an upcoming change, a special rule, a note. */
export interface Aside {
  kind: 'warning' | 'upcoming' | 'figures' | 'rule' | 'coverage' | 'policy' | 'note';
  title: string;
  html: string;
}

/** One provision in one jurisdiction. */
export interface Entry {
  id: string;
  jurisdiction: string;
  /** "Nov 21, 2026". */
  updated: string;
  url: string;
  cited: CitedLine[];
  html: string;
  asides: Aside[];
  alsoSee: string[];
  verified: string;
  /** Every source that it rests on. */
  sources: CitedLine[];
}

export interface Group {
  name: string;
  topic: string;
  entries: Entry[];
}

/** A report ready to be written into a file of any kind: its texts are HTML, all else is in words. */
export interface ReportDocument {
  name: string;
  productName: string;
  /** "As of November 20, 2026 (Toronto time)". */
  asOf: string;
  /** Who made the file, and how much it holds. */
  madeFor: string;
  url: string;
  /** What the reader should know before reading: what is left out, what is not published. */
  warnings: string[];
  disclaimer: string;
  areas: { name: string; groups: Group[] }[];
  baseUrl: string;
  /** Its entries carry policy language where they have some. */
  withPolicies: boolean;
}

export interface DocumentInput {
  name: string;
  reportPath: string;
  ownerName: string;
  accountName: string;
  provisions: Provision[];
  outOfReach: number;
  withNotes: boolean;
  /** With the policy language of each provision that has some. */
  withPolicies: boolean;
  /** By provision. */
  sources: ReadonlyMap<string, CitedLine[]>;
  now: Date;
  /** The day whose law it tells; null for today. */
  on: string | null;
  productName: string;
  baseUrl: string;
}

const cited = ({ name, sections, url, dated }: Citation): CitedLine => ({
  text: [sections ? `${name}, ${sectionsText(sections)}` : name, dated && datedText(dated)]
    .filter(Boolean)
    .join(' '),
  url,
});

/** Words as HTML. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const listOf = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`;

/** The figures of a provision, on the day that the file tells of those alone that held then. */
function figuresOf(provision: Provision, today: string): string[] {
  const { onDay } = provision;
  if (!onDay) return figureLines(provision.values, today);
  return figureLines(rowsOn(provision.values, onDay.day, valuesKnownOn(provision, today)), onDay.day);
}

/** The text, or why there is none on the day that the file tells of. */
function textOf({ description, onDay }: Provision): string {
  if (description) return description;
  return `<p>${onDay?.reach === 'before' ? escaped(dayLine(onDay)) : t('Details coming soon.')}</p>`;
}

function asidesOf(
  provision: Provision,
  { withNotes, withPolicies }: Pick<DocumentInput, 'withNotes' | 'withPolicies'>,
  today: string,
): Aside[] {
  const asides: Aside[] = [];
  if (provision.warning) asides.push({ kind: 'warning', title: t('Warning'), html: provision.warning });
  for (const change of provision.upcomingChanges) {
    const source = change.bill?.name ?? change.affectedAct ?? '';
    const start = change.inForceDate
      ? `<p>${escaped(t('In force: {{when}}.', { when: shortDate(change.inForceDate) }))}</p>`
      : '';
    asides.push({
      kind: 'upcoming',
      title: source ? t('Upcoming change: {{source}}', { source }) : t('Upcoming change'),
      html: change.changesOverview + start,
    });
  }
  const figures = listOf(figuresOf(provision, today));
  if (figures) asides.push({ kind: 'figures', title: t('At a glance'), html: figures });
  for (const rule of provision.specialRules) {
    const industries = rule.industryNames.join(', ');
    asides.push({
      kind: 'rule',
      title: `${rule.type === 'Exemption' ? t('Exemption') : t('Special Rule')}: ${industries}`,
      html: rule.description,
    });
  }
  if (provision.notCovered.length > 0) {
    const html = listOf(provision.notCovered.map(({ text }) => text));
    asides.push({ kind: 'coverage', title: t('Who is not covered'), html });
  }
  if (withPolicies && provision.policy) {
    asides.push({ kind: 'policy', title: t('Sample policy'), html: provision.policy });
  }
  if (withNotes) {
    for (const note of provision.notes) {
      const by = t('Note by {{name}}', { name: note.createdBy.fullName });
      asides.push({
        kind: 'note',
        title: note.reminder ? `${by} (${reminderDate(note.reminder)})` : by,
        html: note.text,
      });
    }
  }
  return asides;
}

function entryOf(provision: Provision, input: DocumentInput): Entry {
  const { baseUrl, now, sources } = input;
  return {
    id: provision.id,
    jurisdiction: provision.isPublished
      ? provision.jurisdictionName
      : `${provision.jurisdictionName} (${t('Unpublished')})`,
    updated: provision.onDay ? dayLine(provision.onDay) : updatedDay(provision),
    url: new URL(withDay(permalinkPath(provision), input.on), baseUrl).href,
    cited: [...provision.acts, ...provision.regulations].map(cited),
    html: textOf(provision),
    asides: asidesOf(provision, input, torontoDay(now)),
    alsoSee: provision.references.map(({ name, area, topic }) => `${area.name}: ${topic.name}, ${name}`),
    verified: standingLine(provision),
    sources: sources.get(provision.id) ?? [],
  };
}

/** A report as a document: its provisions under their areas and groups, in the order of the report. */
export function makeDocument(input: DocumentInput): ReportDocument {
  const areas = new Map<string, { name: string; groups: Map<string, Group> }>();
  for (const provision of input.provisions) {
    const { area, topic, provisionGroup } = provision;
    const inArea = areas.get(area.id) ?? { name: area.name, groups: new Map<string, Group>() };
    areas.set(area.id, inArea);
    const group = inArea.groups.get(provisionGroup.id) ?? {
      name: provisionGroup.name,
      topic: topic.name,
      entries: [],
    };
    inArea.groups.set(provisionGroup.id, group);
    group.entries.push(entryOf(provision, input));
  }
  const unverified = input.provisions.filter(({ verified }) => verified === null).length;
  return {
    name: input.name,
    productName: input.productName,
    asOf: input.on
      ? t('The law on {{day}}, told on {{date}} (Toronto time)', {
          day: longDate(input.on),
          date: longDate(input.now),
        })
      : t('As of {{date}} (Toronto time)', { date: longDate(input.now) }),
    madeFor: t('{{provisions}} · {{owner}}, {{account}}', {
      provisions: t('{{count}} provisions', { count: input.provisions.length }),
      owner: input.ownerName,
      account: input.accountName,
    }),
    url: new URL(withDay(input.reportPath, input.on), input.baseUrl).href,
    warnings: [
      ...(input.outOfReach > 0
        ? [
            t('{{count}} provisions of this report are outside your plan and are not in this file.', {
              count: input.outOfReach,
            }),
          ]
        : []),
      ...(unverified > 0
        ? [t('{{count}} provisions are marked as not yet verified.', { count: unverified })]
        : []),
    ],
    disclaimer: t(
      'This document is general information, not legal advice. The law may have changed since the date above: check the current text of the law before you act.',
    ),
    areas: [...areas.values()].map(({ name, groups }) => ({ name, groups: [...groups.values()] })),
    baseUrl: input.baseUrl,
    withPolicies: input.withPolicies,
  };
}
