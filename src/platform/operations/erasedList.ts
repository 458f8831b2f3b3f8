import { existsSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db, Tx } from '../db/schema.ts';
import '../db/tables.ts';

/** An account that is gone: when it went by the id that it had, and nothing else. */
export interface Erased {
  accountId: string;
  at: Date;
}

const FILE = 'erased-accounts';

/** Writes on the list that an account is gone, in the transaction that erases it. */
export async function noteErased(tx: Tx, { accountId, at }: Erased): Promise<void> {
  await tx
    .insertInto('erased_accounts')
    .values({ account_id: accountId, erased_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The accounts that the database lists as gone. */
export async function erasedInDatabase(db: Db): Promise<Erased[]> {
  const rows = await db.selectFrom('erased_accounts').selectAll().execute();
  return rows.map(({ account_id, erased_at }) => ({ accountId: account_id, at: erased_at }));
}

/** The accounts that the list beside the database names; lines that are none are passed over. */
export function erasedInFile(dataDir: string): Erased[] {
  const file = path.join(dataDir, FILE);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, day = '', accountId] = /^(\S+) ([\w-]{1,64})$/.exec(line) ?? [];
      const at = new Date(day);
      return accountId && !Number.isNaN(at.getTime()) ? [{ accountId, at }] : [];
    });
}

/** Both lists as one, each account once. */
export const union = (...lists: readonly Erased[][]): Erased[] => [
  ...new Map(lists.flat().map((erased) => [erased.accountId, erased])).values(),
];

/**
 * Writes the list beside the database anew: what it named, and what the database names. It outlives the database, and is read when
 * one is restored. A process that dies before it is written leaves that to the next start.
 */
export async function writeErasedFile(db: Db, dataDir: string): Promise<void> {
  const all = union(erasedInFile(dataDir), await erasedInDatabase(db));
  if (all.length === 0) return;
  const lines = all
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ accountId, at }) => `${at.toISOString()} ${accountId}\n`);
  const file = path.join(dataDir, FILE);
  const unfinished = `${file}.${process.pid}.part`;
  await writeFile(unfinished, lines.join(''), { mode: 0o600, flush: true });
  await rename(unfinished, file);
}
