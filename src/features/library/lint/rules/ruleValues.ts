import type { SpecialRuleContent } from '../../format/specialRule.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';
import { numbersIn, type SaidNumber, sameMeasure, unitOf } from '../prose/measures.ts';

type RuleValue = SpecialRuleContent['values'][number];

/** "the first 28 hours", "a 6th day", "one by the month" count nothing. */
const NOT_COUNTED = /\b(?:first|second|third|fourth|fifth|sixth|seventh|\d+(?:st|nd|rd|th)|one by)\b/gi;

/** Whether a number of the words is this value; its unit counts where both have one. */
function isStated({ amount, unit }: SaidNumber, value: RuleValue): boolean {
  if (typeof value.value !== 'number') return false;
  const counts = unitOf(value.unit);
  return unit && counts
    ? sameMeasure({ amount, unit }, { amount: value.value, unit: counts })
    : amount === value.value;
}

/**
 * A special rule gives each number of its words as a typed value, and no number that its words do not give. What takes the place
 * of a field names one that is there, of a group the rule belongs to, and counts what the field counts.
 */
export const ruleValues: Rule = ({ library, plain }) => {
  const fieldsOf = new Map(library.groups.map(({ content }) => [content.group, content.fields]));
  const findings: Finding[] = [];
  for (const { file, content } of library.specialRules) {
    for (const { id, description, groups, values } of content) {
      const report = (message: string): void => {
        findings.push({ severity: 'error', rule: 'rule-values', file, where: id, message });
      };
      const prose = plain(description).replace(NOT_COUNTED, (word) => ' '.repeat(word.length));
      const said = numbersIn(prose).filter(({ digits, unit }) => digits || unit !== undefined);
      for (const number of said) {
        if (values.some((value) => isStated(number, value))) continue;
        report(`says ${number.amount} ${number.unit ?? ''}`.trim().concat(', which none of its values does'));
      }
      for (const value of values) {
        if (typeof value.value === 'number' && !said.some((number) => isStated(number, value))) {
          report(`gives ${value.value} ${value.unit} ("${value.label}"), which its description does not say`);
        }
        const [group, key] = value.replaces?.split('#') ?? [];
        if (group === undefined || key === undefined) continue;
        const field = fieldsOf.get(group)?.[key];
        if (!groups.includes(group) || !field) {
          report(`"${value.label}" takes the place of ${group}#${key}, which is no field of its groups`);
        } else if (field.type !== 'number' || unitOf(field.unit) !== unitOf(value.unit)) {
          report(`"${value.label}" counts ${value.unit}, and ${key} counts ${field.unit ?? field.type}`);
        }
      }
    }
  }
  return findings;
};
