import { valueOn } from '../../format/valueOn.ts';
import type { ProvisionInContext, Rule } from '../context.ts';
import { numbersOf, wordsOfValue } from '../currentValues.ts';
import type { Finding } from '../finding.ts';
import { measuresIn, numbersIn } from '../prose/measures.ts';

/** Every number that a provision gives on its own day, in its text or its values. */
function numbersSaid({ prose, content, fields, day }: ProvisionInContext): Set<number> {
  const said = new Set(numbersIn(prose).map(({ amount }) => amount));
  for (const [key, rows] of Object.entries(content.values)) {
    const value = valueOn(rows, day);
    const field = fields[key];
    if (value === undefined || !field) continue;
    for (const { amount } of [...numbersOf(key, field, value), ...wordsOfValue(value)]) said.add(amount);
    if (typeof value === 'number') said.add(value);
  }
  return said;
}

/** A rule that takes people out of a provision, and yet says what they are owed, is a special rule. */
const OWES = /\b(?:is|are) (?:owed|due|paid|entitled to)\b(?! (?:no|nothing))/i;

/**
 * Checklists and special rules agree with the provisions they belong to: a number of employees is one that a provision of the
 * topic gives, and an exemption gives nothing.
 */
export const ownValues: Rule = ({ library, provisions, plain }) => {
  const findings: Finding[] = [];
  const topicOf = (group: string): string => group.split('/').slice(0, 2).join('/');
  const byTopic = new Map<string, ProvisionInContext[]>();
  for (const provision of provisions) {
    const key = `${topicOf(provision.group)}|${provision.jurisdiction}`;
    byTopic.set(key, [...(byTopic.get(key) ?? []), provision]);
  }
  for (const { file, jurisdiction, content } of library.checklists) {
    for (const { id, group, minEmployees, maxEmployees } of content) {
      const told = byTopic.get(`${topicOf(group)}|${jurisdiction}`) ?? [];
      if (told.length === 0) continue;
      const said = new Set(told.flatMap((provision) => [...numbersSaid(provision)]));
      for (const [limit, next] of [
        [minEmployees, (minEmployees ?? 0) - 1],
        [maxEmployees, (maxEmployees ?? 0) + 1],
      ] as const) {
        // "More than 19" and "20 or more" are one threshold.
        if (limit === undefined || limit === 1 || said.has(limit) || said.has(next)) continue;
        const message = `counts ${limit} employees, which no provision of its topic does`;
        findings.push({ severity: 'error', rule: 'own-values', file, where: id, message });
      }
    }
  }
  for (const { file, content } of library.specialRules) {
    for (const { id, type, description } of content) {
      const prose = plain(description);
      if (type === 'Exemption' && OWES.test(prose) && measuresIn(prose).some(({ digits }) => digits)) {
        const message = 'is called an exemption, and says what is owed: it is a special rule';
        findings.push({ severity: 'error', rule: 'own-values', file, where: id, message });
      }
    }
  }
  return findings;
};
