import { JURISDICTION_CODES } from '../../../../shared/jurisdictions.ts';
import { concernedGroups } from '../../format/coverageLimit.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

/** Every jurisdiction says how it stands to federal work and to collective agreements, and each line concerns something. */
export const coverageLimits: Rule = ({ library }) => {
  const findings: Finding[] = [];
  const report = (where: string, message: string): void => {
    findings.push({ severity: 'error', rule: 'coverage-limits', file: 'not-covered.yaml', where, message });
  };
  const limits = library.coverageLimits;
  if (limits.length === 0) return findings;
  for (const kind of ['federal', 'collective agreement'] as const) {
    const said = new Set(
      limits.filter((limit) => limit.kind === kind).flatMap((limit) => limit.jurisdictions),
    );
    for (const code of JURISDICTION_CODES) {
      if (!said.has(code)) report(code, `has no line of the kind "${kind}"`);
    }
  }
  const written = new Set(library.groups.map(({ content }) => content.group));
  for (const limit of limits) {
    const groups = concernedGroups(limit, library.taxonomy);
    if (!groups.some((key) => written.has(key))) report(limit.id, 'concerns no group that has provisions');
    if (limit.confidence === 'medium' && !limit.open) report(limit.id, 'is not confirmed: say what is open');
  }
  return findings;
};
