import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/schema.ts';
import { notFound } from '../../../../platform/errors.ts';
import type { RedlinePool } from '../../../../redline/pool/pool.ts';
import { t } from '../../../../shared/text.ts';
import { torontoDay } from '../../../../shared/torontoDate.ts';
import type { Scope } from '../../../identity/scope.ts';
import { type DayChange, type DayChanges, MAX_DAY_CHANGES } from '../../compareContract.ts';
import type { Provision } from '../../contract.ts';
import { rowsOn, valuesKnownOn } from '../../onDay.ts';
import { valueLines } from '../../valueText.ts';
import { askedDay } from '../onDay/lawDay.ts';
import { type FoundProvisions, findInGroups, provisionsByIds } from '../queries.ts';
import type { ProvisionReader } from '../reads.ts';
import { changesOf, compareAll } from './compareTexts.ts';

interface Asked {
  from: string;
  to: string;
  /** Both empty: everything that the person may see. */
  groups: string[];
  provisions: string[];
}

interface Services {
  db: Db;
  clock: Clock;
  reader: ProvisionReader;
  redlines: RedlinePool;
}

/** The values that differ between two days, of those figures that are known on both. */
function changedValues(provision: Provision, { from, to }: Asked, today: string): DayChange['values'] {
  const knownOn = valuesKnownOn(provision, today);
  const after = new Map(rowsOn(provision.values, to, knownOn).map((row) => [row.key, row]));
  return rowsOn(provision.values, from, knownOn).flatMap((before) => {
    const then = after.get(before.key);
    if (!then || then === before) return [];
    const [was, is] = [valueLines(before).join('; '), valueLines(then).join('; ')];
    return was === is ? [] : [{ label: before.label, before: was, after: is, since: then.from }];
  });
}

async function find({ db }: Services, scope: Scope, { groups, provisions }: Asked): Promise<FoundProvisions> {
  if (provisions.length > 0) return provisionsByIds(db, scope, provisions);
  const found = await findInGroups(db, scope, groups, scope.jurisdictions);
  if (!found) throw notFound(t('These provisions could not be found.'));
  return found;
}

const placeOf = ({ id, name, jurisdiction, jurisdictionName, area, topic }: Provision) => ({
  provisionId: id,
  ...{ name, jurisdiction, jurisdictionName, area, topic },
});

const hasText = ({ onDay }: Provision): boolean => onDay?.reach !== 'before';

/**
 * What changed in the law between two days, as redlines and as values, for groups, for provisions, or for all that the person may see.
 * Provisions whose history does not reach back to the first day are told apart: nothing is said of what their text was then, while
 * their figures are compared as far as these are known. Throws 404 when none of the groups exists for this person.
 */
export async function changesBetween(services: Services, scope: Scope, asked: Asked): Promise<DayChanges> {
  const { clock, reader, redlines } = services;
  const today = torontoDay(clock.now());
  const found = await find(services, scope, asked);
  const [before, after] = await Promise.all([
    reader.read(found, scope, null, askedDay(asked.from, clock)),
    reader.read(found, scope, null, askedDay(asked.to, clock)),
  ]);
  const then = new Map(after.map((provision) => [provision.id, provision]));
  const pairs = before.flatMap((was) => {
    const is = then.get(was.id);
    if (!is) return [];
    const isKnown = hasText(was) && hasText(is);
    return {
      was,
      is,
      isKnown,
      values: changedValues(was, asked, today),
      text: isKnown && was.textDescription !== is.textDescription,
    };
  });
  const changed = pairs.filter(({ text, values }) => text || values.length > 0);
  const changes = await compareAll(changed.slice(0, MAX_DAY_CHANGES), async ({ was, is, text, values }) => {
    const compared = text ? await redlines.redline(was.description ?? '', is.description ?? '') : null;
    return {
      ...placeOf(is),
      values,
      redline: compared?.html ?? null,
      changes: compared && changesOf(compared),
    };
  });
  const unreached = pairs.filter(({ isKnown }) => !isKnown);
  return {
    from: asked.from,
    to: asked.to,
    changes,
    more: Math.max(0, changed.length - MAX_DAY_CHANGES),
    unreached: unreached
      .slice(0, MAX_DAY_CHANGES)
      .map(({ was }) => ({ ...placeOf(was), begins: was.onDay?.begins ?? null })),
    moreUnreached: Math.max(0, unreached.length - MAX_DAY_CHANGES),
  };
}
