import type { Source, VerificationLevel } from '../../../../shared/source.ts';
import type { Rule } from '../context.ts';
import type { Finding } from '../finding.ts';

/** What kind of source each level of verification rests on. */
const RESTS_ON: Record<VerificationLevel, Source['type'][]> = {
  'official-text': ['official-text'],
  'official-page': ['official-text', 'official-page'],
  'secondary-page': ['official-text', 'official-page', 'page', 'dataset'],
  'machine-compiled-cross-check': ['official-text', 'official-page', 'page', 'dataset'],
  unverified: ['official-text', 'official-page', 'page', 'dataset', 'general-knowledge'],
};
const READ: Source['type'][] = ['official-text', 'official-page', 'page'];

interface Standing {
  confidence: 'high' | 'medium' | 'low';
  verification: VerificationLevel;
  sources: Source[];
}

function problems({ confidence, verification, sources }: Standing): string[] {
  const types = sources.map(({ type }) => type);
  const found: string[] = [];
  if (sources.length === 0) found.push('has no source');
  else if (!types.some((type) => RESTS_ON[verification].includes(type))) {
    found.push(`is called ${verification}, but no source of that kind is named`);
  }
  if (confidence === 'high' && !types.some((type) => READ.includes(type))) {
    found.push('has high confidence without a page or an official text behind it');
  }
  for (const { type, ref } of sources) {
    if ((type === 'page' || type === 'official-page') && !URL.canParse(ref)) {
      found.push(`"${ref}" is not the address of a page`);
    }
  }
  return found;
}

/** How far something is trusted agrees with what it rests on. */
export const standing: Rule = ({ library, provisions }) => {
  const all = [
    ...provisions.map(({ file, jurisdiction, content }) => ({
      file,
      where: jurisdiction as string,
      content,
    })),
    ...[...library.bills, ...library.specialRules, ...library.checklists].flatMap(({ file, content }) =>
      content.map((entry) => ({ file, where: entry.id, content: entry })),
    ),
  ];
  return all.flatMap(({ file, where, content }) =>
    problems(content).map(
      (message): Finding => ({ severity: 'error', rule: 'standing', file, where, message }),
    ),
  );
};
