import type { JurisdictionCode } from '../../../../shared/jurisdictions.ts';
import type { Citation } from '../../format/fields.ts';
import type { Rule } from '../context.ts';
import { type Finding, place } from '../finding.ts';
import { sectionProblem } from '../sections.ts';

/** Every section string can be read, in the way the act's own jurisdiction numbers its sections. */
export const citedSections: Rule = ({ library, provisions, instruments }) => {
  const findings: Finding[] = [];
  const check = (
    file: string,
    where: string,
    sections: string | undefined,
    jurisdiction: JurisdictionCode,
  ): void => {
    const problem = sections === undefined ? null : sectionProblem(sections, jurisdiction);
    if (problem) {
      findings.push({
        severity: 'error',
        rule: 'sections',
        file,
        where,
        message: `"${sections}": ${problem}`,
      });
    }
  };
  const citations = (
    file: string,
    where: string,
    cited: { acts: Citation[]; regulations: Citation[] },
  ): void => {
    for (const { id, sections } of [...cited.acts, ...cited.regulations]) {
      const instrument = instruments.get(id);
      if (instrument) check(file, place(where, id), sections, instrument.jurisdiction);
    }
  };
  for (const { file, jurisdiction, content } of provisions) {
    citations(file, jurisdiction, content);
    for (const entry of content.upcoming) citations(file, place(jurisdiction, 'upcoming'), entry);
  }
  for (const { file, content } of [...library.specialRules, ...library.checklists]) {
    for (const entry of content) citations(file, entry.id, entry);
  }
  for (const { file, jurisdiction, content } of library.bills) {
    for (const bill of content) {
      check(file, bill.id, bill.sections, jurisdiction);
      for (const part of bill.parts) check(file, place(bill.id, part.what), part.sections, jurisdiction);
    }
  }
  return findings;
};
