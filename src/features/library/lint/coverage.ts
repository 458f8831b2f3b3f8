import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { VERIFICATION_LEVELS, type VerificationLevel } from '../../../shared/source.ts';
import { verificationOf } from '../../../shared/standing.ts';
import { amendments } from '../format/days.ts';
import type { Library } from '../format/library.ts';
import { CELL_STATES, type ProvisionContent } from '../format/provisionGroup.ts';
import { groupPlaces } from '../format/taxonomy.ts';

const MARKS: Record<VerificationLevel, string> = {
  'official-text': 'T',
  'official-page': 'P',
  'older-official-text': 'O',
  'secondary-page': 'S',
  'machine-compiled-cross-check': 'M',
  unverified: 'U',
};

/** What was read for a provision as it stands today, or less where its file claims less. */
const levelOf = (
  { verification, sources }: ProvisionContent,
  amendedOn: string | undefined,
): VerificationLevel => verification ?? verificationOf(sources, 'text', amendedOn);

/**
 * The provisions, group by jurisdiction, each cell its level of verification; a small letter is of low confidence and loaded
 * unpublished, a dot is not answered.
 */
export function coverageTable(library: Library): string {
  const groups = new Map(library.groups.map(({ content }) => [content.group, content.provisions]));
  const amendedOn = amendments(library);
  const width = Math.max(0, ...[...groups.keys()].map((key) => key.length));
  const line = (name: string, cells: string[]): string =>
    `${name.padEnd(width)}  ${cells.map((cell) => cell.padEnd(3)).join(' ')}`.trimEnd();
  const lines = groupPlaces(library.taxonomy).flatMap(({ key }) => {
    const provisions = groups.get(key);
    if (!provisions) return [];
    const cells = JURISDICTION_CODES.map((code) => {
      const provision = provisions[code];
      const mark = provision ? MARKS[levelOf(provision, amendedOn(key, code))] : '.';
      return provision?.confidence === 'low' ? mark.toLowerCase() : mark;
    });
    return [line(key, cells)];
  });
  return [line('', JURISDICTION_CODES), ...lines].join('\n');
}

/** On how many days a provision says that something will change: written out, or as a value that starts later. */
const announcedDays = ({ upcoming, values }: ProvisionContent, day: string): number => {
  const starts = Object.values(values)
    .flat()
    .flatMap(({ from }) => (from && from > day ? [from] : []));
  const undated = upcoming.filter(({ from }) => !from).length;
  return undated + new Set([...starts, ...upcoming.flatMap(({ from }) => from ?? [])]).size;
};

const percent = (part: number, whole: number): string =>
  whole === 0 ? '0%' : `${((100 * part) / whole).toFixed(1)}%`;

const CONFIDENCES = ['high', 'medium', 'low'] as const;

/** Of how many provisions a section is known, or was looked for and not found. */
function sectionCounts(provisions: ProvisionContent[]): string {
  const cited = provisions.map(({ acts, regulations }) => [...acts, ...regulations]);
  const known = cited.filter((all) => all.some(({ sections }) => sections)).length;
  const sought = cited.filter(
    (all) => all.every(({ sections }) => !sections) && all.some(({ notFound }) => notFound),
  );
  return `${known} known (${percent(known, provisions.length)}), ${sought.length} looked for and not found, ${provisions.length - known - sought.length} neither`;
}

/** The cells of the typed fields, by jurisdiction: how many have a value, and of the others how many say why not. */
function cellCounts(library: Library): string {
  const cells = library.groups.flatMap(({ content }) =>
    Object.keys(content.fields).flatMap((key) =>
      Object.values(content.provisions).map(({ values }) => {
        const row = values[key]?.[0];
        if (!row) return 'silent';
        return 'state' in row ? row.state : 'value';
      }),
    ),
  );
  const count = (state: string): number => cells.filter((cell) => cell === state).length;
  return `${cells.length}: ${['value', ...CELL_STATES, 'silent'].map((state) => `${state} ${count(state)}`).join(', ')}`;
}

/** What the library holds, in numbers. */
export function counts(library: Library): string {
  const provisions = library.groups.flatMap(({ content }) => Object.values(content.provisions));
  const amendedOn = amendments(library);
  const levels = library.groups.flatMap(({ content }) =>
    Object.entries(content.provisions).map(([code, provision]) =>
      levelOf(provision, amendedOn(content.group, code as JurisdictionCode)),
    ),
  );
  const count = (level: VerificationLevel): number => levels.filter((one) => one === level).length;
  const checked = count('official-text') + count('official-page') + count('secondary-page');
  const entries = (files: { content: unknown[] }[]): number =>
    files.reduce((sum, { content }) => sum + content.length, 0);
  const versions = provisions.filter((provision) => provision.versions.length > 0);
  const policies = library.policies.reduce(
    (sum, { content }) => sum + Object.keys(content.policies).length,
    0,
  );
  const acts = library.instruments.filter(({ type }) => type === 'act').length;
  const bills = library.bills.flatMap(({ content }) => content);
  const parts = bills.reduce((sum, bill) => sum + bill.parts.length, 0);
  const active = bills.filter(({ isActive }) => isActive).length;
  const announced = provisions.reduce((sum, provision) => sum + announcedDays(provision, library.stated), 0);
  const duties = library.checklists.flatMap(({ content }) => content.filter(({ deadline }) => deadline));
  const provisionDuties = provisions.flatMap((provision) => provision.deadlines);
  const topics = library.taxonomy.areas.flatMap((area) => area.topics);
  return [
    `${VERIFICATION_LEVELS.map((level) => `${MARKS[level]} ${level}: ${count(level)}`).join('   ')}   (small letter: low confidence, unpublished)`,
    '',
    `taxonomy       ${library.taxonomy.areas.length} areas, ${topics.length} topics, ${topics.flatMap((topic) => topic.groups).length} groups`,
    `provisions     ${provisions.length} in ${library.groups.length} groups; ${checked} (${percent(checked, provisions.length)}) at secondary-page or better; ${provisions.filter(({ confidence }) => confidence === 'low').length} of low confidence`,
    `confidence     ${CONFIDENCES.map((level) => `${level} ${provisions.filter(({ confidence }) => confidence === level).length}`).join(', ')}`,
    `sections       ${sectionCounts(provisions)}`,
    `cells          ${cellCounts(library)}`,
    `versions       ${versions.length} provisions have earlier texts, ${versions.reduce((sum, provision) => sum + provision.versions.length, 0)} in all`,
    `policies       ${policies} in ${library.policies.length} groups`,
    `acts           ${acts} acts, ${library.instruments.length - acts} regulations`,
    `industries     ${library.industries.length}`,
    `bills          ${bills.length} with ${parts} parts; ${active} active`,
    `upcoming       ${announced} changes announced by provisions, besides those of bills`,
    `special rules  ${entries(library.specialRules)}`,
    `checklists     ${entries(library.checklists)} in ${library.checklists.length} jurisdictions: ${library.checklists.map(({ jurisdiction, content }) => `${jurisdiction} ${content.length}`).join(', ')}`,
    `deadlines      ${duties.length} of checklists, ${provisionDuties.length} of provisions`,
    `guidance       ${library.guidance.notices.length} notices, ${library.guidance.announcements.length} announcements, ${library.guidance.help.length} help answers`,
  ].join('\n');
}
