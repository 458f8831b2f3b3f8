import { htmlToText } from '../../../platform/html/htmlToText.ts';
import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { amendments, textDays } from '../format/days.ts';
import { fillPolicy } from '../format/fillPolicy.ts';
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
  /** The day whose law the text states. */
  day: string;
  /** The last day on which the rule is known to have changed. */
  amendedOn: string | undefined;
  /** The text and the warning as a reader sees them, without markup; worked out when first asked for. */
  readonly prose: string;
}

/** One sample policy with the provision's values written in. */
export interface PolicyInContext {
  file: string;
  jurisdiction: JurisdictionCode;
  /** None: the policy has nothing to stand with. */
  provision: ProvisionInContext | undefined;
  /** Markdown. */
  text: string;
  /** Values that it names and that are not there. */
  problems: string[];
}

/** What every rule works on: the library, and what several rules would otherwise work out again. */
export interface LintContext {
  library: Library;
  provisions: ProvisionInContext[];
  policies: PolicyInContext[];
  instruments: Map<string, InstrumentEntry>;
}

/** A rule looks at the whole library and answers what is wrong. None of them knows what day it is. */
export type Rule = (context: LintContext) => Finding[];

export const plain = (markdown: string): string => htmlToText(markdownToHtml(markdown));

function provisionsIn(library: Library): ProvisionInContext[] {
  const dayOf = textDays(library);
  const amended = amendments(library);
  return library.groups.flatMap(({ file, content }) =>
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
        day: dayOf(content.group),
        amendedOn: amended(content.group, jurisdiction),
        get prose() {
          written ??= plain(provision.warning ? `${provision.text}\n\n${provision.warning}` : provision.text);
          return written;
        },
      };
    }),
  );
}

function policiesIn(library: Library, provisions: ProvisionInContext[]): PolicyInContext[] {
  return library.policies.flatMap(({ file, content }) =>
    JURISDICTION_CODES.flatMap((jurisdiction) => {
      const policy = content.policies[jurisdiction];
      if (!policy) return [];
      const provision = provisions.find(
        (one) => one.group === content.group && one.jurisdiction === jurisdiction,
      );
      const { text, problems } = provision
        ? fillPolicy(policy.text, provision.fields, provision.content, provision.day)
        : { text: policy.text, problems: [] };
      return { file, jurisdiction, provision, text, problems };
    }),
  );
}

export function lintContext(library: Library): LintContext {
  const provisions = provisionsIn(library);
  return {
    library,
    instruments: new Map(library.instruments.map((entry) => [entry.id, entry])),
    provisions,
    policies: policiesIn(library, provisions),
  };
}
