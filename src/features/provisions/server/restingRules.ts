import { sql } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import type { Editor } from './edit/editor.ts';
import { PLACED_PROVISIONS } from './joins.ts';
import './tables.ts';

/** An exemption or special rule that rests on a source, with what of it a change of the source may be about. */
export interface RestingRule {
  id: string;
  type: 'Exemption' | 'Special Rule';
  industries: string[];
  jurisdiction: JurisdictionCode;
  area: { id: string; name: string };
  topic: { id: string; name: string };
  /** A provision that it stands beside: the first by name. */
  provisionId: string;
  checked: string | null;
  isLaw: boolean;
  text: string;
  values: unknown[];
  cites: { id: string; sections: string | null }[];
}

/** The exemptions and special rules that readers see and that rest on this source; each once, at the first of its groups. */
export async function rulesRestingOn(db: Db, ref: string): Promise<RestingRule[]> {
  const { rows } = await sql<RestingRule>`
    select distinct on (r.jurisdiction, r.id) r.id, r.type, r.jurisdiction, r.text_description as text,
      json_build_object('id', a.id, 'name', a.name) as area, json_build_object('id', t.id, 'name', t.name) as topic,
      p.id as "provisionId",
      coalesce((select json_agg(i.name order by ri.sort) from special_rule_industries ri
        join industries i on i.id = ri.industry_id where ri.special_rule_id = r.id), '[]'::json) as industries,
      (select max(s ->> 'checked') from jsonb_array_elements(r.sources) s where s ->> 'ref' = ${ref}) as checked,
      exists (select 1 from jsonb_array_elements(r.sources) s
        where s ->> 'ref' = ${ref} and s ->> 'type' = 'official-text') as "isLaw",
      coalesce((select json_agg(v -> 'value') from jsonb_array_elements(r.typed_values) v), '[]'::json) as "values",
      coalesce((select json_agg(json_build_object('id', c.id, 'sections', c.sections)) from (
        select act_id as id, sections from special_rule_acts where special_rule_id = r.id
        union all
        select regulation_id, sections from special_rule_regulations where special_rule_id = r.id) c), '[]'::json) as cites
    from special_rules r
    join special_rule_groups rg on rg.special_rule_id = r.id
    join ${PLACED_PROVISIONS} on p.provision_group_id = rg.provision_group_id and p.jurisdiction = r.jurisdiction
    where r.is_published and r.sources @> ${JSON.stringify([{ ref }])}::jsonb
    order by r.jurisdiction, r.id, lower(g.name)`.execute(db);
  return rows;
}

/**
 * Writes today beside a source of a special rule: it was read again, and not a word changes. Throws a 400 at `ruleIds` for a rule that
 * does not rest on it.
 */
export async function readRuleAgain(
  tx: Tx,
  clock: Clock,
  actor: Editor,
  id: string,
  ref: string,
): Promise<void> {
  const rule = await tx
    .selectFrom('special_rules')
    .select('sources')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!rule?.sources.some((source) => source.ref === ref)) {
    throw badRequest('ruleIds', t('This rule does not rest on that source.'));
  }
  const checked = torontoDay(clock.now());
  const sources = rule.sources.map((source) => (source.ref === ref ? { ...source, checked } : source));
  await tx
    .updateTable('special_rules')
    .set((eb) => ({ sources: JSON.stringify(sources), revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await recordAudit(tx, {
    at: clock.now(),
    actor,
    action: 'rule.readAgain',
    subject: { kind: 'rule', id },
    before: { sources: rule.sources },
    after: { sources },
  });
}
