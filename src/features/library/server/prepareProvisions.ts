import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { htmlToText } from '../../../shared/htmlToText.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { evidenceDay } from '../../../shared/standing.ts';
import type { ProvisionToLoad } from '../../provisions/server/load/loadProvisions.ts';
import type { SpecialRuleToLoad } from '../../provisions/server/load/loadSpecialRules.ts';
import { amendments, textDays } from '../format/days.ts';
import type { Citation } from '../format/fields.ts';
import { fillPolicy, type PolicyValues } from '../format/fillPolicy.ts';
import type { Library } from '../format/library.ts';
import type { ProvisionContent, ValueRow } from '../format/provisionGroup.ts';
import { noon } from './calendar.ts';
import { type LibraryIds, libraryIds } from './contentIds.ts';
import { standingColumns } from './standingColumns.ts';

interface Text {
  html: string | null;
  text: string | null;
}

const rendered = (markdown: string | undefined): Text => {
  if (markdown === undefined) return { html: null, text: null };
  const html = markdownToHtml(markdown);
  return { html, text: htmlToText(html) };
};

/** A row's value, or why there is none, and what it rests on where that differs from its provision. */
const valueColumns = (row: ValueRow) => ({
  value: 'value' in row ? JSON.stringify(row.value) : null,
  state: 'state' in row ? row.state : null,
  why: 'state' in row ? (row.why ?? null) : null,
  source: row.source ?? null,
  cites: row.cites ? JSON.stringify(row.cites) : null,
});

const valueRows = (content: ProvisionContent): ProvisionToLoad['values'] =>
  Object.entries(content.values).flatMap(([key, rows]) =>
    rows.map((row, sort) => ({
      key,
      sort,
      ...valueColumns(row),
      from_date: row.from ?? null,
      to_date: row.to ?? null,
    })),
  );

/** Earlier texts of a provision; `idOf` answers the id of the one that held between two days. */
const versionRows = (
  content: ProvisionContent,
  idOf: (from: string, to: string) => string,
): ProvisionToLoad['versions'] =>
  content.versions.map((version) => {
    const text = rendered(version.text);
    const caution = rendered(version.warning);
    return {
      id: idOf(version.from ?? '', version.to),
      description: text.html,
      text_description: text.text ?? '',
      warning: caution.html,
      text_warning: caution.text,
      policy: null,
      text_policy: null,
      effective_from: version.from ?? null,
      effective_to: version.to,
      published_at: noon(version.from ?? version.to),
      change_type: 'Amendment In Force',
    };
  });

const actRows = (ids: LibraryIds, citations: Citation[]) =>
  citations.map(({ id, sections }, sort) => ({
    act_id: ids.instrument(id),
    sections: sections ?? null,
    sort,
  }));

const regulationRows = (ids: LibraryIds, citations: Citation[]) =>
  citations.map(({ id, sections }, sort) => ({
    regulation_id: ids.instrument(id),
    sections: sections ?? null,
    sort,
  }));

/** Since when a text stands: the day on which its rule began, or else the day whose law the library states. */
function stoodSince(
  { effectiveDate }: ProvisionContent,
  textDay: string,
  frozen: boolean,
  today: string,
): string {
  return !frozen && effectiveDate && effectiveDate <= today ? effectiveDate : textDay;
}

/** The words of a provision, as the page shows them and as text. */
function textColumns(content: ProvisionContent) {
  const description = rendered(content.text);
  const warning = rendered(content.warning);
  return {
    description: description.html,
    text_description: description.text ?? '',
    warning: warning.html,
    text_warning: warning.text,
  };
}

/** The sample text of a group and jurisdiction, in which the typed values are written, and as its file has it. */
function policyColumns(library: Library, dayOf: ReturnType<typeof textDays>) {
  const policies = new Map(library.policies.map(({ content }) => [content.group, content.policies]));
  const groups = new Map(library.groups.map(({ content }) => [content.group, content]));
  return (group: string, jurisdiction: JurisdictionCode) => {
    const valuesOf = (key: string): PolicyValues | undefined => {
      const content = groups.get(key);
      const provision = content?.provisions[jurisdiction];
      return content && provision && { fields: content.fields, provision, day: dayOf(key) };
    };
    const sample = policies.get(group)?.[jurisdiction]?.text;
    const values = valuesOf(group);
    const policy = rendered(sample && values && fillPolicy(sample, values, valuesOf).text);
    return {
      policy: policy.html,
      text_policy: policy.text,
      policy_template: rendered(sample).html,
    };
  };
}

/**
 * The provisions of the library as rows, each with its policy, in which the typed values are written. `today` is a calendar date; `only`
 * says of which (all, unless given).
 */
export function prepareProvisions(
  library: Library,
  today: string,
  only: (group: string, jurisdiction: JurisdictionCode) => boolean = () => true,
): ProvisionToLoad[] {
  const ids = libraryIds(library.moved);
  const dayOf = textDays(library);
  const amended = amendments(library);
  const policyOf = policyColumns(library, dayOf);
  const written = new Set(
    library.groups.flatMap(({ content }) =>
      Object.keys(content.provisions).map((jurisdiction) => `${content.group}|${jurisdiction}`),
    ),
  );

  const prepare = (
    group: string,
    jurisdiction: JurisdictionCode,
    content: ProvisionContent,
  ): ProvisionToLoad => ({
    provision: {
      id: ids.provision(group, jurisdiction),
      provision_group_id: ids.group(group),
      jurisdiction,
      ...textColumns(content),
      ...policyOf(group, jurisdiction),
      effective_date: content.effectiveDate ?? null,
      ...standingColumns(content, amended(group, jurisdiction)),
    },
    updatedAt: noon(stoodSince(content, dayOf(group), dayOf(group) !== library.stated, today)),
    values: valueRows(content),
    acts: actRows(ids, content.acts),
    regulations: regulationRows(ids, content.regulations),
    references: content.seeAlso
      .filter((key) => written.has(`${key}|${jurisdiction}`))
      .map((key, sort) => ({ reference_id: ids.provision(key, jurisdiction), sort })),
    versions: versionRows(content, (from, to) => ids.version(group, jurisdiction, from, to)),
  });

  return library.groups.flatMap(({ content }) =>
    JURISDICTION_CODES.flatMap((jurisdiction) => {
      const provision = content.provisions[jurisdiction];
      return provision && only(content.group, jurisdiction)
        ? [prepare(content.group, jurisdiction, provision)]
        : [];
    }),
  );
}

/** Exemptions and special rules as rows. Those of low confidence are for staff until somebody has checked them. */
export function prepareSpecialRules(library: Library): SpecialRuleToLoad[] {
  const ids = libraryIds(library.moved);
  return library.specialRules.flatMap(({ jurisdiction, content }) =>
    content.map((entry) => {
      const description = rendered(entry.description);
      return {
        rule: {
          id: ids.specialRule(entry.id),
          key: entry.id,
          jurisdiction,
          type: entry.type,
          description: description.html ?? '',
          text_description: description.text ?? '',
          typed_values: JSON.stringify(entry.values),
          ...standingColumns(entry),
        },
        updatedAt: noon(entry.asOf ?? evidenceDay(entry.sources) ?? library.stated),
        groupIds: entry.groups.map(ids.group),
        industryIds: entry.industries.map(ids.industry),
        acts: actRows(ids, entry.acts),
        regulations: regulationRows(ids, entry.regulations),
      };
    }),
  );
}
