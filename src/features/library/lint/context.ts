import { htmlToText } from '../../../platform/html/htmlToText.ts';
import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { InstrumentEntry } from '../format/instruments.ts';
import type { Library } from '../format/library.ts';
import type { FieldContent, ProvisionContent } from '../format/provisionGroup.ts';
import type { Finding } from './finding.ts';

/** One provision with where it stands and what it reads like. */
export interface ProvisionInContext {
  file: string;
  group: string;
  jurisdiction: JurisdictionCode;
  fields: Record<string, FieldContent>;
  content: ProvisionContent;
  /** The text and the warning as a reader sees them, without markup; worked out when first asked for. */
  readonly prose: string;
}

/** What every rule works on: the library, and what several rules would otherwise work out again. */
export interface LintContext {
  library: Library;
  provisions: ProvisionInContext[];
  instruments: Map<string, InstrumentEntry>;
}

/** A rule looks at the whole library and answers what is wrong. None of them knows what day it is. */
export type Rule = (context: LintContext) => Finding[];

export const plain = (markdown: string): string => htmlToText(markdownToHtml(markdown));

export function lintContext(library: Library): LintContext {
  return {
    library,
    instruments: new Map(library.instruments.map((entry) => [entry.id, entry])),
    provisions: library.groups.flatMap(({ file, content }) =>
      JURISDICTION_CODES.flatMap((jurisdiction) => {
        const provision = content.provisions[jurisdiction];
        if (!provision) return [];
        let written: string | undefined;
        return {
          file,
          group: content.group,
          jurisdiction,
          fields: content.fields,
          content: provision,
          get prose() {
            written ??= plain(
              provision.warning ? `${provision.text}\n\n${provision.warning}` : provision.text,
            );
            return written;
          },
        };
      }),
    ),
  };
}
