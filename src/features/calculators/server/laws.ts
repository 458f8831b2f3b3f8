import { badRequest } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { groupIdsByKey } from '../../catalogue/server/reads.ts';
import { allowedJurisdictions, foreignProblem, type Scope } from '../../identity/scope.ts';
import { type ActDates, datesOfActs } from '../../legislation/server/reads.ts';
import type { Provision } from '../../provisions/contract.ts';
import { provisionsOfGroups } from '../../provisions/server/reads.ts';
import type { LawOfPlace, Rule } from '../engine/law.ts';

const ruleOf = (provision: Provision): Rule => ({
  id: provision.id,
  name: provision.name,
  area: provision.area,
  topic: provision.topic,
  values: provision.values,
  acts: provision.acts,
  regulations: provision.regulations,
  verification: provision.verification,
  confidence: provision.confidence,
  verified: provision.verified,
  asOf: provision.asOf,
  effectiveDate: provision.effectiveDate,
  open: provision.open,
  textWarning: provision.textWarning,
  notCovered: provision.notCovered,
  specialRules: provision.specialRules,
});

/** Of the acts that provisions, their figures and special rules cite, those of which it is known when they began. */
function beginningsOf(
  provisions: readonly Provision[],
  dates: ReadonlyMap<string, ActDates>,
): LawOfPlace['acts'] {
  const cited = provisions.flatMap(({ acts, values, specialRules }) => [
    ...[...acts, ...values.flatMap(({ cites }) => cites)].map(({ id }) => id),
    ...specialRules.flatMap(({ act }) => act?.id ?? []),
  ]);
  return Object.fromEntries(
    [...new Set(cited)].flatMap((id) => {
      const { from = null, replaces = null } = dates.get(id) ?? {};
      return from === null ? [] : [[id, { from, replaces }]];
    }),
  );
}

/** Throws 400 that names the field where a jurisdiction was asked for that the account does not have. */
export function assertOwn(scope: Scope, field: string, asked: readonly JurisdictionCode[]): void {
  const problem = foreignProblem(scope, asked);
  if (problem) throw badRequest(field, problem);
}

/** The jurisdictions to answer for. Throws 400 that names the field for one that the account does not have. */
export function placesOf(scope: Scope, asked: JurisdictionCode[]): JurisdictionCode[] {
  assertOwn(scope, 'jurisdictions', asked);
  return allowedJurisdictions(scope, asked) ?? [...JURISDICTION_CODES];
}

/** What the library says of these provision groups in these jurisdictions, as this person may see it. */
export async function lawsOf(
  { db, reader }: Pick<Services, 'db' | 'reader'>,
  scope: Scope,
  groups: readonly string[],
  places: JurisdictionCode[],
): Promise<LawOfPlace[]> {
  const ids = await groupIdsByKey(db, groups);
  const keys = new Map([...ids].map(([key, id]) => [id, key]));
  const found = await provisionsOfGroups(db, scope, [...ids.values()], places);
  const [provisions, dates] = await Promise.all([reader.read(found, scope), datesOfActs(db)]);
  return places.map((jurisdiction) => {
    const own = provisions.filter((provision) => provision.jurisdiction === jurisdiction);
    return {
      jurisdiction,
      rules: Object.fromEntries(
        own.map((provision) => [keys.get(provision.provisionGroup.id) ?? '', ruleOf(provision)]),
      ),
      acts: beginningsOf(own, dates),
    };
  });
}
