import { sql } from 'kysely';
import { recordAudit } from '../../../../platform/audit/audit.ts';
import type { Clock } from '../../../../platform/clock.ts';
import { insertRows } from '../../../../platform/db/loadRows.ts';
import { oneOf } from '../../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../../platform/db/schema.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import { badRequest, notFound } from '../../../../platform/errors.ts';
import { sanitiseHtml } from '../../../../platform/html/sanitise.ts';
import { newId } from '../../../../platform/newId.ts';
import { htmlToText } from '../../../../shared/htmlToText.ts';
import { t } from '../../../../shared/text.ts';
import type { EditableCitation, EditableRule } from '../../editable.ts';
import type { Editor } from './editor.ts';
import { offeredIndustries, offeredInstruments } from './offeredInstruments.ts';
import '../../../catalogue/server/tables.ts';
import '../../../legislation/server/tables.ts';
import '../tables.ts';

/** An exemption or special rule as an editor reads it, with how many provision groups it stands with. */
export interface RuleForEditing extends EditableRule {
  id: string;
  groups: number;
}

const citations = (kind: 'act' | 'regulation') => sql`
  coalesce((select json_agg(json_build_object('id', ${sql.ref(`l.${kind}_id`)}, 'sections', l.sections) order by l.sort)
    from ${sql.table(`special_rule_${kind}s`)} l where l.special_rule_id = r.id), '[]'::json)`;

/** The exemptions and special rules of a provision: those of its jurisdiction that name its group, and are shown. */
export async function rulesForEditing(db: Db, provisionId: string): Promise<RuleForEditing[]> {
  const { rows } = await sql<RuleForEditing>`
    select r.id, r.type, r.description, r.typed_values as values,
      coalesce((select json_agg(ri.industry_id order by ri.sort) from special_rule_industries ri
        where ri.special_rule_id = r.id), '[]'::json) as industries,
      ${citations('act')} as acts, ${citations('regulation')} as regulations,
      (select count(*) from special_rule_groups o where o.special_rule_id = r.id)::int as groups
    from provisions p
    join special_rule_groups g on g.provision_group_id = p.provision_group_id
    join special_rules r on r.id = g.special_rule_id and r.jurisdiction = p.jurisdiction
    where p.id = ${provisionId} and r.is_published
    order by r.type, r.key, r.id`.execute(db);
  return rows;
}

const placeOf = async (tx: Tx, provisionId: string) => {
  const row = await tx
    .selectFrom('provisions')
    .select(['jurisdiction', 'provision_group_id'])
    .where('id', '=', provisionId)
    .executeTakeFirst();
  if (!row) throw notFound(t('This provision could not be found.'));
  return row;
};

/**
 * A rule with what it names as it is offered: everything is there, nothing was archived since it was picked, and what was merged gives
 * way. Throws a 400 at its field. `before`: the rule as it stood, which may go on naming what it named.
 */
async function offered(tx: Tx, rule: EditableRule, before: EditableRule | null): Promise<EditableRule> {
  const count = async (table: 'industries' | 'acts' | 'regulations', ids: readonly string[]) =>
    (await tx.selectFrom(table).select('id').where(oneOf('id', ids)).execute()).length;
  const has = async (table: 'industries' | 'acts' | 'regulations', ids: readonly string[]) =>
    (await count(table, ids)) === new Set(ids).size;
  const ids = (list: readonly EditableCitation[]) => list.map(({ id }) => id);
  if (!(await has('industries', rule.industries))) {
    throw badRequest('industries', t('This industry is no longer there. Choose another.'));
  }
  const missing = t('This act or regulation is no longer there. Choose another.');
  if (!(await has('acts', ids(rule.acts)))) throw badRequest('acts', missing);
  if (!(await has('regulations', ids(rule.regulations)))) throw badRequest('regulations', missing);
  const named = (list: readonly EditableCitation[] = []) => new Set(ids(list));
  return {
    ...rule,
    industries: await offeredIndustries(tx, rule.industries, new Set(before?.industries)),
    acts: await offeredInstruments(tx, 'acts', rule.acts, named(before?.acts)),
    regulations: await offeredInstruments(tx, 'regulations', rule.regulations, named(before?.regulations)),
  };
}

function textOf({ description }: EditableRule): { description: string; text_description: string } {
  const html = sanitiseHtml(description);
  const text = htmlToText(html);
  if (text === '') throw badRequest('description', t('Say what the rule is.'));
  return { description: html, text_description: text };
}

