import { parse } from 'yaml';
import type { Finding } from './finding.ts';

/** An address with a question mark, not in quotes, within braces: older YAML tools take the mark for a key. */
const BARE_QUESTION = /\{[^"\n]*?: https?:\/\/[^\s,}"]*\?/;

/** Days are dates to older tools: the same words for both. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part instanceof Map
      ? Object.fromEntries([...part].map(([key, item]) => [String(key), item]))
      : typeof part === 'string'
        ? part.replace(/T00:00:00\.000Z$/, '')
        : part,
  );

/** What a file means otherwise to tools that read YAML 1.1: `ON:` is a yes to them, and 8:30 a number of minutes. */
export function portabilityProblems(file: string, text: string): Finding[] {
  const report = (where: string, message: string): Finding => ({
    severity: 'error',
    rule: 'portable',
    file,
    where,
    message,
  });
  const lines = text
    .split('\n')
    .flatMap((line, index) =>
      BARE_QUESTION.test(line)
        ? [report(`line ${index + 1}`, 'has an address with "?": put it in quotes')]
        : [],
    );
  const options = { mapAsMap: true } as const;
  const now = comparable(parse(text, options));
  const before = comparable(parse(text, { ...options, version: '1.1' }));
  if (now === before) return lines;
  const at = [...now].findIndex((letter, index) => letter !== before[index]);
  const near = now.slice(Math.max(0, at - 40), at + 20);
  return [...lines, report('', `means something else to older YAML tools, near ${near}: put it in quotes`)];
}
