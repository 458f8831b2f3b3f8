import { htmlToText } from '../../../platform/html/htmlToText.ts';
import { markdownToHtml } from '../../../platform/html/markdown.ts';
import { contentId } from '../../../shared/contentId.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import type { ProvisionToLoad } from '../../provisions/server/load/loadProvisions.ts';
import type { SpecialRuleToLoad } from '../../provisions/server/load/loadSpecialRules.ts';
import { amendments, textDays } from '../format/days.ts';
import type { Citation } from '../format/fields.ts';
import { fillPolicy } from '../format/fillPolicy.ts';
import type { Library } from '../format/library.ts';
import type { ProvisionContent, ProvisionGroupContent, ValueRow } from '../format/provisionGroup.ts';
import { evidenceDay } from '../format/standing.ts';
import { later, noon } from './calendar.ts';
import { groupId, industryId, instrumentId, provisionId, specialRuleId } from './contentIds.ts';
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

const actRows = (citations: Citation[]) =>
  citations.map(({ id, sections }, sort) => ({ act_id: instrumentId(id), sections: sections ?? null, sort }));

const regulationRows = (citations: Citation[]) =>
  citations.map(({ id, sections }, sort) => ({
    regulation_id: instrumentId(id),
    sections: sections ?? null,
    sort,
  }));

/** When a provision was last changed, as readers see it: its last check, or the later day on which its rule began. */
function updatedOn(provision: ProvisionContent, textDay: string, frozen: boolean, today: string): string {
  const { effectiveDate } = provision;
  return !frozen && effectiveDate && effectiveDate <= today ? later(textDay, effectiveDate) : textDay;
}

/** Every provision of the library as rows, with its policy, in which the typed values are written. `today` is a calendar date. */
export function prepareProvisions(library: Library, today: string): ProvisionToLoad[] {
  const dayOf = textDays(library);
  const amended = amendments(library);
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
    const policy = rendered(sample && fillPolicy(sample, fields, content, dayOf(group)).text);
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
        effective_date: content.effectiveDate ?? null,
        ...standingColumns(content, amended(group, jurisdiction)),
      },
      updatedAt: noon(updatedOn(content, dayOf(group), dayOf(group) !== library.stated, today)),
      values: Object.entries(content.values).flatMap(([key, rows]) =>
        rows.map((row, sort) => ({
          key,
          sort,
          ...valueColumns(row),
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
          ...standingColumns(entry),
        },
        updatedAt: noon(entry.asOf ?? evidenceDay(entry.sources) ?? library.stated),
        groupIds: entry.groups.map(groupId),
        industryIds: entry.industries.map(industryId),
        acts: actRows(entry.acts),
        regulations: regulationRows(entry.regulations),
      };
    }),
  );
}