const valuesOf = ({ values }: EditableRule) => (values ? { typed_values: JSON.stringify(values) } : {});

async function writeChildren(tx: Tx, id: string, rule: EditableRule): Promise<void> {
  for (const table of ['special_rule_industries', 'special_rule_acts', 'special_rule_regulations'] as const) {
    await tx.deleteFrom(table).where('special_rule_id', '=', id).execute();
  }
  const special_rule_id = id;
  await insertRows(
    tx,
    'special_rule_industries',
    rule.industries.map((industry_id, sort) => ({ special_rule_id, industry_id, sort })),
  );
  await insertRows(
    tx,
    'special_rule_acts',
    rule.acts.map((one, sort) => ({ special_rule_id, act_id: one.id, sections: one.sections, sort })),
  );
  await insertRows(
    tx,
    'special_rule_regulations',
    rule.regulations.map((one, sort) => ({
      special_rule_id,
      regulation_id: one.id,
      sections: one.sections,
      sort,
    })),
  );
}

/** Adds an exemption or special rule to a provision: readers see it at once. Answers its id. Throws 404 and 400 at the field. */
export async function addRule(
  db: Db,
  clock: Clock,
  actor: Editor,
  provisionId: string,
  written: EditableRule,
): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { jurisdiction, provision_group_id } = await placeOf(tx, provisionId);
    const rule = await offered(tx, written, null);
    const id = newId();
    await tx
      .insertInto('special_rules')
      .values({
        ...textOf(rule),
        ...valuesOf(rule),
        id,
        key: null,
        jurisdiction,
        type: rule.type,
        is_published: true,
        as_of: null,
        confidence: 'medium',
        verification: 'unverified',
        sources: '[]',
        editor_note: null,
        updated_at: clock.now(),
        content_hash: null,
        loaded_revision: null,
      })
      .execute();
    await tx.insertInto('special_rule_groups').values({ special_rule_id: id, provision_group_id }).execute();
    await writeChildren(tx, id, rule);
    await audit(tx, clock, actor, 'provision.addRule', provisionId, { after: { id, ...rule } });
    return id;
  });
}

const ruleOf = async (tx: Tx, provisionId: string, id: string): Promise<RuleForEditing> => {
  await placeOf(tx, provisionId);
  const rule = (await rulesForEditing(tx, provisionId)).find((one) => one.id === id);
  if (!rule) throw notFound(t('This rule could not be found.'));
  return rule;
};

/** Writes a rule anew, with every provision group it stands with. Throws 404 and 400 at the field. */
export async function changeRule(
  db: Db,
  clock: Clock,
  actor: Editor,
  of: { provisionId: string; ruleId: string },
  written: EditableRule,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await ruleOf(tx, of.provisionId, of.ruleId);
    const rule = await offered(tx, written, before);
    await tx
      .updateTable('special_rules')
      .set((eb) => ({
        ...textOf(rule),
        ...valuesOf(rule),
        type: rule.type,
        updated_at: clock.now(),
        revision: eb('revision', '+', 1),
      }))
      .where('id', '=', of.ruleId)
      .execute();
    await writeChildren(tx, of.ruleId, rule);
    await audit(tx, clock, actor, 'provision.changeRule', of.provisionId, {
      before,
      after: { id: of.ruleId, ...rule },
    });
  });
}

/** Takes a rule from a provision. One that stands with no other is hidden; nothing is deleted. */
export async function removeRule(
  db: Db,
  clock: Clock,
  actor: Editor,
  of: { provisionId: string; ruleId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await ruleOf(tx, of.provisionId, of.ruleId);
    const { provision_group_id } = await placeOf(tx, of.provisionId);
    const isLast = before.groups <= 1;
    if (!isLast) {
      await tx
        .deleteFrom('special_rule_groups')
        .where('special_rule_id', '=', of.ruleId)
        .where('provision_group_id', '=', provision_group_id)
        .execute();
    }
    await tx
      .updateTable('special_rules')
      .set((eb) => ({
        updated_at: clock.now(),
        revision: eb('revision', '+', 1),
        ...(isLast ? { is_published: false } : {}),
      }))
      .where('id', '=', of.ruleId)
      .execute();
    await audit(tx, clock, actor, 'provision.removeRule', of.provisionId, { before });
  });
}

const audit = (
  tx: Tx,
  clock: Clock,
  actor: Editor,
  action: string,
  id: string,
  states: { before?: unknown; after?: unknown },
) => recordAudit(tx, { at: clock.now(), actor, action, subject: { kind: 'provision', id }, ...states });
