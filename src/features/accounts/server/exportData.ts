import { strToU8, zipSync } from 'fflate';
import type { Db } from '../../../platform/db/schema.ts';
import type { Services } from '../../../platform/services.ts';
import './tables.ts';

/** What an account chose when it signed up. */
export const choicesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select(['intended_plan', 'intended_jurisdictions', 'intended_areas', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

/** Everything that the features keep of an account, as a zip of JSON files. */
export async function exportData(services: Services, accountId: string): Promise<Uint8Array> {
  const files: Record<string, Uint8Array> = {};
  for (const { accountData } of services.features) {
    for (const [name, read] of Object.entries(accountData?.export ?? {})) {
      files[`${name}.json`] = strToU8(JSON.stringify(await read(services, accountId), null, 2));
    }
  }
  return zipSync(files);
}
