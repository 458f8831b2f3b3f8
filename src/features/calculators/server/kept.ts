import type { Selectable } from 'kysely';
import { countOf } from '../../../platform/db/countOf.ts';
import { oneOf } from '../../../platform/db/oneOf.ts';
import type { Db, Tx } from '../../../platform/db/schema.ts';
import type { AccountData, ErasedAccount } from '../../../platform/defineFeature.ts';
import { badRequest, conflict, notFound } from '../../../platform/errors.ts';
import type { Handlers } from '../../../platform/http/feature.ts';
import { newId } from '../../../platform/newId.ts';
import type { Services } from '../../../platform/services.ts';
import type { JurisdictionCode } from '../../../shared/jurisdictions.ts';
import { t } from '../../../shared/text.ts';
import type { Scope } from '../../identity/scope.ts';
import { readCase } from '../caseRules.ts';
import { RULES } from '../cases.ts';
import { type KeptCalculation, type keptContract, MAX_KEPT } from '../keptContract.ts';
import { assertOwn, placesOf } from './laws.ts';
import type { CalculationsTable } from './tables.ts';

const present = (row: Selectable<CalculationsTable>): KeptCalculation => ({
  id: row.id,
  name: row.name,
  calculator: row.calculator,
  reading: row.reading,
  entered: row.entered,
  createdAt: row.created_at.toISOString(),
});

async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== 'calculations_name') throw error;
    throw conflict('name_taken', t('You keep a calculation of this name already.'));
  }
}

/** Throws 400 that names the first field which is not one of the case, wrong, or of a jurisdiction that is not the account's. */
function assertCase(
  scope: Scope,
  calculator: KeptCalculation['calculator'],
  entered: Record<string, unknown>,
): void {
  const rules = RULES[calculator];
  const unknown = Object.keys(entered).find((name) => !(name in rules.fields));
  if (unknown) throw badRequest(unknown, t('There is no such field.'));
  const { errors, values } = readCase(rules, entered);
  const [wrong] = Object.entries(errors);
  if (wrong) throw badRequest(...wrong);
  assertOwn(scope, 'jobsIn', Object.keys(values.jobsIn ?? {}) as JurisdictionCode[]);
}

/** The calls about calculations that people keep. Each person has their own; those of others do not exist for them. */
export function keptHandlers({ db, clock }: Services): Handlers<typeof keptContract> {
  const ofUser = (userId: string) => db.selectFrom('calculations').selectAll().where('user_id', '=', userId);
  return {
    calculations: async ({ actor }) => {
      const rows = await ofUser(actor.userId).orderBy('created_at', 'desc').orderBy('id').execute();
      return rows.map(present);
    },
    keepCalculation: async ({ actor, body: { name, calculator, reading, entered } }) => {
      placesOf(actor.scope, reading.jurisdictions);
      if (entered) assertCase(actor.scope, calculator, entered);
      const kept = await ofUser(actor.userId).execute();
      if (kept.length >= MAX_KEPT)
        throw conflict(
          'too_many_kept',
          t('You keep {{count}} calculations. Delete one first.', { count: MAX_KEPT }),
        );
      const row = await orTaken(
        db
          .insertInto('calculations')
          .values({
            id: newId(),
            user_id: actor.userId,
            name,
            calculator,
            reading: JSON.stringify(reading),
            entered: entered ? JSON.stringify(entered) : null,
            created_at: clock.now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
      return present(row);
    },
    renameCalculation: async ({ actor, params, body }) => {
      const row = await orTaken(
        db
          .updateTable('calculations')
          .set({ name: body.name })
          .where('id', '=', params.id)
          .where('user_id', '=', actor.userId)
          .returningAll()
          .executeTakeFirst(),
      );
      if (!row) throw notFound();
      return present(row);
    },
    forgetCalculation: async ({ actor, params }) => {
      const { numDeletedRows } = await db
        .deleteFrom('calculations')
        .where('id', '=', params.id)
        .where('user_id', '=', actor.userId)
        .executeTakeFirst();
      if (numDeletedRows === 0n) throw notFound();
      return { success: true };
    },
  };
}

/** What an account's people keep, for the export of its data. */
export const calculationsOfAccount = (db: Db, accountId: string): Promise<object[]> =>
  db
    .selectFrom('calculations')
    .innerJoin('users', 'users.id', 'calculations.user_id')
    .select([
      'users.email as user',
      'calculations.name',
      'calculator',
      'reading',
      'entered',
      'calculations.created_at',
    ])
    .where('users.account_id', '=', accountId)
    .orderBy('users.email')
    .orderBy('calculations.created_at')
    .execute();

/** How much that is. */
export const accountCounts: AccountData['counts'] = {
  calculations: (db, { userIds }) => countOf(db.selectFrom('calculations').where(oneOf('user_id', userIds))),
};

/** Deletes what an account's people keep. */
export async function eraseAccount(tx: Tx, { userIds }: ErasedAccount): Promise<void> {
  await tx.deleteFrom('calculations').where(oneOf('user_id', userIds)).execute();
}
