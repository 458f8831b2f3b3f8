import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

const PLACE = '(?:province|territory|jurisdiction)s?';
const NAMES =
  'British Columbia|Alberta|Saskatchewan|Manitoba|Ontario|Quebec|New Brunswick|Nova Scotia|Prince Edward Island|Newfoundland and Labrador|Yukon|Northwest Territories|Nunavut';
const RANKS =
  'highest|lowest|longest|shortest|earliest|latest|most generous|least generous|strictest|broadest|widest|first|only|fewest|largest|smallest';

/** Sentences that rank a jurisdiction, or measure it by others: each ages with every amendment elsewhere. */
const COMPARISONS: RegExp[] = [
  new RegExp(
    `\\b(?:the )?(?:${RANKS})\\b[^.;]{0,60}\\b(?:in Canada|in the country|of all ${PLACE}|among the ${PLACE}|anywhere)\\b`,
    'i',
  ),
  new RegExp(`\\bthe (?:only|one|first|last) ${PLACE}\\b`, 'i'),
  /\b(?:was|is|were) early\b|\brules are the (?:newest|oldest)\b|\bis (?:the )?law in [A-Z]\w+(?: \w+)? and [A-Z]/,
  new RegExp(
    `\\b(?:unlike|than|like|as in) (?:in )?(?:any |most |many |all |some )?(?:other|the other) ${PLACE}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:most|many) (?:other )?(?:Canadian )?${PLACE}\\b`, 'i'),
  new RegExp(`\\b(?:all|every) Canadian ${PLACE}\\b`, 'i'),
  /\b(?:than|unlike|as) elsewhere\b/i,
  new RegExp(
    `\\b(?:${NAMES})(?:, (?:the )?(?:${NAMES}))* and (?:the )?(?:${NAMES}|federal Labour Code) (?:have|has)\\b`,
  ),
  new RegExp(`\\btogether with (?:${NAMES})\\b`, 'i'),
];

/** What ranks or compares in a text, or undefined. */
export const comparisonIn = (prose: string): string | undefined =>
  COMPARISONS.map((pattern) => pattern.exec(prose)?.[0]).find((words) => words !== undefined);

/** Texts state one jurisdiction's law; the comparison screens compare. Earlier versions are of their day and stay. */
export const comparisons: Rule = ({ library, provisions, plain }) => {
  const texts = [
    ...provisions.map(({ file, jurisdiction, prose }) => ({ file, where: jurisdiction as string, prose })),
    ...library.specialRules.flatMap(({ file, content }) =>
      content.map(({ id, description }) => ({ file, where: id, prose: plain(description) })),
    ),
    ...library.checklists.flatMap(({ file, content }) =>
      content.map(({ id, requirement }) => ({ file, where: id, prose: requirement })),
    ),
    ...library.policies.flatMap(({ file, content }) =>
      Object.entries(content.policies).map(([where, policy]) => ({ file, where, prose: plain(policy.text) })),
    ),
  ];
  return texts.flatMap(({ file, where, prose }): Finding[] => {
    const words = comparisonIn(prose);
    return words
      ? [
          {
            severity: 'error',
            rule: 'comparisons',
            file,
            where,
            message: `"${words}" ranks or compares: state this law alone`,
          },
        ]
      : [];
  });
};
