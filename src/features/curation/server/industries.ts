import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { badRequest } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import type { Services } from '../../../platform/services.ts';
import { t } from '../../../shared/text.ts';
import { addIndustry, changeIndustry } from '../../catalogue/server/writes.ts';
import { ruleCounts } from '../../provisions/server/reads.ts';
import type { industriesContract, StaffIndustry } from '../industriesContract.ts';
import { archivedOf } from './archived.ts';
import { followName } from './followName.ts';
import { newKey } from './newKey.ts';
import { assertRevision, auditThing, lockedThing } from './things.ts';

async function listOf(db: Db): Promise<StaffIndustry[]> {
  const rows = await db.selectFrom('industries').selectAll().orderBy(sql`lower(name)`).execute();
  const [rules, archived] = [await ruleCounts(db), await archivedOf(db, 'industries')];
  return rows.map(({ id, revision, name, kind, naics, content_hash }) => ({
    id,
    revision,
    written: { name, kind, naics },
    isFromLibrary: content_hash !== null,
    archived: archived.get(id) ?? null,
    rules: rules.get(id) ?? 0,
  }));
}

/** Throws 400 at `name` when another has it, put away or not: names are how members know industries apart. */
async function assertNameIsFree(tx: Tx, name: string, id: string | null): Promise<void> {
  const twin = await tx
    .selectFrom('industries')
    .select('archived_at')
    .where((eb) => eb(eb.fn('lower', ['name']), '=', name.toLowerCase()))
    .where('id', '<>', id ?? '')
    .executeTakeFirst();
  if (!twin) return;
  throw badRequest(
    'name',
    twin.archived_at
      ? t('An archived one has this name. Take it back, or choose another name.')
      : t('There is one of this name already.'),
  );
}

/** The calls by which staff keep industries and occupations. */
export function industriesHandlers({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Handlers<typeof industriesContract> {
  return {
    staffIndustries: () => listOf(db),
    createIndustry: ({ actor, body }) =>
      inTransaction(db, async (tx) => {
        await assertNameIsFree(tx, body.name, null);
        const named = newKey('industry', body.name);
        await addIndustry(tx, named, body);
        await auditThing(tx, clock.now(), {
          ...{ actor, kind: 'industry', id: named.id, verb: 'create', after: body },
        });
        return { id: named.id };
      }),
    changeIndustry: ({ actor, params: { id }, body: { revision, ...written } }) =>
      inTransaction(db, async (tx) => {
        const before = await lockedThing(tx, 'industry', id);
        assertRevision(before, revision);
        await assertNameIsFree(tx, written.name, id);
        await changeIndustry(tx, id, written);
        await followName(tx, 'industry', before.name, written.name);
        await auditThing(tx, clock.now(), {
          ...{ actor, kind: 'industry', id, verb: 'change', before: before.state, after: written },
        });
        return { id };
      }),
  };
}
