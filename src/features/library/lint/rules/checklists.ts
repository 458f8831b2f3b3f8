import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

/** Checklists exist where the specification has them, and their employee numbers make sense. */
export const checklists: Rule = ({ library }) => {
  const without = library.taxonomy.jurisdictions
    .filter((entry) => !entry.inChecklists)
    .map(({ code }) => code);
  return library.checklists.flatMap(({ file, jurisdiction, content }) => {
    const findings: Finding[] = [];
    const report = (where: string, message: string): void => {
      findings.push({ severity: 'error', rule: 'checklists', file, where, message });
    };
    if (without.includes(jurisdiction)) report('', `${jurisdiction} has no checklist (specification 9)`);
    const said = new Set<string>();
    for (const { id, requirement, minEmployees, maxEmployees } of content) {
      if (minEmployees && maxEmployees && minEmployees > maxEmployees) {
        report(id, `applies from ${minEmployees} to ${maxEmployees} employees, which is nobody`);
      }
      if (said.has(requirement)) report(id, 'says the same as another requirement');
      said.add(requirement);
    }
    return findings;
  });
};
