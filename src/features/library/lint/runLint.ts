import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { htmlToText } from '../../../shared/htmlToText.ts';
import { fillPolicy } from '../format/fillPolicy.ts';
import type { Library } from '../format/library.ts';
import { lintContext, type Markup, type Rule } from './context.ts';
import type { Finding } from './finding.ts';
import { bills } from './rules/bills.ts';
import { checklists } from './rules/checklists.ts';
import { citedSections } from './rules/citedSections.ts';
import { comparisons } from './rules/comparisons.ts';
import { completeness } from './rules/completeness.ts';
import { coverageLimits } from './rules/coverageLimits.ts';
import { dates } from './rules/dates.ts';
import { deadEnds } from './rules/deadEnds.ts';
import { deadlines } from './rules/deadlines.ts';
import { duplicatedSentences } from './rules/duplicatedSentences.ts';
import { guidance } from './rules/guidance.ts';
import { markup } from './rules/markup.ts';
import { moved } from './rules/moved.ts';
import { ownValues } from './rules/ownValues.ts';
import { plainLanguage } from './rules/plainLanguage.ts';
import { policies, policyValues } from './rules/policies.ts';
import { references } from './rules/references.ts';
import { relatedValues } from './rules/relatedValues.ts';
import { ruleValues } from './rules/ruleValues.ts';
import { standing } from './rules/standing.ts';
import { uniqueIds } from './rules/uniqueIds.ts';
import { values } from './rules/values.ts';
import { valuesAgainstProse } from './rules/valuesAgainstProse.ts';

const RULES: Rule[] = [
  completeness,
  uniqueIds,
  references,
  citedSections,
  standing,
  dates,
  values,
  valuesAgainstProse,
  duplicatedSentences,
  markup,
  plainLanguage,
  bills,
  checklists,
  deadlines,
  policies,
  guidance,
  moved,
  coverageLimits,
  relatedValues,
  comparisons,
  ownValues,
  ruleValues,
  deadEnds,
];

/** Rules without which loading would fail half-way: what points somewhere must find it. */
const NEEDED_TO_LOAD: Rule[] = [uniqueIds, references, policyValues, moved];

/** Rules that look at one entry alone, whatever stands in others. */
const OF_ENTRIES: Rule[] = [citedSections, dates, values];

const MARKDOWN: Markup = { plain: (text) => htmlToText(markdownToHtml(text)), fill: fillPolicy };

const run = (rules: Rule[], library: Library): Finding[] => {
  const context = lintContext(library, MARKDOWN);
  return rules.flatMap((rule) => rule(context));
};

/** Everything the linter has to say about the library. */
export const runLint = (library: Library): Finding[] => run(RULES, library);

/** What keeps the library from being loaded. */
export const loadingProblems = (library: Library): Finding[] =>
  run(NEEDED_TO_LOAD, library).filter(({ severity }) => severity === 'error');

/** What is wrong with entries by themselves: sections that cannot be read, rows out of order, values out of their range. */
export const entryProblems = (library: Library): Finding[] =>
  run(OF_ENTRIES, library).filter(({ severity }) => severity === 'error');
