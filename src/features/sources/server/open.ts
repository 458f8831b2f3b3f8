import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { type RestingRule, restingOn, rulesRestingOn } from '../../provisions/server/reads.ts';
import type { Resting } from '../../statutes/restingSchema.ts';
import { isReadSince, presentResting, redlineLines } from '../../statutes/server/reads.ts';
import { mayKeepText } from '../hosts.ts';
import { changedLines, isOfPassage } from '../passage.ts';
import { presentWatch } from './list.ts';
import './tables.ts';

const EXCERPT = 160;

/** A special rule behind a page as its editor sees it. Readers are told of provisions alone. */
const presentRule = (
  { text, values: _, cites, industries, type, isLaw: __, ...rule }: RestingRule,
  changedOn: string | null,
  isPassage: boolean,
): Resting => ({
  ...rule,
  kind: 'rule',
  name: industries.length === 0 ? type : `${type}: ${industries.join(', ')}`,
  isPublished: true,
  sections: [...new Set(cites.flatMap(({ sections }) => sections ?? []))].join('; ') || null,
  isPassage,
  excerpt: text.replace(/\s+/g, ' ').slice(0, EXCERPT),
  toldSince: null,
  isRead: isReadSince(rule.checked, changedOn),
});

/** A watched page with what changed of it, and the provisions and rules that rest on it, those concerned first. Throws 404 for an unknown one. */
export async function openSource({ db, redlines }: Pick<Services, 'db' | 'redlines'>, ref: string) {
  const watch = await db.selectFrom('source_watches').selectAll().where('ref', '=', ref).executeTakeFirst();
  if (!watch) throw notFound(t('This source is not watched.'));
  const { body, new_body, changed_on } = watch;
  const resting = await restingOn(db, ref);
  const changed =
    body !== null && new_body !== null ? changedLines(body.split('\n'), new_body.split('\n')) : [];
  const rules = await rulesRestingOn(db, ref);
  const since = watch.state === 'changed' ? changed_on : null;
  const provisions = [
    ...resting.map((one) => presentResting(one, since, isOfPassage(changed, one))),
    ...rules.map((one) => presentRule(one, since, isOfPassage(changed, one))),
  ];
  return {
    source: presentWatch(watch, { provisions: resting.length, rules: rules.length }),
    version: watch.version,
    keptBecause: body === null ? null : (mayKeepText(ref) ?? t('A page of a test.')),
    acceptedAt: watch.accepted_at?.toISOString() ?? null,
    redline: body !== null && new_body !== null ? await redlineLines(redlines, body, new_body) : null,
    provisions: provisions.sort((a, b) => Number(b.isPassage) - Number(a.isPassage)),
  };
}
