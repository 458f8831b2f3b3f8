import { valueOn } from '../../format/valueOn.ts';
import type { ProvisionInContext, Rule } from '../context.ts';
import { numbersOf } from '../currentValues.ts';
import type { Finding } from '../finding.ts';
import { measuresIn, sameMeasure, type Unit } from '../prose/measures.ts';
import { passagesOf } from '../prose/passages.ts';
import { wordsOf } from '../prose/readability.ts';

const MIN_WORDS = 8;

const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

/** The keys whose values differ between two jurisdictions, with what they count. */
function differing(a: ProvisionInContext, b: ProvisionInContext): { key: string; units: Set<Unit> }[] {
  const keys = new Set([...Object.keys(a.content.values), ...Object.keys(b.content.values)]);
  return [...keys].flatMap((key) => {
    const [one, other] = [a, b].map(({ content, day }) => valueOn(content.values[key] ?? [], day));
    const field = a.fields[key];
    if (!field || JSON.stringify(one) === JSON.stringify(other)) return [];
    const numbers = [one, other].flatMap((value) =>
      value === undefined ? [] : numbersOf(key, field, value),
    );
    return [{ key, units: new Set(numbers.map(({ unit }) => unit)) }];
  });
}

/**
 * A sentence that two jurisdictions share although their values differ in what the sentence counts: one of them was copied
 * and not adapted. The number itself is compared, so that a sentence about something else that is alike in both is fine.
 */
export const duplicatedSentences: Rule = ({ library, provisions }) =>
  library.groups.flatMap(({ content: { group } }) => {
    const seen = new Map<string, ProvisionInContext>();
    return provisions
      .filter((provision) => provision.group === group)
      .flatMap((provision) =>
        passagesOf(provision.prose).flatMap(({ text, kind }): Finding[] => {
          const sentence = normal(text);
          if (kind === 'row' || wordsOf(sentence).length < MIN_WORDS) return [];
          const first = seen.get(sentence);
          if (!first) {
            seen.set(sentence, provision);
            return [];
          }
          if (first === provision) return [];
          const measures = measuresIn(text).filter((measure) => measure.strict);
          const copied = differing(first, provision).find(({ key, units }) =>
            measures.some((measure) => {
              if (!units.has(measure.unit)) return false;
              const says = [first, provision].map((one) => {
                const field = one.fields[key];
                const value = valueOn(one.content.values[key] ?? [], one.day);
                return field && value !== undefined
                  ? numbersOf(key, field, value).some((number) => sameMeasure(measure, number))
                  : false;
              });
              return says[0] !== says[1];
            }),
          );
          if (!copied) return [];
          return [
            {
              severity: 'error',
              rule: 'duplicated-sentences',
              file: provision.file,
              where: provision.jurisdiction,
              message: `says the same as ${first.jurisdiction}, though ${copied.key} differs: "${text.slice(0, 90)}"`,
            },
          ];
        }),
      );
  });
