import { existsSync, readFileSync } from 'node:fs';

interface Version {
  readonly text?: string;
}

interface SectionPair {
  readonly instrument: string;
  readonly section: string;
  readonly older: Version | null;
  readonly newer: Version | null;
}

export interface StatutePair {
  readonly name: string;
  readonly older: string;
  readonly newer: string;
}

/**
 * Older and newer texts of sections of federal statutes, as HTML. They stand beside the repository, and not
 * in every copy.
 */
const SOURCE = new URL('../../../../shared/content/federal-xml/redline-pairs.json', import.meta.url);

/** The pairs, or none, with a message, where the source is absent. */
export function statutePairs(): StatutePair[] {
  if (!existsSync(SOURCE)) {
    console.log(`Real statute pairs are skipped: ${SOURCE.pathname} is absent.`);
    return [];
  }
  const pairs: SectionPair[] = JSON.parse(readFileSync(SOURCE, 'utf8'));
  return pairs.map(({ instrument, section, older, newer }) => ({
    name: `${instrument} ${section}`,
    older: htmlOf(older),
    newer: htmlOf(newer),
  }));
}

function htmlOf(version: Version | null): string {
  const lines = (version?.text ?? '').split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) => line.replace(/&/g, '&amp;').replace(/</g, '&lt;'))
    .map((line) => (/^\[.*\]$/.test(line) ? `<h4>${line.slice(1, -1)}</h4>` : `<p>${line}</p>`))
    .join('\n');
}
