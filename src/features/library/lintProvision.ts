import { htmlToText } from '../../shared/htmlToText.ts';
import type { JurisdictionCode } from '../../shared/jurisdictions.ts';
import { fillPolicyHtml, type PolicyValues } from './format/fillPolicy.ts';
import type { InstrumentEntry } from './format/instruments.ts';
import type { Library } from './format/library.ts';
import type { FieldContent, ProvisionContent } from './format/provisionGroup.ts';
import { lintContext, type Rule } from './lint/context.ts';
import type { Finding } from './lint/finding.ts';
import { citedSections } from './lint/rules/citedSections.ts';
import { comparisons } from './lint/rules/comparisons.ts';
import { dates } from './lint/rules/dates.ts';
import { deadlines } from './lint/rules/deadlines.ts';
import { plainLanguage } from './lint/rules/plainLanguage.ts';
import { policyWords } from './lint/rules/policies.ts';
import { standing } from './lint/rules/standing.ts';
import { values } from './lint/rules/values.ts';
import { valuesAgainstProse } from './lint/rules/valuesAgainstProse.ts';

export { borrowedGroups, fillPolicyHtml, type PolicyValues } from './format/fillPolicy.ts';
export type { InstrumentEntry } from './format/instruments.ts';
export type { FieldContent, ProvisionContent, Value, ValueRow } from './format/provisionGroup.ts';
export { rowOn, valueOn } from './format/valueOn.ts';
export type { Finding } from './lint/finding.ts';
export { type Measure, measuresIn, sameMeasure } from './lint/prose/measures.ts';
export { sectionProblem } from './lint/sections.ts';

/** The rules of `npm run content:check` that look at one provision. Those on the library as a whole find nothing in it. */
const RULES: Rule[] = [
  values,
  dates,
  valuesAgainstProse,
  citedSections,
  standing,
  plainLanguage,
  comparisons,
  policyWords,
  deadlines,
];

/** One provision as the back-office holds it: its texts are HTML. */
export interface ProvisionToLint {
  jurisdiction: JurisdictionCode;
  fields: Record<string, FieldContent>;
  content: ProvisionContent;
  /** With its placeholders; null where there is none. */
  policy: string | null;
  /** The acts and regulations that it cites, with their own jurisdictions. */
  instruments: InstrumentEntry[];
  /** The day whose law the text states. */
  day: string;
  /** The provisions of other groups whose values the policy names, by the keys of their groups. */
  others: Record<string, Pick<PolicyValues, 'fields' | 'provision'>>;
}

const GROUP = 'area/topic/group';
/** What is there for its values only; what the rules say of it belongs elsewhere. */
const BESIDE = 'beside';

const besideOf = ({ jurisdiction, others }: ProvisionToLint): Library['groups'] =>
  Object.entries(others).map(([group, { fields, provision }]) => ({
    file: BESIDE,
    content: {
      group,
      fields,
      provisions: {
        [jurisdiction]: {
          ...provision,
          sources: [],
          acts: [],
          regulations: [],
          seeAlso: [],
          text: '',
          upcoming: [],
          versions: [],
          deadlines: [],
        },
      },
    },
  }));

function libraryOf(provision: ProvisionToLint): Library {
  const { jurisdiction, fields, content, policy, instruments, day } = provision;
  const file = '';
  return {
    stated: day,
    taxonomy: { jurisdictions: [], areas: [] },
    instruments,
    industries: [],
    groups: [
      { file, content: { group: GROUP, fields, provisions: { [jurisdiction]: content } } },
      ...besideOf(provision),
    ],
    policies: policy
      ? [{ file, content: { group: GROUP, policies: { [jurisdiction]: { text: policy, meets: {} } } } }]
      : [],
    bills: [],
    specialRules: [],
    checklists: [],
    guidance: { announcements: [], help: [], notices: [] },
    moved: {
      ...{ topics: {}, groups: {}, provisions: {}, requirements: {}, specialRules: {} },
      ...{ bills: {}, instruments: {}, industries: {} },
    },
    coverageLimits: [],
  };
}

/**
 * What the library's own rules say of one provision, while it is written: the same rules that hold for its files. Errors keep it
 * from being published; warnings are for the editor to judge.
 */
export function lintProvision(provision: ProvisionToLint): Finding[] {
  const context = lintContext(libraryOf(provision), { plain: htmlToText, fill: fillPolicyHtml });
  return RULES.flatMap((rule) => rule(context)).filter(
    ({ where, file }) => !where.startsWith('fields') && file !== BESIDE,
  );
}
