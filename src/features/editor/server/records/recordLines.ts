import { t } from '../../../../shared/text.ts';
import { shortDate } from '../../../../shared/torontoDate.ts';
import type { WrittenRequirement } from '../../../checklists/server/writes.ts';
import type { WrittenBill } from '../../../legislation/server/writes.ts';
import { stageLabel } from '../../../legislation/stages.ts';
import { startName } from '../../../legislation/startName.ts';
import { outcomeWords } from '../../../tracker/seenText.ts';

/** What things are called, by id. */
export type Names = ReadonlyMap<string, string>;
/** Fields of a record with their words, in the order of its form. */
export type Fields = [field: string, text: string | null][];

const listed = (texts: readonly string[], between = '; '): string | null => texts.join(between) || null;
const named = (ids: readonly string[], names: Names) =>
  listed(ids.map((id) => names.get(id) ?? t('no longer there')));
const day = (date: string | null): string | null => date && shortDate(date);

const CONFIDENCE: Record<string, () => string> = {
  high: () => t('High'),
  medium: () => t('Medium'),
  low: () => t('Low'),
};

const partText = ({ what, inForce, inForceDate, sections }: WrittenBill['parts'][number]): string =>
  [what, sections, startName(inForce), inForceDate && shortDate(inForceDate)].filter(Boolean).join(', ');

/** What a bill says, in the words of its screen. */
export const billFields = (bill: Omit<WrittenBill, 'seenOn'>, names: Names): Fields => [
  [t('Number'), bill.number],
  [t('Name'), bill.name],
  [t('Chapter'), bill.chapter],
  [t('Address where it is published'), bill.url],
  [t('About'), bill.description],
  [t('Stage'), t(stageLabel(bill.status))],
  [
    t('Days of its stages'),
    listed(bill.stageDates.map(({ stage, date }) => `${t(stageLabel(stage))} ${shortDate(date)}`)),
  ],
  [t('In force'), startName(bill.inForce)],
  [t('Day it starts'), day(bill.inForceDate)],
  [t('Ended'), bill.outcome && outcomeWords(bill.outcome)],
  [t('Parts'), listed(bill.parts.map(partText))],
  [t('Acts'), named(bill.acts, names)],
  [t('Regulations'), named(bill.regulations, names)],
  [t('Confidence'), CONFIDENCE[bill.confidence]?.() ?? bill.confidence],
  [
    t('Sources'),
    listed(bill.sources.map(({ ref, checked }) => [ref, day(checked ?? null)].filter(Boolean).join(', '))),
  ],
];

const citedText = (cited: WrittenRequirement['acts'], names: Names): string[] =>
  cited.map(({ id, sections }) =>
    [names.get(id) ?? t('no longer there'), sections].filter(Boolean).join(', '),
  );

/** What a requirement says, in the words of its form. */
export const requirementFields = (written: WrittenRequirement, names: Names): Fields => [
  [t('Requirement'), written.requirement],
  [t('About'), names.get(written.groupId) ?? t('no longer there')],
  [t('Type of Requirement'), written.type],
  [t('From employees'), written.minEmployees?.toString() ?? null],
  [t('Up to employees'), written.maxEmployees?.toString() ?? null],
  [t('How often'), written.frequency],
  [t('Duty exists from'), day(written.startsOn)],
  [t('Deadline of the law'), written.deadline],
  [t('Rests on'), listed([...citedText(written.acts, names), ...citedText(written.regulations, names)])],
  [t('Readers see it'), written.isPublished ? t('Yes') : t('No')],
];
