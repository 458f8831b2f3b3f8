import { valueOn } from '../../format/valueOn.ts';
import type { DatedText } from '../datedText.ts';
import type { Finding } from '../finding.ts';

type Problem = Pick<Finding, 'severity' | 'message'> & { key: string };

/** Fewer than this may be a part of the list ("2 of the grounds"). */
const MIN_ITEMS = 4;

/** A count in the text ("9 public holidays", "any of these 15 grounds") against the length of the list that it counts. */
export function listProblems(text: DatedText): Problem[] {
  return Object.entries(text.values).flatMap(([key, rows]): Problem[] => {
    const value = valueOn(rows, text.day);
    const field = text.fields[key];
    if (field?.type !== 'list' || !Array.isArray(value)) return [];
    const nouns = field.label.toLowerCase().match(/[a-z]{4,}s\b/g) ?? [];
    return nouns.flatMap((noun) => {
      const counted = new RegExp(`\\b(\\d{1,2})\\s+(?:[a-z-]+\\s+){0,2}${noun}\\b`, 'gi');
      return [...text.prose.matchAll(counted)].flatMap((match): Problem[] => {
        const count = Number(match[1]);
        if (count < MIN_ITEMS || count === value.length) return [];
        const message = `lists ${value.length}, but the text counts "${match[0]}"`;
        return [{ key, severity: 'error', message }];
      });
    });
  });
}
