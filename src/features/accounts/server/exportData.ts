import type { Readable } from 'node:stream';
import type { Db } from '../../../platform/db/schema.ts';
import { type ZipEntry, zipStream } from '../../../platform/files/zipStream.ts';
import type { Services } from '../../../platform/services.ts';
import './tables.ts';

/** What an account chose when it signed up. */
export const choicesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('accounts')
    .select(['intended_plan', 'intended_jurisdictions', 'intended_areas', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();

async function* entriesOf(services: Services, accountId: string): AsyncGenerator<ZipEntry> {
  for (const { accountData } of services.features) {
    for (const [name, read] of Object.entries(accountData?.export ?? {})) {
      const text = JSON.stringify(await read(services, accountId), null, 2);
      yield { name: `${name}.json`, bytes: [Buffer.from(text)] };
    }
    if (accountData?.exportFiles) yield* accountData.exportFiles(services, accountId);
  }
}

/** Everything that the features keep of an account, as a zip of JSON files and what else they have, made while it is sent. */
export const exportData = (services: Services, accountId: string): Readable =>
  zipStream(entriesOf(services, accountId));
