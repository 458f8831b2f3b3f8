import type { Rule } from '../context.ts';
import { type Finding, place } from '../finding.ts';

interface Duty {
  file: string;
  where: string;
  on: string;
  from?: string | undefined;
  frequency?: string | undefined;
}

const isYearly = (on: string): boolean => on.length === 'MM-DD'.length;

function problem({ on, from, frequency }: Duty): string | null {
  if (isYearly(on) && frequency === undefined) return null;
  if (isYearly(on)) {
    return /\b(yearly|years?|months?)\b/.test(frequency ?? '')
      ? null
      : `falls due yearly, but is ${frequency}`;
  }
  if (from && from > on) return `falls due on ${on}, before the duty exists (${from})`;
  return frequency === 'yearly' ? `is yearly, but falls due on one day only (${on}): write MM-DD` : null;
}

/** Dated duties say when they recur the way they are dated, and none is written down twice. */
export const deadlines: Rule = ({ library, provisions }) => {
  const duties: Duty[] = [
    ...library.checklists.flatMap(({ file, content }) =>
      content.flatMap(({ id, deadline, from, frequency }) =>
        deadline ? [{ file, where: id, on: deadline, from, frequency }] : [],
      ),
    ),
    ...provisions.flatMap(({ file, jurisdiction, content }) =>
      content.deadlines.map(({ on, from }) => ({
        file,
        where: place(jurisdiction, 'deadlines', on),
        on,
        from,
      })),
    ),
  ];
  const findings: Finding[] = [];
  const report = (file: string, where: string, message: string): void => {
    findings.push({ severity: 'error', rule: 'deadlines', file, where, message });
  };
  for (const duty of duties) {
    const message = problem(duty);
    if (message) report(duty.file, duty.where, message);
  }
  for (const { file, jurisdiction, content } of provisions) {
    const said = content.deadlines.map(({ on, duty }) => `${on} ${duty}`);
    if (new Set(said).size < said.length) report(file, place(jurisdiction, 'deadlines'), 'says a duty twice');
  }
  return findings;
};
