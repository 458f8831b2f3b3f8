import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import { type BillFacts, type BillFault, billFaults, isLaw } from '../../../legislation/billFaults.ts';
import { inForceDay } from '../../../legislation/rules.ts';
import { assentStage, introductionStage, stagesOf } from '../../../legislation/stages.ts';
import type { BillContent } from '../../format/bill.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

const factsOf = (jurisdiction: JurisdictionCode, bill: BillContent): BillFacts => {
  const days = new Map(Object.entries(bill.stages));
  const add = (stage: string, date: string | undefined) => date && days.set(stage, date);
  if (bill.kind === 'bill') {
    add(introductionStage(jurisdiction, bill.number ?? null), bill.introductionDate);
    add(assentStage(jurisdiction), bill.assentDate);
  }
  return {
    kind: bill.kind,
    jurisdiction,
    number: bill.number ?? null,
    status: bill.status,
    stageDates: [...days].map(([stage, date]) => ({ stage, date })),
    inForce: bill.inForce,
    inForceDate: bill.inForceDate ?? null,
    parts: bill.parts.map((part) => ({ ...part, inForceDate: part.inForceDate ?? null })),
    outcome: bill.outcome ?? null,
  };
};

/** A contradiction in the words of whoever reads the file; null for what the file may leave open. */
function wording(fault: BillFault, jurisdiction: JurisdictionCode, bill: BillContent): string | null {
  const stages = stagesOf(jurisdiction).map((stage) => stage.name);
  const whose = (part: number | null) => (part === null ? 'it' : `part "${bill.parts[part]?.what}"`);
  const start = (part: number | null) => (part === null ? bill : bill.parts[part])?.inForce;
  switch (fault.fault) {
    case 'startNeedsDay':
      return `${whose(fault.part)} starts ${start(fault.part)}, but no inForceDate is given`;
    case 'proclaimedHasDay':
      return `${whose(fault.part)} is to be proclaimed, yet has a date`;
    case 'order':
      return `${fault.later.stage} (${fault.later.date}) comes before ${fault.earlier.stage} (${fault.earlier.date})`;
    case 'startsBeforeAssent':
      return `${whose(fault.part)} starts on ${fault.date}, before ${fault.assent.stage} (${fault.assent.date}): it is retroactive`;
    case 'retroAfterAssent':
      return `${whose(fault.part)} is retroactive, yet starts on ${fault.date}, after ${fault.assent.stage} (${fault.assent.date})`;
    case 'dayBeyondStatus':
      return fault.reached.stage === assentStage(jurisdiction)
        ? `has an assent date, but its status is ${bill.status}`
        : `has a day for ${fault.reached.stage}, but its status is ${bill.status}`;
    case 'assentNeedsDay':
      return bill.confidence === 'low'
        ? null
        : 'started on assent, but has no assentDate: readers would be told "When Passed"';
    case 'regulationIsFiled':
      return 'is a regulation, so its status is Filed';
    case 'billIsNotFiled':
      return 'is a bill, so its status is not Filed';
    case 'othersNeedParts':
      return 'has several start dates (others), but no parts that say which';
    case 'lawHasOutcome':
      return `is called ${bill.outcome}, and is law or active`;
    case 'sameName':
      return 'has two parts of one name';
    case 'unknownStage':
      return `stages: "${fault.stage}" is no stage of ${jurisdiction}`;
    default:
      return `"${bill.status}" is no stage of ${jurisdiction}: ${stages.join(', ')}, Filed`;
  }
}

/** What only a file can get wrong: which of its fields belong together. */
function fieldProblems(bill: BillContent): string[] {
  const found: string[] = [];
  const law = isLaw(bill.status);
  if (!law && !bill.isActive && !bill.outcome) {
    found.push('is no law and not active: say how it ended (outcome)');
  }
  if (!law && bill.isActive && !bill.seenOn) {
    found.push('is before its legislature: say on which day its stage was last seen (seenOn)');
  }
  if (bill.outcome && bill.isActive) found.push(`is called ${bill.outcome}, and is law or active`);
  if (bill.kind === 'regulation' && bill.assentDate) found.push('is a regulation, yet has an assent date');
  for (const group of new Set(bill.parts.flatMap((part) => part.groups))) {
    if (bill.affects.groups.includes(group)) {
      found.push(`names ${group} as a whole and in a part: name it in the part, which says when it starts`);
    }
  }
  return found;
}

/** Whether something of a bill is still to start, as far as its own dates tell. */
const isPending = (bill: BillContent): boolean => {
  const facts = {
    status: bill.status,
    assentDate: bill.assentDate ?? null,
    inForceDate: bill.inForceDate ?? null,
    inForce: bill.inForce,
  };
  const starts = bill.parts.length > 0 ? bill.parts : [bill];
  return starts.some(
    (part) => inForceDay({ ...facts, inForce: part.inForce, inForceDate: part.inForceDate ?? null }) === null,
  );
};

/** Bills have stages of their legislature, dates in order, and parts where they start in parts. */
export const bills: Rule = ({ library }) =>
  library.bills.flatMap(({ file, jurisdiction, content }) =>
    content.flatMap((bill): Finding[] => {
      const faults = billFaults(factsOf(jurisdiction, bill));
      const errors = [
        ...faults.flatMap((fault) => wording(fault, jurisdiction, bill) ?? []),
        ...fieldProblems(bill),
      ];
      const warnings =
        isPending(bill) && !bill.isActive && bill.editorNote === undefined
          ? ['is not active, though part of it has not started: say why in editorNote']
          : [];
      const finding =
        (severity: Finding['severity']) =>
        (message: string): Finding => ({
          severity,
          rule: 'bills',
          file,
          where: bill.id,
          message,
        });
      return [...errors.map(finding('error')), ...warnings.map(finding('warning'))];
    }),
  );
