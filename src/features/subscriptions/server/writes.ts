import type { Db } from '../../../platform/db/schema.ts';
import './tables.ts';

/** Lets emails of one kind reach a person again who had opted out of them. */
export async function takeBackOptOut(tx: Db, userId: string, kind: string): Promise<void> {
  await tx.deleteFrom('email_opt_outs').where('user_id', '=', userId).where('kind', '=', kind).execute();
}
