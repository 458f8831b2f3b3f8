import { eraseAgain } from '../../features/accounts/server/writes.ts';
import { restore } from '../../platform/db/backup.ts';
import type { Db } from '../../platform/db/schema.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import {
  erasedInDatabase,
  erasedInFile,
  union,
  writeErasedFile,
} from '../../platform/operations/erasedList.ts';
import type { Services } from '../../platform/services.ts';
import { features } from './features.ts';

interface Place {
  db: Db;
  /** Where the list of erased accounts lies beside the database. */
  dataDir: string;
  /** Where the migrations are. */
  folder: string;
}

/**
 * Replaces everything in the database by what a backup holds, and erases the accounts again that were erased since it was taken: those
 * on the list beside the database, and on the database's own before it was replaced. Whole, or not at all.
 */
export async function restoreBackup(
  { db, dataDir, folder }: Place,
  file: string,
): Promise<{ takenAt: string; rows: number; erasedAgain: number }> {
  let erasedAgain = 0;
  const restored = await restore(db, file, folder, async (before) => {
    const erased = union(erasedInFile(dataDir), await erasedInDatabase(before));
    return async (tx) => {
      erasedAgain = await eraseAgain(tx, features, erased);
    };
  });
  await writeErasedFile(db, dataDir);
  return { ...restored, erasedAgain };
}

/**
 * At every start: erases what came back by another way than `restoreBackup`, such as a copy of the database's own files, and brings the
 * list beside the database up to date.
 */
export async function eraseWhatCameBack({ db }: Pick<Services, 'db'>, dataDir: string): Promise<void> {
  const listed = erasedInFile(dataDir);
  if (listed.length > 0) await inTransaction(db, (tx) => eraseAgain(tx, features, listed));
  await writeErasedFile(db, dataDir);
}
