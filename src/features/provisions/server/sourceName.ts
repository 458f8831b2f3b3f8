import { t } from '../../../shared/text.ts';

/** A consolidated Act or regulation as its file is called: "canada-labour-code@2025-12-12.xml". */
const FILE = /^([a-z0-9]+(?:-[a-z0-9]+)*)@\d{4}-\d{2}-\d{2}\.xml$/;
/** Where a text was fetched from, behind its citation: "(justicecanada/laws-lois-xml, eng/acts/H-6.xml, …)". */
const FETCHED_FROM = /\s*\([^()]*\.xml[^()]*\)\s*$/;

const SMALL = new Set(['and', 'of', 'the', 'for', 'to', 'in', 'on', 'respecting']);
const SHORT: Record<string, string> = { ohs: 'Occupational Health and Safety' };

const titleOf = (slug: string): string =>
  slug
    .split('-')
    .map(
      (word, i) =>
        SHORT[word] ?? (i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)),
    )
    .join(' ');

/** A source as readers name it: the Act or regulation for a file of its text, the site for an address, else as it is written. */
export function sourceName(ref: string): string {
  const [, slug] = FILE.exec(ref) ?? [];
  if (slug) return t('{{act}}, official text', { act: titleOf(slug) });
  if (URL.canParse(ref)) return new URL(ref).hostname.replace(/^www\./, '');
  return FETCHED_FROM.test(ref) ? t('{{act}}, official text', { act: ref.replace(FETCHED_FROM, '') }) : ref;
}
