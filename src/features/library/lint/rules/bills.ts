import { inForceDay } from '../../../legislation/rules.ts';
import { isStatus, stagesOf } from '../../../legislation/stages.ts';
import type { BillContent, BillPartContent } from '../../format/bill.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

type Starts = Pick<BillContent | BillPartContent, 'inForce' | 'inForceDate'>;

function startProblems(what: string, { inForce, inForceDate }: Starts): string[] {
  const needsDate = inForce === 'on date' || inForce === 'retro on date';
  if (needsDate && !inForceDate) return [`${what} starts ${inForce}, but no inForceDate is given`];
  if (inForce === 'to be proclaimed' && inForceDate) return [`${what} is to be proclaimed, yet has a date`];
  return [];
}

function billProblems(bill: BillContent): string[] {
  const found = startProblems('it', bill);
  const { introductionDate, assentDate } = bill;
  if (introductionDate && assentDate && assentDate < introductionDate) {
    found.push(`assent (${assentDate}) comes before introduction (${introductionDate})`);
  }
  const isLaw = bill.status.endsWith('Assent') || bill.status === 'Filed';
  const startsOnAssent = [bill, ...bill.parts].some(({ inForce }) => inForce === 'assent');
  if (bill.status.endsWith('Assent') && startsOnAssent && !assentDate && bill.confidence !== 'low') {
    found.push('started on assent, but has no assentDate: readers would be told "When Passed"');
  }
  if (assentDate && !isLaw) found.push(`has an assent date, but its status is ${bill.status}`);
  if (bill.kind === 'regulation' && bill.status !== 'Filed')
    found.push('is a regulation, so its status is Filed');
  if (bill.kind === 'bill' && bill.status === 'Filed') found.push('is a bill, so its status is not Filed');
  if (bill.inForce === 'others' && bill.parts.length === 0) {
    found.push('has several start dates (others), but no parts that say which');
  }
  for (const part of bill.parts) found.push(...startProblems(`part "${part.what}"`, part));
  const names = bill.parts.map((part) => part.what);
  if (new Set(names).size !== names.length) found.push('has two parts of one name');
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
      const stages = stagesOf(jurisdiction).map((stage) => stage.name);
      const errors = billProblems(bill);
      if (!isStatus(jurisdiction, bill.status)) {
        errors.push(`"${bill.status}" is no stage of ${jurisdiction}: ${stages.join(', ')}, Filed`);
      }
      for (const stage of Object.keys(bill.stages)) {
        if (!stages.includes(stage)) errors.push(`stages: "${stage}" is no stage of ${jurisdiction}`);
      }
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
