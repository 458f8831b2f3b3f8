import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/schema.ts';
import { badRequest, notFound } from '../../../platform/errors.ts';
import { htmlToText } from '../../../shared/htmlToText.ts';
import { JURISDICTION_CODES, type JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import { torontoDay } from '../../../shared/torontoDate.ts';
import { fieldsOfGroups } from '../../catalogue/server/reads.ts';
import { allowedJurisdictions, foreignProblem, type Scope } from '../../identity/scope.ts';
import type { UpcomingChange } from '../../legislation/contract.ts';
import type { Provision } from '../../provisions/contract.ts';
import { askedDay, findInGroups, type ProvisionReader } from '../../provisions/server/reads.ts';
import type { Coming, Matrix, MatrixField, MatrixProvision } from '../contract.ts';

export interface AskedMatrix {
  groups: string[];
  jurisdictions: JurisdictionCode[];
  fields: string[];
  on?: string;
}

const comingOf = (change: UpcomingChange): Coming => ({
  overview: htmlToText(change.changesOverview),
  bill: change.bill?.name ?? null,
  billUrl: change.bill?.url ?? null,
  inForce: change.inForce,
  inForceDate: change.inForceDate,
  assentDate: change.bill?.assentDate ?? null,
  sections: change.upcomingActSections ?? change.upcomingRegSections,
});

/** Without its texts, which the matrix does not show, and without the values of other rows. */
const withoutTexts = (provision: Provision, keys: ReadonlySet<string>): MatrixProvision => ({
  id: provision.id,
  jurisdiction: provision.jurisdiction,
  jurisdictionName: provision.jurisdictionName,
  acts: provision.acts,
  regulations: provision.regulations,
  textWarning: provision.textWarning,
  values: provision.values.filter(({ key }) => keys.has(key)),
  upcomingChanges: provision.upcomingChanges.map(comingOf),
  effectiveDate: provision.effectiveDate,
  asOf: provision.asOf,
  verification: provision.verification,
  confidence: provision.confidence,
  open: provision.open,
  verified: provision.verified,
  hasVersions: provision.hasVersions,
});

/** Throws 400 at `fields` for one that none of the groups has. */
function assertFields(asked: readonly string[], fieldsOf: ReadonlyMap<string, { key: string }[]>): void {
  const known = new Set([...fieldsOf.values()].flat().map(({ key }) => key));
  const missing = asked.find((key) => !known.has(key));
  if (missing !== undefined) {
    throw badRequest('fields', t('There is no row “{{key}}” in these provisions.', { key: missing }));
  }
}

/** Throws 400 at the parameter that asks for a jurisdiction which the account does not have. */
export function assertOwn(scope: Scope, parameter: string, asked: readonly JurisdictionCode[]): void {
  const problem = foreignProblem(scope, asked);
  if (problem) throw badRequest(parameter, problem);
}

/**
 * The typed values of groups as a matrix: a row for each field, a column for each jurisdiction asked for, or for all that the
 * person may see. What is outside that is not read. Groups come in the order of the library; those out of scope are left out.
 *
 * Throws 404 when none of the groups exists for this person, and 400 for a field that none has, or a jurisdiction that is not the
 * account's.
 */
export async function readMatrix(
  { db, clock, reader }: { db: Db; clock: Clock; reader: ProvisionReader },
  scope: Scope,
  { groups, jurisdictions, fields: asked, on }: AskedMatrix,
): Promise<Matrix> {
  const today = torontoDay(clock.now());
  assertOwn(scope, 'jurisdictions', jurisdictions);
  const allowed = allowedJurisdictions(scope, jurisdictions);
  const found = await findInGroups(db, scope, groups, allowed);
  if (!found) throw notFound(t('These provisions could not be found.'));
  const [provisions, fieldsOf] = await Promise.all([
    reader.read(found, scope, null, askedDay(on, clock)),
    fieldsOfGroups(db, groups),
  ]);
  assertFields(asked, fieldsOf);
  const byGroup = new Map<string, Provision[]>();
  for (const provision of provisions) {
    const { id } = provision.provisionGroup;
    byGroup.set(id, [...(byGroup.get(id) ?? []), provision]);
  }
  return {
    on: on ?? today,
    today,
    jurisdictions: JURISDICTION_CODES.filter((code) => allowed === null || allowed.includes(code)),
    groups: [...byGroup.values()].flatMap((list) => {
      const [first] = list;
      if (!first) return [];
      const fields = (fieldsOf.get(first.provisionGroup.id) ?? [])
        .filter(({ key }) => asked.length === 0 || asked.includes(key))
        .map(
          ({ key, label, type, unit, threshold, protects }): MatrixField => ({
            ...{ key, label, type },
            unit: unit ?? null,
            threshold: threshold ?? null,
            protects: protects ?? null,
          }),
        );
      const keys = new Set(fields.map(({ key }) => key));
      return {
        ...first.provisionGroup,
        area: first.area,
        topic: first.topic,
        fields,
        provisions: list.map((provision) => withoutTexts(provision, keys)),
      };
    }),
  };
}
