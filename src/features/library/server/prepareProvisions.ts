import { htmlToText } from '../../../platform/html/htmlToText.ts';
import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { contentId } from '../../../shared/contentId.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { ProvisionToLoad } from '../../provisions/server/load/loadProvisions.ts';
import type { SpecialRuleToLoad } from '../../provisions/server/load/loadSpecialRules.ts';
import type { Citation } from '../format/fields.ts';
import { fillPolicy } from '../format/fillPolicy.ts';
import type { Library } from '../format/library.ts';
import type { ProvisionContent, ProvisionGroupContent } from '../format/provisionGroup.ts';
import { groupPlaces } from '../format/taxonomy.ts';
import { later, noon } from './calendar.ts';
import { groupId, industryId, instrumentId, provisionId, specialRuleId } from './contentIds.ts';

interface Text {
  html: string | null;
  text: string | null;
}

const rendered = (markdown: string | undefined): Text => {
  if (markdown === undefined) return { html: null, text: null };
  const html = markdownToHtml(markdown);
  return { html, text: htmlToText(html) };
};

const actRows = (citations: Citation[]) =>
  citations.map(({ id, sections }, sort) => ({ act_id: instrumentId(id), sections: sections ?? null, sort }));

const regulationRows = (citations: Citation[]) =>
  citations.map(({ id, sections }, sort) => ({
    regulation_id: instrumentId(id),
    sections: sections ?? null,
    sort,
  }));

/** When a provision was last changed, as readers see it: its last check, or the later day on which its rule began. */
function updatedOn(provision: ProvisionContent, frozenAt: string | undefined, today: string): string {
  if (frozenAt) return frozenAt;
  const { asOf, effectiveDate } = provision;
  return effectiveDate && effectiveDate <= today ? later(asOf, effectiveDate) : asOf;
}

/** Every provision of the library as rows, with its policy, in which the typed values are written. `today` is a calendar date. */
export function prepareProvisions(library: Library, today: string): ProvisionToLoad[] {
  const frozen = new Map(groupPlaces(library.taxonomy).map((place) => [place.key, place.frozenAt]));
  const written = new Set(
    library.groups.flatMap(({ content }) =>
      Object.keys(content.provisions).map((jurisdiction) => `${content.group}|${jurisdiction}`),
    ),
  );
  const policies = new Map(library.policies.map(({ content }) => [content.group, content.policies]));

  const prepare = (
    { group, fields }: ProvisionGroupContent,
    jurisdiction: JurisdictionCode,
    content: ProvisionContent,
  ): ProvisionToLoad => {
    const id = provisionId(group, jurisdiction);
    const description = rendered(content.text);
    const warning = rendered(content.warning);
    const sample = policies.get(group)?.[jurisdiction]?.text;
    const policy = rendered(sample && fillPolicy(sample, fields, content).text);
    return {
      provision: {
        id,
        provision_group_id: groupId(group),
        jurisdiction,
        description: description.html,
        text_description: description.text ?? '',
        warning: warning.html,
        text_warning: warning.text,
        policy: policy.html,
        text_policy: policy.text,
        is_published: content.confidence !== 'low',
        effective_date: content.effectiveDate ?? null,
        as_of: content.asOf,
        confidence: content.confidence,
        verification: content.verification,
        sources: JSON.stringify(content.sources),
        editor_note: content.editorNote ?? null,
      },
      updatedAt: noon(updatedOn(content, frozen.get(group), today)),
      values: Object.entries(content.values).flatMap(([key, rows]) =>
        rows.map((row, sort) => ({
          key,
          sort,
          value: JSON.stringify(row.value),
          from_date: row.from ?? null,
          to_date: row.to ?? null,
        })),
      ),
      acts: actRows(content.acts),
      regulations: regulationRows(content.regulations),
      references: content.seeAlso
        .filter((key) => written.has(`${key}|${jurisdiction}`))
        .map((key, sort) => ({ reference_id: provisionId(key, jurisdiction), sort })),
      versions: content.versions.map((version) => {
        const text = rendered(version.text);
        const caution = rendered(version.warning);
        return {
          id: contentId('version', `${group}|${jurisdiction}|${version.from ?? ''}|${version.to}`),
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
      }),
    };
  };

  return library.groups.flatMap(({ content }) =>
    JURISDICTION_CODES.flatMap((jurisdiction) => {
      const provision = content.provisions[jurisdiction];
      return provision ? [prepare(content, jurisdiction, provision)] : [];
    }),
  );
}

/** Exemptions and special rules as rows. Those of low confidence are for staff until somebody has checked them. */
export function prepareSpecialRules(library: Library): SpecialRuleToLoad[] {
  return library.specialRules.flatMap(({ jurisdiction, content }) =>
    content.map((entry) => {
      const description = rendered(entry.description);
      return {
        rule: {
          id: specialRuleId(entry.id),
          key: entry.id,
          jurisdiction,
          type: entry.type,
          description: description.html ?? '',
          text_description: description.text ?? '',
          is_published: entry.confidence !== 'low',
          as_of: entry.asOf,
          confidence: entry.confidence,
          verification: entry.verification,
          sources: JSON.stringify(entry.sources),
          editor_note: entry.editorNote ?? null,
        },
        updatedAt: noon(entry.asOf),
        groupIds: entry.groups.map(groupId),
        industryIds: entry.industries.map(industryId),
        acts: actRows(entry.acts),
        regulations: regulationRows(entry.regulations),
      };
    }),
  );
}
