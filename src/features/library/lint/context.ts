import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { amendments, textDays } from '../format/days.ts';
import type { fillPolicy, PolicyValues } from '../format/fillPolicy.ts';
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
  /** What was written in from other groups. */
  borrowed: string[];
  /** Where it meets each of the contents that the law requires. */
  meets: Record<string, string>;
}

/** What every rule works on: the library, and what several rules would otherwise work out again. */
export interface LintContext {
  library: Library;
  provisions: ProvisionInContext[];
  policies: PolicyInContext[];
  instruments: Map<string, InstrumentEntry>;
  /** A text of the library without its markup. */
  plain: (text: string) => string;
}

/** A rule looks at the whole library and answers what is wrong. None of them knows what day it is. */
export type Rule = (context: LintContext) => Finding[];

/** How the texts of a library are written: its files in Markdown, the back-office in HTML. */
export interface Markup {
  plain: (text: string) => string;
  fill: typeof fillPolicy;
}

function provisionsIn(library: Library, { plain }: Markup): ProvisionInContext[] {
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

const valuesOf = ({ fields, content, day }: ProvisionInContext): PolicyValues => ({
  fields,
  provision: content,
  day,
});

function policiesIn(library: Library, provisions: ProvisionInContext[], { fill }: Markup): PolicyInContext[] {
  const byKey = new Map(provisions.map((one) => [`${one.group}|${one.jurisdiction}`, one]));
  return library.policies.flatMap(({ file, content }) =>
    JURISDICTION_CODES.flatMap((jurisdiction) => {
      const policy = content.policies[jurisdiction];
      if (!policy) return [];
      const provision = byKey.get(`${content.group}|${jurisdiction}`);
      const other = (group: string): PolicyValues | undefined => {
        const found = byKey.get(`${group}|${jurisdiction}`);
        return found && valuesOf(found);
      };
      const filled = provision
        ? fill(policy.text, valuesOf(provision), other)
        : { text: policy.text, problems: [], borrowed: [] };
      return { file, jurisdiction, provision, meets: policy.meets, ...filled };
    }),
  );
}

export function lintContext(library: Library, markup: Markup): LintContext {
  const provisions = provisionsIn(library, markup);
  return {
    library,
    instruments: new Map(library.instruments.map((entry) => [entry.id, entry])),
    provisions,
    policies: policiesIn(library, provisions, markup),
    plain: markup.plain,
  };
}
